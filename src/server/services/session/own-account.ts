import { verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { countKnownTry } from "./try-counters";

/**
 * The actor's own user id: a super-user viewing a merchant's panel may not touch password, mail, sessions or export.
 * @throws SESSION_EXPIRED, FORBIDDEN
 */
export function ownUserId(ctx: ServiceContext): number {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  if (ctx.actor.superUserId !== null) throw new AppError("FORBIDDEN");
  return ctx.actor.userId;
}

/** The actor's user, after checking the typed password. @throws WRONG_PASSWORD, RATE_LIMITED, OVERLOADED */
export async function proveOwnPassword(ctx: ServiceContext, password: string) {
  const id = ownUserId(ctx);
  const { giveBack } = await countKnownTry(ctx, { userId: id, limit: "own-password", key: id });
  const { passwordHash, ...user } = requireFound(
    await ctx.db.user.findUnique({
      where: { id },
      select: { id: true, name: true, email: true, countryId: true, passwordHash: true },
    }),
  );
  const right = await verifyPassword(passwordHash, password).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!right) throw new AppError("WRONG_PASSWORD");
  await giveBack();
  return user;
}
