import { binSince } from "~/domain/product/crud/bin";
import type { ServiceContext } from "~/server/context";
import { removeOrphans } from "~/server/services/image/store-image";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { sweep } from "~/server/sweep";
import { eraseProducts } from "./erase-products";

/** A few per transaction, so that restoring a product or uploading the same picture hardly waits. */
const BATCH_SIZE = 50;

/** Permanently deletes products whose time in the bin is over, with their photos' files. Returns how many. */
export function emptyBin(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  return sweep({ size: BATCH_SIZE, signal, batch: () => emptyBatch(ctx) });
}

async function emptyBatch(ctx: ServiceContext): Promise<number> {
  const { count, images } = await changeTents(ctx, async ({ tx }) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM products WHERE deleted_at <= ${binSince(ctx.now())} ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;
    return eraseProducts(
      tx,
      rows.map(({ id }) => id),
    );
  });
  await removeOrphans(ctx, images);
  return count;
}
