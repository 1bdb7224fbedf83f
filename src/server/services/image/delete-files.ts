import type { ImageRef } from "~/domain/product/images/image";
import { recordChange } from "~/server/changes";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { NOTHING_CHANGED, type ShopCache } from "~/server/ports/shop-cache";
import { lockHashes, PATIENT } from "./lock-hashes";

interface DeletionContext {
  db: ServiceContext["db"];
  /** Missing in programs that run once, beside which no server has read the pictures. */
  shopCache?: Pick<ShopCache, "purge"> | undefined;
}

/**
 * Runs `work`, which deletes files of these hashes under their locks and returns the images, and has all servers forget
 * what they keep of them.
 */
export async function deleteFiles(
  { db, shopCache }: DeletionContext,
  hashes: readonly string[],
  work: (tx: Tx) => Promise<ImageRef[]>,
): Promise<void> {
  const photos = await db.$transaction(async (tx) => {
    await lockHashes(tx, hashes);
    const deleted = await work(tx);
    await recordChange(tx, { ...NOTHING_CHANGED, photos: deleted });
    return deleted;
  }, PATIENT);
  if (photos.length > 0) await shopCache?.purge({ ...NOTHING_CHANGED, photos });
}
