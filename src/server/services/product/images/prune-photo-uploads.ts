import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { lockHashes, PATIENT } from "~/server/services/image/lock-hashes";
import { removeOrphans } from "~/server/services/image/store-image";
import { endOfRun, sweep } from "~/server/sweep";

/** How long an uploaded photo waits for its product, and a key is remembered. */
const KEPT_MS = 60 * DAY_MS;
const BATCH_SIZE = 500;

/** Deletes photos that no product claimed, with their files, and the keys of the others. @returns how many photos */
export async function prunePhotoUploads(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  const old = { createdAt: { lt: new Date(ctx.now().getTime() - KEPT_MS) } };
  const done = { ...old, OR: [{ attachedAt: { not: null } }, { imageId: null }] };
  const until = endOfRun();
  let gone = 0;
  await sweep({
    size: BATCH_SIZE,
    signal,
    until,
    batch: async () => {
      const { found, deleted } = await pruneUnclaimed(ctx, old);
      gone += deleted;
      return found;
    },
  });
  await sweep({
    size: BATCH_SIZE,
    signal,
    until,
    batch: async () => (await ctx.db.photoUpload.deleteMany({ where: done, limit: BATCH_SIZE })).count,
  });
  return gone;
}

async function pruneUnclaimed(ctx: ServiceContext, old: Prisma.PhotoUploadWhereInput) {
  const left = await ctx.db.photoUpload.findMany({
    where: { ...old, attachedAt: null, imageId: { not: null } },
    take: BATCH_SIZE,
    select: { image: { select: { id: true, hash: true, width: true } } },
  });
  const images = left.flatMap(({ image }) => image ?? []);
  const count = await ctx.db.$transaction(async (tx) => {
    await lockHashes(
      tx,
      images.map(({ hash }) => hash),
    );
    const ids = images.map(({ id }) => id);
    // a product may have claimed one meanwhile
    const gone = await tx.image.deleteMany({ where: { id: { in: ids }, photoUpload: { attachedAt: null } } });
    return gone.count;
  }, PATIENT);
  await removeOrphans(ctx, images);
  return { found: images.length, deleted: count };
}
