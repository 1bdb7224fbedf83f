import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import { appOrigin } from "~/server/address";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { countTry } from "./account-limits";
import { livingToken, makeToken } from "./one-time-token";
import { proveOwnPassword } from "./own-account";
import { sendAccountMail } from "./send-account-mail";

const taken = () => fieldError("email", message("account.emailTaken"));

/** Mails a link to the new address; the account keeps its mail until the link is used. @throws WRONG_PASSWORD, RATE_LIMITED */
export async function requestEmailChange(
  ctx: ServiceContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const user = await proveOwnPassword(ctx, password);
  if (email === user.email) throw fieldError("email", message("account.emailSame"));
  if (await ctx.db.user.findUnique({ where: { email }, select: { id: true } })) throw taken();
  await countTry(ctx, "mail-change", user.id);
  const { token, row } = makeToken(ctx);
  const url = `${appOrigin}/confirmar-mail/${token}`;
  await ctx.db.$transaction(async (tx) => {
    await tx.emailChange.deleteMany({ where: { userId: user.id } });
    await tx.emailChange.create({ data: { userId: user.id, email, ...row } });
    await sendAccountMail(ctx, { ...user, email }, "confirmEmail", { url, values: { email }, tx });
  });
}

/** The address that waits for its confirmation, or null. */
export async function pendingEmail(ctx: ServiceContext, userId: number): Promise<string | null> {
  const row = await ctx.db.emailChange.findFirst({
    where: { userId, usedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { id: "desc" },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** The new address proved itself: it is the account's mail from now on, and the old one is told. */
export async function confirmEmailChange(
  ctx: ServiceContext,
  { token }: { token: string },
  { address }: { address: string },
): Promise<{ email: string }> {
  await countTry(ctx, "token-address", address);
  const row = await ctx.db.emailChange.findFirst({
    where: livingToken(ctx, token),
    select: { id: true, email: true, user: { select: { id: true, name: true, email: true, countryId: true } } },
  });
  if (!row) throw fieldError("token", message("account.linkExpired"));
  const { user, email } = row;
  try {
    await ctx.db.$transaction(async (tx) => {
      const { count } = await tx.emailChange.deleteMany({ where: { id: row.id, ...livingToken(ctx, token) } });
      if (count === 0) throw fieldError("token", message("account.linkExpired"));
      await tx.user.update({ where: { id: user.id }, data: { email } });
      // a link that went to the old mail box opens nothing any more
      await tx.passwordReset.deleteMany({ where: { userId: user.id } });
      await sendAccountMail(ctx, user, "emailChanged", { values: { email }, tx });
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") throw taken();
    throw error;
  }
  return { email };
}
