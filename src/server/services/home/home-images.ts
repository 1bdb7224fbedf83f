import { DAY_MS } from "~/domain/duration";
import { imagesOf } from "~/domain/home/home";
import { readHome } from "~/domain/home/read-home";
import type { Prisma } from "~/generated/prisma/client";
import type { TentTx } from "~/server/database/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type HOME_STATE, readPrevious } from "./home-columns";

export type HomeState = Prisma.TentGetPayload<{ select: typeof HOME_STATE }>;

/** Pictures of a home that a merchant may have, shown, in the previous home or in a draft. */
const MAX_HOME_IMAGES = 60;
/** How long a picture that only a draft may use is kept. */
const DRAFT_DAYS = 30;

/** The pictures that a tent's home uses, or would use again if the last publication were undone. */
function imagesInUse(state: HomeState): number[] {
  const previous = readPrevious(state.homePrevious);
  return [state, ...(previous ? [previous] : [])].flatMap((columns) => {
    const home = readHome(columns.home, columns);
    return home ? imagesOf(home) : columns.coverId === null ? [] : [columns.coverId];
  });
}

/**
 * Deletes the rows of pictures that were uploaded for the home and that nothing uses: those older than any draft, and
 * beyond the limit the oldest. `kept` was just uploaded. Returns them, so that the caller removes their files after the commit.
 */
export async function dropUnusedImages(
  tx: TentTx,
  { tentId, state, now, kept }: { tentId: OwnedTentId; state: HomeState; now: Date; kept?: number },
): Promise<{ hash: string; width: number }[]> {
  const own = { tentId, forHome: true };
  const unused = await tx.image.findMany({
    where: { ...own, id: { notIn: imagesInUse(state) } },
    orderBy: { id: "asc" },
    select: { id: true, hash: true, width: true, createdAt: true },
  });
  const surplus = Math.max(0, (await tx.image.count({ where: own })) - MAX_HOME_IMAGES);
  const old = now.getTime() - DRAFT_DAYS * DAY_MS;
  const dropped = unused
    .filter(({ createdAt }, at) => at < surplus || createdAt.getTime() < old)
    .filter(({ id }) => id !== kept);
  await tx.image.deleteMany({ where: { ...own, id: { in: dropped.map(({ id }) => id) } } });
  return dropped;
}
