import { MINUTE_MS, SECOND_MS } from "~/domain/duration";
import type { JobData } from "~/domain/jobs";
import type { ServiceContext } from "~/server/context";
import { AT_ONCE, type ClaimedPhoto, claimPhoto, endAttempt, failedRow, giveBack } from "./claim-photo";
import { downloadPhoto } from "./download-photo";
import { PhotoFailed, photoFailureOf } from "./photo-failed";
import { enqueuePhotos, enqueuePhotosAt } from "./photo-jobs";
import { ClaimLost, checkRoomFor, storePhoto } from "./store-photo";

/** After this time a job leaves the rest to another one, so that no shop keeps the workers for itself. */
const RUN_MS = MINUTE_MS;
/** How long a job waits for others to end, where they fetch as many photos as are allowed. */
const BUSY_MS = 5 * SECOND_MS;

const unfinished = { status: { in: ["WAITING" as const, "RUNNING" as const] } };

/**
 * Fetches the photos that a shop's imports wait for. Ends when none is due, and enqueues itself for those that are due
 * later. May run several times at once, in one process or several.
 */
export async function fetchPhotos(
  ctx: ServiceContext,
  { tentId }: JobData["import-photos"],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const end = performance.now() + RUN_MS;
  const fetchDue = async () => {
    while (!signal.aborted && performance.now() < end) {
      const photo = await claimPhoto(ctx, tentId);
      if (!photo) return;
      await fetchOne(ctx, photo, signal);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE.shop }, fetchDue));
  signal.throwIfAborted();
  for (const lane of lanes) if (lane.status === "rejected") throw lane.reason;
  await enqueueRest(ctx, tentId, performance.now() >= end);
}

/** Fetches and stores a photo. Rejects only for what nobody expected, after the attempt was ended. */
async function fetchOne(ctx: ServiceContext, photo: ClaimedPhoto, signal: AbortSignal): Promise<void> {
  try {
    await checkRoomFor(ctx, photo);
    const bytes = await downloadPhoto(ctx.ports.photoSource, photo.url, { now: ctx.now(), signal });
    await storePhoto(ctx, photo, bytes);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (signal.aborted && error === signal.reason) return giveBack(ctx, photo);
    const known = photoFailureOf(error);
    await endAttempt(ctx, photo, known ?? new PhotoFailed("interrupted", null, { mayPass: true }));
    if (!known) throw error;
  }
}

async function enqueueRest(ctx: ServiceContext, tentId: number, ranOut: boolean): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { _min } = await tx.importPhoto.aggregate({ where: { tentId, ...unfinished }, _min: { dueAt: true } });
    if (!_min.dueAt) return;
    const soonest = ctx.now().getTime() + BUSY_MS;
    if (ranOut && _min.dueAt <= ctx.now()) await enqueuePhotos(ctx, tx, tentId);
    else await enqueuePhotosAt(ctx, tx, tentId, new Date(Math.max(_min.dueAt.getTime(), soonest)));
  });
}

/** Ends all waiting photos of a shop when the queue gave up on their job, so that the merchant sees it and may retry. */
export async function failPhotos(ctx: ServiceContext, { tentId }: JobData["import-photos"]): Promise<void> {
  await ctx.db.importPhoto.updateMany({
    where: { tentId, ...unfinished },
    data: failedRow({ key: "interrupted", n: null }, ctx.now()),
  });
}
