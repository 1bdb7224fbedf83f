import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";

/** The actor's user (`User` in docs/contract.md#objects), with what the panel's header needs. */
export async function getUser(ctx: ServiceContext) {
  const { actor } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  /** Until when a super-user is viewing this merchant's panel; null when not impersonating. */
  const viewedUntil = actor.superUserId === null ? null : (actor.viewUntil ?? null);
  return { ...(await findUser(ctx, actor.userId)), viewedUntil };
}

export async function findUser(ctx: ServiceContext, id: number) {
  return requireFound(
    await ctx.db.user.findUnique({
      where: { id },
      select: {
        id: true,
        name: true,
        email: true,
        phone: true,
        role: true,
        test: true,
        birthDate: true,
        countryId: true,
        onboardedAt: true,
        orderSound: true,
      },
    }),
  );
}
