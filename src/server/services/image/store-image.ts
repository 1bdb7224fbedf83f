import { imageFileName, imageWidths } from "~/domain/product/image";
import type { ImageModel } from "~/generated/prisma/models";
import type { Ports, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import type { Storage } from "~/server/ports/storage";
import { lockHashes } from "./lock-hashes";
import { processImage } from "./process-image";

/** A part of `ServiceContext`, which the seed has too. */
export interface ImageContext {
  db: ServiceContext["db"];
  ports: Pick<Ports, "storage">;
}

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
  const { hash, width, height, placeholder, files } = await processImage(file);
  const bytes = files.reduce((sum, each) => sum + each.bytes.byteLength, 0);
  try {
    return await ctx.db.$transaction(async (tx) => {
      await lockHashes(tx, [hash]);
      for (const each of files) {
        if (!(await ctx.ports.storage.exists(each.name))) await ctx.ports.storage.put(each.name, each.bytes);
      }
      const image = await tx.image.create({ data: { tentId, hash, width, height, placeholder, bytes } });
      return link(tx, image);
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
  const widths = new Map(deleted.map(({ hash, width }) => [hash, width]));
  if (widths.size === 0) return;
  await db.$transaction(async (tx) => {
    await lockHashes(tx, [...widths.keys()]);
    const used = await tx.image.findMany({ where: { hash: { in: [...widths.keys()] } }, select: { hash: true } });
    for (const { hash } of used) widths.delete(hash);
    for (const [hash, width] of widths) await removeFiles(ports.storage, hash, width);
  });
}

async function removeFiles(storage: Storage, hash: string, width: number): Promise<void> {
  for (const each of imageWidths(width)) await storage.delete(imageFileName(hash, each));
}
