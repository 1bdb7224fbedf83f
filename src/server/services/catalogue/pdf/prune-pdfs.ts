import { PDF_DAYS } from "~/domain/catalogue/pdf/pdf-scope";
import type { ServiceContext } from "~/server/context";
import { sweep } from "~/server/sweep";
import { daysBefore, pdfUnderWay } from "./pdf-record";

/** No job waits longer than this: what is still under way then was lost. */
const LOST_DAYS = 3;
const BATCH_SIZE = 500;

/**
 * Deletes expired rows, and files that no row names: of deleted shops, or left by a killed process. A file whose row is
 * under way may be about to be published and stays. Returns how many files were deleted.
 */
export async function pruneCataloguePdfs({ db, ports, now }: ServiceContext, signal?: AbortSignal): Promise<number> {
  await db.cataloguePdf.updateMany({
    where: { ...pdfUnderWay, createdAt: { lt: daysBefore(now(), LOST_DAYS) } },
    data: { status: "FAILED", endedAt: now() },
  });
  const expired = { endedAt: { lt: daysBefore(now(), PDF_DAYS) } };
  await sweep({
    size: BATCH_SIZE,
    signal,
    batch: async () => (await db.cataloguePdf.deleteMany({ where: expired, limit: BATCH_SIZE })).count,
  });
  const kept = await ports.cataloguePdfs.list();
  let gone = 0;
  for (let at = 0; at < kept.length; at += BATCH_SIZE) {
    signal?.throwIfAborted();
    const part = kept.slice(at, at + BATCH_SIZE);
    const rows = await db.cataloguePdf.findMany({
      where: { id: { in: part.map(({ id }) => id) } },
      select: { id: true, file: true, status: true },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { name, id } of part) {
      const row = byId.get(id);
      if (row && (row.file === name || row.status === "WAITING" || row.status === "RUNNING")) continue;
      await ports.cataloguePdfs.delete(name);
      gone += 1;
    }
  }
  return gone;
}
