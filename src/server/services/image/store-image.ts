import { type ImageRef, imageFileNames } from "~/domain/product/images/image";
import type { ImageModel } from "~/generated/prisma/models";
import type { Ports, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { deleteFiles } from "./delete-files";
import { lockHashes, PATIENT } from "./lock-hashes";
import { processImage } from "./process-image";

/** The part of `ServiceContext` that the seed has too. */
export interface ImageContext {
  db: ServiceContext["db"];
  ports: Pick<Ports, "storage"> & Partial<Pick<Ports, "shopCache">>;
  afterCommit?: ServiceContext["afterCommit"];
}

/** Images whose files are deleted together. */
const BATCH_SIZE = 25;

export interface Upload {
  file: Blob | Uint8Array;
  /** The shop it belongs to; null for images of the site. */
  tentId: number | null;
}

/**
 * Resizes and stores an uploaded image, inserts its row, and lets `link` reference it in the same transaction. On
 * failure neither row nor file is left. Must not be called inside a transaction.
 */
export async function storeImage<T>(
  ctx: ImageContext,
  { file, tentId }: Upload,
  link: (tx: Tx, image: ImageModel) => Promise<T>,
): Promise<T> {
  const open = (work: (change: { tx: Tx }) => Promise<T>) => ctx.db.$transaction((tx) => work({ tx }), PATIENT);
  return storeImageWithin(ctx, { file, tentId }, open, ({ tx }, image) => link(tx, image));
}

/** Like `storeImage`, in a transaction that `open` runs: a change of a shop, or of the site. */
export async function storeImageWithin<T, Change extends { tx: Tx }>(
  ctx: ImageContext,
  { file, tentId }: Upload,
  open: (work: (change: Change) => Promise<T>) => Promise<T>,
  link: (change: Change, image: ImageModel) => Promise<T>,
): Promise<T> {
  const { hash, width, height, placeholder, ink, files } = await processImage(file);
  const bytes = files.reduce((sum, each) => sum + each.bytes.byteLength, 0);
  try {
    return await open(async (change) => {
      const { tx } = change;
      await lockHashes(tx, [hash]);
      await atOnce(files, async ({ name, bytes: content }) => {
        if (!(await ctx.ports.storage.exists(name))) await ctx.ports.storage.put(name, content);
      });
      const image = await tx.image.create({ data: { tentId, hash, width, height, placeholder, ink, bytes } });
      return link(change, image);
    });
  } catch (error) {
    await removeOrphans(ctx, [{ hash, width }]);
    throw error;
  }
}

/**
 * Deletes the files of deleted image rows, unless another row of any shop uses the same picture. Call it after the
 * commit; within a larger transaction it waits for that one's.
 */
export async function removeOrphans(
  { db, ports, afterCommit }: ImageContext,
  deleted: readonly ImageRef[],
): Promise<void> {
  if (deleted.length === 0) return;
  if (afterCommit) return afterCommit((outside) => removeOrphans(outside, deleted));
  const all = [...new Map(deleted.map(({ hash, width }) => [hash, width]))];
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    const part = new Map(all.slice(start, start + BATCH_SIZE));
    await deleteFiles({ db, shopCache: ports.shopCache }, [...part.keys()], async (tx) => {
      const used = await tx.image.findMany({ where: { hash: { in: [...part.keys()] } }, select: { hash: true } });
      for (const { hash } of used) part.delete(hash);
      const images = [...part].map(([hash, width]) => ({ hash, width }));
      await atOnce(images.flatMap(imageFileNames), (name) => ports.storage.delete(name));
      return images;
    });
  }
}

/** Waits for all items even if one fails: work still running during the cleanup would leave files behind. */
async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(items.map(work));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
