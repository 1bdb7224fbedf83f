import { binSince } from "~/domain/product/crud/bin";
import type { ServiceContext } from "~/server/context";
import { removeOrphans } from "~/server/services/image/store-image";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { eraseProducts } from "./erase-products";

/** A few per transaction, so that restoring a product or uploading the same picture hardly waits. */
const BATCH = 50;
const MAX_PER_RUN = 1000;

/** Permanently deletes products whose time in the bin is over, with their photos' files. Returns how many. */
export async function emptyBin(ctx: ServiceContext): Promise<number> {
  let gone = 0;
  for (let last = BATCH; last === BATCH && gone < MAX_PER_RUN; gone += last) last = await emptyBatch(ctx);
  return gone;
}

async function emptyBatch(ctx: ServiceContext): Promise<number> {
  const { count, images } = await changeTents(ctx, async ({ tx }) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM products WHERE deleted_at <= ${binSince(ctx.now())} ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    return eraseProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
  await removeOrphans(ctx, images);
  return count;
}
