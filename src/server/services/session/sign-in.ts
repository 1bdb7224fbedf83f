import { randomBytes } from "node:crypto";
import { loginSchema } from "~/domain/account/schemas";
import { verifyPassword } from "~/server/auth/passwords";
import { SESSION_SECONDS } from "~/server/auth/session-cookie";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { limitSignIn } from "~/server/services/session/sign-in-limits";

interface SignIn {
  email: string;
  password: string;
  userAgent: string | null;
  address: string;
}

/**
 * Opens a session on this device.
 * @throws RATE_LIMITED, USER_NOT_FOUND (spec §8 asks whether to register), WRONG_CREDENTIALS
 */
export async function signIn(ctx: ServiceContext, input: SignIn): Promise<{ id: string }> {
  const typed = loginSchema.safeParse(input);
  if (!typed.success) throw new AppError("WRONG_CREDENTIALS");
  const { email, password } = typed.data;
  const limits = limitSignIn(ctx, { email, address: input.address });
  await limits.check();
  const user = await ctx.db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  if (!user || !(await verifyPassword(user.passwordHash, password))) {
    await limits.fail();
    throw new AppError(user ? "WRONG_CREDENTIALS" : "USER_NOT_FOUND");
  }
  await limits.succeed();
  return openSession(ctx, { userId: user.id, userAgent: input.userAgent, address: input.address });
}

/** A new row of its own for every log-in, so that each device can be closed apart. */
export async function openSession(
  ctx: ServiceContext,
  { userId, userAgent, address }: { userId: number; userAgent: string | null; address: string },
): Promise<{ id: string }> {
  const now = ctx.now();
  const id = randomBytes(32).toString("base64url");
  await ctx.db.session.create({
    data: {
      id,
      userId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      address: address.slice(0, 64),
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      lastSeenAt: now,
      createdAt: now,
    },
  });
  return { id };
}
