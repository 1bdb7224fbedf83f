import { randomBytes } from "node:crypto";
import { canonicalEmail } from "~/domain/account/email";
import { loginSchema } from "~/domain/account/schemas";
import { knownBrowser, rememberBrowser } from "~/server/auth/known-browser";
import { verifyPassword } from "~/server/auth/passwords";
import { SESSION_SECONDS } from "~/server/auth/session-cookie";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { issueToken } from "~/server/services/session/api-tokens";
import { findAccount } from "~/server/services/session/find-account";
import { findUser } from "~/server/services/session/get-user";
import { provePerson } from "~/server/services/session/prove-person";
import { countSignIn } from "~/server/services/session/sign-in-limits";

interface SignIn {
  email: string;
  password: string;
  captchaToken?: string | null | undefined;
  userAgent: string | null;
  address: string;
  /** The request's cookies, if any. */
  cookies?: string | null;
}

interface Account {
  id: number;
  passwordHash: string;
}

/**
 * The account that matches mail and password.
 * @throws RATE_LIMITED, OVERLOADED, CAPTCHA_REQUIRED, USER_NOT_FOUND (the form asks whether to register,
 * docs/product.md#log-in), WRONG_CREDENTIALS
 */
async function proveSignIn(ctx: ServiceContext, input: SignIn): Promise<Account> {
  const typed = loginSchema.safeParse(input);
  if (!typed.success) throw new AppError("WRONG_CREDENTIALS");
  const { email, password, captchaToken: token } = typed.data;
  const { address, cookies = null } = input;
  const user = await findAccount(ctx.db, email);
  const browser = user && knownBrowser(cookies, user);
  const known = user && browser ? { userId: user.id, browser } : null;
  const counted = await countSignIn(ctx, { email: canonicalEmail(email) ?? email, address, known });
  if (counted.captchaDue) {
    // a provider that is down locks nobody out of their shop: tries stay counted
    await provePerson(ctx, { token, address, passWhenSilent: true }).catch(async (error: unknown) => {
      await counted.captchaFailed();
      throw error;
    });
  }
  if (!user) throw new AppError("USER_NOT_FOUND");
  const queue = known ? "known" : "strangers";
  const right = await verifyPassword(user.passwordHash, password, queue).catch(async (error: unknown) => {
    await counted.giveBack();
    throw error;
  });
  if (!right) throw new AppError("WRONG_CREDENTIALS");
  await counted.succeeded();
  return user;
}

/**
 * Opens a session on this device; `browser` identifies it to this account from then on.
 * @throws the same as `proveSignIn`
 */
export async function signIn(ctx: ServiceContext, input: SignIn): Promise<{ id: string; browser: string }> {
  const account = await proveSignIn(ctx, input);
  const { userAgent, address, cookies = null } = input;
  const { id } = await openSession(ctx, { userId: account.id, userAgent, address });
  return { id, browser: rememberBrowser(cookies, account) };
}

/** Logs in a program, with the same checks and limits as a person: returns its user and token. */
export async function signInProgram(ctx: ServiceContext, input: Omit<SignIn, "cookies">) {
  const { id: userId } = await proveSignIn(ctx, input);
  const { token } = await issueToken(ctx, { userId, name: input.userAgent });
  return { user: await findUser(ctx, userId), token };
}

/** Every log-in gets its own row, so that devices can be logged out separately. */
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
