import sharp from "sharp";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { PictureInk } from "~/domain/product/images/ink";
import type { ServiceContext } from "~/server/context";
import type { Storage } from "~/server/ports/storage";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { sweep } from "~/server/sweep";
import { measureInk } from "./ink-of-pixels";

/** Pictures measured between two writes. */
const BATCH_SIZE = 100;

/**
 * Measures, in parts, the pictures that an earlier release stored: before this one, or beside it while both ran. Returns how
 * many.
 */
export function measurePictures(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  return sweep({ size: BATCH_SIZE, signal, batch: () => measureBatch(ctx) });
}

async function measureBatch(ctx: ServiceContext): Promise<number> {
  const rows = await ctx.db.image.findMany({
    where: { ink: null },
    orderBy: { id: "asc" },
    take: BATCH_SIZE,
    select: { id: true, tentId: true, hash: true, width: true },
  });
  if (rows.length === 0) return 0;
  const inks = new Map<string, PictureInk>();
  for (const { hash, width } of rows) {
    if (!inks.has(hash)) inks.set(hash, await inkOfStored(ctx.ports.storage, hash, width));
  }
  const inkOfRow = ({ hash }: { hash: string }) => inks.get(hash) ?? "OTHER";
  await changeTents(ctx, async ({ tx, tents, site }) => {
    // Pages look different only with the pictures that may get a tile. Tents are locked before their pictures, as everywhere.
    const shown = rows.filter((row) => inkOfRow(row) !== "OTHER");
    await tents(shown.flatMap(({ tentId }) => tentId ?? []));
    if (shown.some(({ tentId }) => tentId === null)) await site();
    for (const ink of new Set(inks.values())) {
      const ids = rows.filter((row) => inkOfRow(row) === ink).map(({ id }) => id);
      await tx.image.updateMany({ where: { id: { in: ids } }, data: { ink } });
    }
  });
  return rows.length;
}

/** By its smallest file. One that is missing or broken counts as opaque: pages leave it as it is. */
async function inkOfStored(storage: Storage, hash: string, width: number): Promise<PictureInk> {
  const file = await storage.open(imageFileName(hash, imageWidths(width)[0] ?? width));
  if (!file) return "OTHER";
  return measureInk(sharp(await file.read())).catch(() => "OTHER");
}
