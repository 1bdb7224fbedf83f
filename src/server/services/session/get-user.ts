import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";

/** The person who asks, as spec §3 "User" with what the panel's header needs. */
export async function getUser(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  return findUser(ctx, ctx.actor.userId);
}

export async function findUser(ctx: ServiceContext, id: number) {
  return found(
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
