import { MINUTE_MS, SECOND_MS } from "~/domain/duration";
import { type PhotoFailure, storedFailure } from "~/domain/product/import/photo-failure";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import type { PhotoFailed } from "./photo-failed";

/** How many photos are fetched at once, by all processes together. */
export const AT_ONCE = { shop: 3, installation: 10 } as const;

/** The pauses after the first and the second attempt. */
const PAUSES_MS = [30 * SECOND_MS, 5 * MINUTE_MS] as const;
const MAX_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * Much longer than fetching (20 s), resizing and storing take: a photo whose process was killed is free after this time.
 * Should the process live after all, it finds its claim gone and stores nothing.
 */
const LEASE_MS = 3 * MINUTE_MS;

/** A photo that this process alone may fetch, until `until`. */
export interface ClaimedPhoto {
  id: number;
  tentId: OwnedTentId;
  productId: number;
  url: string;
  place: number;
  /** With this one. */
  attempts: number;
  until: Date;
}

/** Where the photo is still claimed. */
export const photoClaim = ({ id, until }: ClaimedPhoto) => ({ id, status: "RUNNING", dueAt: until }) as const;

/**
 * Claims the next photo of a shop; null when none is due, or as many as allowed are being fetched. All claims of the
 * installation take turns under one lock, because each has to count the others: row locks alone would let two of them
 * count the same photos at the same moment. Nothing else is done under that lock, and no row is waited for.
 */
export async function claimPhoto(ctx: ServiceContext, tentId: number): Promise<ClaimedPhoto | null> {
  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('import-photos', 0))::text`;
    const now = ctx.now();
    const running = await tx.importPhoto.findMany({
      where: { status: "RUNNING", dueAt: { gt: now } },
      select: { tentId: true },
    });
    if (running.length >= AT_ONCE.installation) return null;
    if (running.filter((photo) => photo.tentId === tentId).length >= AT_ONCE.shop) return null;
    await freeAbandoned(tx, tentId, now);
    // the first photos of all products come first: a shop with one photo of everything is presentable
    const [next] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM import_photos WHERE tent_id = ${tentId} AND status = 'WAITING' AND due_at <= ${now}
      ORDER BY place, id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!next) return null;
    const until = new Date(now.getTime() + LEASE_MS);
    const photo = await tx.importPhoto.update({
      where: { id: next.id },
      data: { status: "RUNNING", dueAt: until, attempts: { increment: 1 } },
      select: { id: true, productId: true, url: true, place: true, attempts: true },
    });
    // the merchant who started the import was proved to own the shop
    return { ...photo, tentId: mintOwnedTentId(tentId), until };
  });
}

/** Photos whose process was killed wait again; one that was claimed at every attempt may be what kills it. */
async function freeAbandoned(tx: Tx, tentId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_photos SET
      status = CASE WHEN attempts < ${MAX_ATTEMPTS} THEN 'WAITING'::work_status ELSE 'FAILED'::work_status END,
      reason = CASE WHEN attempts < ${MAX_ATTEMPTS} THEN NULL ELSE 'interrupted' END,
      ended_at = CASE WHEN attempts < ${MAX_ATTEMPTS} THEN NULL ELSE ${now}::timestamp END
    WHERE id IN (
      SELECT id FROM import_photos WHERE tent_id = ${tentId} AND status = 'RUNNING' AND due_at <= ${now}
      FOR UPDATE SKIP LOCKED)`;
}

/** Ends an attempt that brought no photo: it waits for the next one, or has failed. */
export async function endAttempt(
  ctx: ServiceContext,
  photo: ClaimedPhoto,
  { failure, later }: PhotoFailed,
): Promise<void> {
  const pause = PAUSES_MS[photo.attempts - 1];
  if (later.mayPass && pause !== undefined) {
    const dueAt = new Date(ctx.now().getTime() + Math.max(pause, later.afterMs));
    return waitOrCancel(ctx, photo, { dueAt, reason: storedFailure(failure) });
  }
  await ctx.db.importPhoto.updateMany({ where: photoClaim(photo), data: failedRow(failure, ctx.now()) });
}

/** Gives a photo back when its process ends. The attempt does not count. */
export async function giveBack(ctx: ServiceContext, photo: ClaimedPhoto): Promise<void> {
  await waitOrCancel(ctx, photo, { dueAt: ctx.now(), attempts: { decrement: 1 } });
}

/** The row of a photo that failed for good. */
export const failedRow = (failure: PhotoFailure, now: Date) =>
  ({ status: "FAILED", reason: storedFailure(failure), endedAt: now }) as const;

const cancelledRow = (now: Date) => ({ status: "CANCELLED", reason: null, endedAt: now }) as const;

/** A photo that was cancelled while it was fetched has other attempts than it was claimed with. */
async function waitOrCancel(
  { db, now }: ServiceContext,
  photo: ClaimedPhoto,
  data: { dueAt: Date; reason?: string; attempts?: { decrement: number } },
): Promise<void> {
  const claim = photoClaim(photo);
  const { count } = await db.importPhoto.updateMany({
    where: { ...claim, attempts: photo.attempts },
    data: { status: "WAITING", ...data },
  });
  if (count === 0) await db.importPhoto.updateMany({ where: claim, data: cancelledRow(now()) });
}

/** The reason of photos that were cancelled by themselves: resuming their import does not bring them back. */
const BY_THEMSELVES = "byThemselves";

/** Where photos wait for their import to be resumed. */
export const cancelledWithImport = { status: "CANCELLED", reason: null } as const;

interface Dropped {
  tentId: OwnedTentId;
  importId: number;
  now: Date;
  /** Only the photos are cancelled, not their import. */
  byThemselves?: boolean;
}

/**
 * Cancels the photos that an import waits for. Those that are being fetched may arrive, but this attempt is their last.
 * Returns how many were waiting.
 */
export async function dropWaiting(tx: Tx, { tentId, importId, now, byThemselves = false }: Dropped): Promise<number> {
  await tx.importPhoto.updateMany({
    where: { tentId, importId, status: "RUNNING" },
    data: { attempts: { increment: MAX_ATTEMPTS } },
  });
  const { count } = await tx.importPhoto.updateMany({
    where: { tentId, importId, status: "WAITING" },
    data: { ...cancelledRow(now), ...(byThemselves && { reason: BY_THEMSELVES }) },
  });
  return count;
}
