import type { z } from "zod";
import { imagesOf, isSameHome, storedHome } from "~/domain/home/home";
import { readHome } from "~/domain/home/read-home";
import type { publishHomeSchema, ShopHome } from "~/domain/home/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { HOME_STATE, type PreviousHome, readPrevious } from "./home-columns";
import { dropUnusedImages, type HomeState } from "./home-images";

const readState = (tx: TentTx, tentId: OwnedTentId): Promise<HomeState> =>
  tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: HOME_STATE });

const stored = (home: Prisma.JsonValue) => home ?? Prisma.DbNull;

/** @throws VALIDATION if a picture is no longer the shop's */
async function checkImages(tx: TentTx, tentId: OwnedTentId, home: ShopHome): Promise<void> {
  const ids = [...new Set(imagesOf(home))];
  const found = await tx.image.count({ where: { tentId, id: { in: ids } } });
  if (found < ids.length) throw fieldError("home", "home.imageGone");
}

export interface PublishedHome {
  revision: number;
}

/**
 * Publishes a home that was composed upon `revision`, and keeps the one before it for `undoHome`. Publishing the same
 * again, as a retry does, changes nothing.
 * @throws CONFLICT if another home was published meanwhile, VALIDATION
 */
export async function publishHome(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { revision, home }: z.output<typeof publishHomeSchema>,
): Promise<PublishedHome> {
  const { dropped, published } = await changeTent(
    ctx,
    tentId,
    async ({ tx }) => {
      const state = await readState(tx, tentId);
      const now = readHome(state.home, state);
      if (now && isSameHome(now, home)) return { dropped: [], published: { revision: state.homeRevision }, same: true };
      if (state.homeRevision !== revision) {
        const conflicts = [
          { field: "revision", seen: revision, current: state.homeRevision },
          { field: "home", seen: null, current: now && { heading: now.cover.heading, sections: now.sections.length } },
        ];
        throw new AppError("CONFLICT", { conflicts });
      }
      await checkImages(tx, tentId, home);
      const { home: before, coverId, tagline, description } = state;
      const next = await tx.tent.update({
        where: { id: tentId },
        data: {
          home: storedHome(home),
          coverId: home.cover.imageId,
          tagline: home.cover.heading,
          description: home.cover.text,
          homePrevious: { home: before, coverId, tagline, description } satisfies PreviousHome,
          homeRevision: { increment: 1 },
          homePublishedAt: ctx.now(),
        },
        select: HOME_STATE,
      });
      // a cover from before the home could be composed is cleaned up like the others
      if (coverId !== null) await tx.image.updateMany({ where: { tentId, id: coverId }, data: { forHome: true } });
      return {
        dropped: await dropUnusedImages(tx, { tentId, state: next, now: ctx.now() }),
        published: { revision: next.homeRevision },
        same: false,
      };
    },
    ({ same }) => !same,
  );
  await removeOrphans(ctx, dropped);
  return published;
}

/**
 * Returns to the home before the published one, once.
 * @throws CONFLICT if `revision` is not the published one, NOT_FOUND if there is none before it
 */
export async function undoHome(ctx: ServiceContext, tentId: OwnedTentId, revision: number): Promise<PublishedHome> {
  return changeTent(ctx, tentId, async ({ tx }) => {
    const state = await readState(tx, tentId);
    if (state.homeRevision !== revision) throw new AppError("CONFLICT");
    const previous = readPrevious(state.homePrevious);
    if (!previous) throw new AppError("NOT_FOUND");
    const { home, coverId, tagline, description } = previous;
    const there = coverId === null ? null : await tx.image.findFirst({ where: { tentId, id: coverId } });
    await tx.tent.update({
      where: { id: tentId },
      data: {
        home: stored(home),
        coverId: there?.id ?? null,
        tagline,
        description,
        homePrevious: Prisma.DbNull,
        homeRevision: revision + 1,
        homePublishedAt: ctx.now(),
      },
    });
    return { revision: revision + 1 };
  });
}
