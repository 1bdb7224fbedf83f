import { PDF_DAYS } from "~/domain/catalogue/pdf/pdf-scope";
import type { ServiceContext } from "~/server/context";
import { daysBefore, pdfUnderWay } from "./pdf-record";

/** Work waits no longer in the queue: what is still under way then was lost. */
const LOST_DAYS = 3;
const AT_ONCE = 500;

/**
 * Forgets what ran out, and takes away the files that no row names: of shops that are gone, and what a killed process
 * left. A file whose row is under way may be on its way and stays. Gives back how many files went.
 */
export async function pruneCataloguePdfs({ db, ports, now }: ServiceContext): Promise<number> {
  await db.cataloguePdf.updateMany({
    where: { ...pdfUnderWay, createdAt: { lt: daysBefore(now(), LOST_DAYS) } },
    data: { status: "FAILED", endedAt: now() },
  });
  await db.cataloguePdf.deleteMany({ where: { endedAt: { lt: daysBefore(now(), PDF_DAYS) } }, limit: AT_ONCE });
  const kept = await ports.cataloguePdfs.list();
  let gone = 0;
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const part = kept.slice(at, at + AT_ONCE);
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
