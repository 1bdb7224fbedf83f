import { verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";
import { checkTries, countFailure } from "./account-limits";

/** The person themself: a super-user who looks at a merchant's panel touches neither password, mail, sessions nor export. */
export function ownUserId(ctx: ServiceContext): number {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  if (ctx.actor.superUserId !== null) throw new AppError("FORBIDDEN");
  return ctx.actor.userId;
}

/** The own user, once they typed their password. @throws WRONG_PASSWORD, RATE_LIMITED */
export async function proveOwnPassword(ctx: ServiceContext, password: string) {
  const id = ownUserId(ctx);
  await checkTries(ctx, "own-password", id);
  const { passwordHash, ...user } = found(
    await ctx.db.user.findUnique({
      where: { id },
      select: { id: true, name: true, email: true, countryId: true, passwordHash: true },
    }),
  );
  if (await verifyPassword(passwordHash, password)) return user;
  await countFailure(ctx, "own-password", id);
  throw new AppError("WRONG_PASSWORD");
}
