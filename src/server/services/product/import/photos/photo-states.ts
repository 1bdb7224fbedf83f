import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { dropWaiting } from "./claim-photo";
import { enqueuePhotos } from "./photo-jobs";
import { waitAgain } from "./queue-photos";

async function requireImport(tx: Tx, tentId: OwnedTentId, id: number): Promise<void> {
  requireFound(await tx.productImport.findFirst({ where: { id, tentId }, select: { id: true } }));
}

/** Fetches all failed photos of an import again. Returns how many. @throws NOT_FOUND */
export async function retryPhotos(ctx: ServiceContext, tentId: OwnedTentId, importId: number): Promise<number> {
  return withTentLock(ctx, tentId, async (tx) => {
    await requireImport(tx, tentId, importId);
    const count = await waitAgain(tx, { tentId, importId, status: "FAILED" }, ctx.now());
    if (count > 0) await enqueuePhotos(ctx, tx, tentId);
    return count;
  });
}

/** Fetches one failed photo again. @throws NOT_FOUND, and STATE_NOT_ALLOWED for one that has not failed */
export async function retryPhoto(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    requireFound(await tx.importPhoto.findFirst({ where: { id, tentId }, select: { id: true } }));
    if ((await waitAgain(tx, { id, tentId, status: "FAILED" }, ctx.now())) === 0)
      throw new AppError("STATE_NOT_ALLOWED");
    await enqueuePhotos(ctx, tx, tentId);
  });
  return true;
}

/** Cancels the photos that an import still waits for. Returns how many. @throws NOT_FOUND */
export async function cancelPhotos(ctx: ServiceContext, tentId: OwnedTentId, importId: number): Promise<number> {
  return withTentLock(ctx, tentId, async (tx) => {
    await requireImport(tx, tentId, importId);
    return dropWaiting(tx, { tentId, importId, now: ctx.now(), byThemselves: true });
  });
}
