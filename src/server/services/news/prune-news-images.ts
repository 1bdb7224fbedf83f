import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { lockHashes, PATIENT } from "~/server/services/image/lock-hashes";
import { removeOrphans } from "~/server/services/image/store-image";

/** How long an uploaded image waits for the news item that will use it. */
const UNUSED_FOR_MS = DAY_MS;
const MAX_DELETED = 500;

const unused = {
  tentId: null,
  news: { none: {} },
  categories: { none: {} },
  productImages: { none: {} },
  tentLogos: { none: {} },
  tentCovers: { none: {} },
} as const;

/** Deletes images that were uploaded for news (`POST /novedades/image`) but never used. @returns how many */
export async function pruneNewsImages(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - UNUSED_FOR_MS);
  const left = await ctx.db.image.findMany({
    where: { ...unused, createdAt: { lt: before } },
    orderBy: { id: "asc" },
    take: MAX_DELETED,
    select: { id: true, hash: true, width: true },
  });
  if (left.length === 0) return 0;
  const ids = left.map(({ id }) => id);
  const { count } = await ctx.db.$transaction(async (tx) => {
    // a news item being published holds these locks until its row exists
    await lockHashes(
      tx,
      left.map(({ hash }) => hash),
    );
    return tx.image.deleteMany({ where: { ...unused, id: { in: ids } } });
  }, PATIENT);
  await removeOrphans(ctx, left);
  return count;
}
