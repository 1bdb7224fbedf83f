import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { ImageModel } from "~/generated/prisma/models";
import type { Ports, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import type { Storage } from "~/server/ports/storage";
import { lockHashes, PATIENT } from "./lock-hashes";
import { processImage } from "./process-image";

/** A part of `ServiceContext`, which the seed has too. */
export interface ImageContext {
  db: ServiceContext["db"];
  ports: Pick<Ports, "storage">;
}

/** Pictures whose files go together. */
const AT_ONCE = 25;

export interface Upload {
  file: Blob | Uint8Array;
  /** The shop it belongs to; null for pictures of the site. */
  tentId: number | null;
}

/**
 * Resizes and keeps an uploaded picture, makes its row, and lets `link` point at it in the same transaction.
 * Whatever fails, nothing is left: no row, no file. Not to be called inside a transaction.
 */
export async function storeImage<T>(
  ctx: ImageContext,
  { file, tentId }: Upload,
  link: (tx: Tx, image: ImageModel) => Promise<T>,
): Promise<T> {
  const open = (work: (change: { tx: Tx }) => Promise<T>) => ctx.db.$transaction((tx) => work({ tx }), PATIENT);
  return storeImageWithin(ctx, { file, tentId }, open, ({ tx }, image) => link(tx, image));
}

/** As `storeImage`, in a transaction that `open` runs: that of a change of a shop, or of the site. */
export async function storeImageWithin<T, Change extends { tx: Tx }>(
  ctx: ImageContext,
  { file, tentId }: Upload,
  open: (work: (change: Change) => Promise<T>) => Promise<T>,
  link: (change: Change, image: ImageModel) => Promise<T>,
): Promise<T> {
  const { hash, width, height, placeholder, files } = await processImage(file);
  const bytes = files.reduce((sum, each) => sum + each.bytes.byteLength, 0);
  try {
    return await open(async (change) => {
      const { tx } = change;
      await lockHashes(tx, [hash]);
      await atOnce(files, async ({ name, bytes: content }) => {
        if (!(await ctx.ports.storage.exists(name))) await ctx.ports.storage.put(name, content);
      });
      const image = await tx.image.create({ data: { tentId, hash, width, height, placeholder, bytes } });
      return link(change, image);
    });
  } catch (error) {
    await removeOrphans(ctx, [{ hash, width }]);
    throw error;
  }
}

/** The pictures of deleted rows lose their files unless another row, of any shop, shows the same picture. After the commit. */
export async function removeOrphans(
  { db, ports }: ImageContext,
  deleted: readonly { hash: string; width: number }[],
): Promise<void> {
  const all = [...new Map(deleted.map(({ hash, width }) => [hash, width]))];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = new Map(all.slice(start, start + AT_ONCE));
    await db.$transaction(async (tx) => {
      await lockHashes(tx, [...part.keys()]);
      const used = await tx.image.findMany({ where: { hash: { in: [...part.keys()] } }, select: { hash: true } });
      for (const { hash } of used) part.delete(hash);
      await atOnce([...part], ([hash, width]) => removeFiles(ports.storage, hash, width));
    }, PATIENT);
  }
}

async function removeFiles(storage: Storage, hash: string, width: number): Promise<void> {
  await atOnce(imageWidths(width), (each) => storage.delete(imageFileName(hash, each)));
}

/** All of them, though one fails: what is still under way when others are cleared up would be left. */
async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(items.map(work));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
