import { importTableSchema } from "~/domain/product/import/import-schemas";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, appErrorOf } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { asJson, beingWritten, importKey, isImportUnderWay, leftOutOf } from "./import-record";
import { cancelledWithImport, dropWaiting } from "./photos/claim-photo";
import { enqueuePhotos } from "./photos/photo-jobs";
import { photoProgress } from "./photos/photo-progress";
import { cancelPhotos } from "./photos/photo-states";
import { waitAgain } from "./photos/queue-photos";

/** Stops an import between two parts; what was written stays. Photos that it waits for are cancelled. */
export async function cancelImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.productImport.updateMany({
      where: { id, tentId, ...beingWritten },
      data: { status: "CANCELLED", endedAt: ctx.now() },
    });
    if (count === 0) throw await notUnderWay(tx, tentId, id);
    await ctx.ports.jobs.cancel(tx, "import-products", importKey(id));
    await dropWaiting(tx, { tentId, importId: id, now: ctx.now() });
  });
  return true;
}

/**
 * Stops what an import still does: writing, else fetching its photos.
 * @throws NOT_FOUND, and STATE_NOT_ALLOWED where it does neither
 */
export async function stopImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  try {
    return await cancelImport(ctx, tentId, id);
  } catch (thrown) {
    if (appErrorOf(thrown).code !== "STATE_NOT_ALLOWED") throw thrown;
    const { waiting } = await photoProgress(ctx, tentId, id);
    if (waiting === 0) throw thrown;
    await cancelPhotos(ctx, tentId, id);
    return true;
  }
}

/** Resumes a cancelled or failed import where it left off, with the photos that were cancelled together with it. */
export async function resumeImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    if (await isImportUnderWay(tx, tentId)) throw new AppError("CONFLICT");
    const { count } = await tx.productImport.updateMany({
      where: { id, tentId, startedAt: { not: null }, status: { in: ["CANCELLED", "FAILED"] }, undo: null },
      data: { status: "WAITING", endedAt: null, closedAt: null },
    });
    if (count === 0) throw await notUnderWay(tx, tentId, id);
    await ctx.ports.jobs.enqueue(tx, "import-products", { importId: id }, { key: importKey(id) });
    const cancelled = { tentId, importId: id, ...cancelledWithImport };
    if ((await waitAgain(tx, cancelled, ctx.now())) > 0) await enqueuePhotos(ctx, tx, tentId);
  });
  return true;
}

async function notUnderWay(tx: Tx, tentId: OwnedTentId, id: number): Promise<AppError> {
  const known = await tx.productImport.count({ where: { id, tentId } });
  return new AppError(known === 0 ? "NOT_FOUND" : "STATE_NOT_ALLOWED");
}

/** Dismisses an ended import; deletes a draft. */
export async function closeImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const { count } = await ctx.db.productImport.deleteMany({ where: { id, tentId, startedAt: null } });
  if (count > 0) return true;
  const ended = { id, tentId, startedAt: { not: null }, endedAt: { not: null } };
  const { count: closed } = await ctx.db.productImport.updateMany({ where: ended, data: { closedAt: ctx.now() } });
  if (closed === 0) throw await notUnderWay(ctx.db, tentId, id);
  return true;
}

/** Makes a new draft of the rows that an import left out, to be corrected and imported. */
export async function reopenImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<{ id: number }> {
  return withTentLock(ctx, tentId, async (tx) => {
    const row = await tx.productImport.findFirst({ where: { id, tentId, endedAt: { not: null } } });
    if (!row) throw await notUnderWay(tx, tentId, id);
    const left = leftOutOf(row.problems).flatMap(({ rows }) => rows);
    if (left.length === 0) throw new AppError("STATE_NOT_ALLOWED");
    const table = importTableSchema.parse(row.rows);
    const rows = table.rows.filter((_, index) => left.includes(index));
    await tx.productImport.deleteMany({ where: { tentId, startedAt: null } });
    await tx.productImport.updateMany({ where: { tentId, closedAt: null }, data: { closedAt: ctx.now() } });
    return tx.productImport.create({
      data: {
        tentId,
        fileName: row.fileName,
        columns: asJson(row.columns),
        rows: asJson({ ...table, rows }),
        total: rows.length,
        vendor: row.vendor,
        ...(row.extras === null ? {} : { extras: asJson(row.extras) }),
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
  });
}
