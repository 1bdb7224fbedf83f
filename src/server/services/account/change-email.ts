import { addressKey } from "~/domain/session/address-key";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import { appOrigin } from "~/server/address";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { fieldError, found } from "~/server/errors";
import { countTry } from "./account-limits";
import { livingToken, makeToken } from "./one-time-token";
import { ownUserId, proveOwnPassword } from "./own-account";
import { sendAccountMail } from "./send-account-mail";

interface Owner {
  id: number;
  name: string;
  email: string;
  countryId: number | null;
}

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

/** Another mail for an account; the old address is told, and a link that went there opens nothing any more. */
async function replaceEmail(ctx: ServiceContext, tx: Tx, user: Owner, email: string): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { email } });
  await tx.passwordReset.deleteMany({ where: { userId: user.id } });
  await sendAccountMail(ctx, user, "emailChanged", { values: { email }, tx });
}

function takenAtOnce(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") throw taken();
  throw error;
}

/** The new address proved itself: it is the account's mail from now on, and the old one is told. */
export async function confirmEmailChange(
  ctx: ServiceContext,
  { token }: { token: string },
  { address }: { address: string },
): Promise<{ email: string }> {
  await countTry(ctx, "token-address", addressKey(address));
  const row = await ctx.db.emailChange.findFirst({
    where: livingToken(ctx, token),
    select: { id: true, email: true, user: { select: { id: true, name: true, email: true, countryId: true } } },
  });
  if (!row) throw fieldError("token", message("account.linkExpired"));
  const { user, email } = row;
  await ctx.db
    .$transaction(async (tx) => {
      const { count } = await tx.emailChange.deleteMany({ where: { id: row.id, ...livingToken(ctx, token) } });
      if (count === 0) throw fieldError("token", message("account.linkExpired"));
      await replaceEmail(ctx, tx, user, email);
    })
    .catch(takenAtOnce);
  return { email };
}

/** By a program of the person's own, which needs no mail to be opened. @throws VALIDATION beside `email`, RATE_LIMITED */
export async function changeEmailNow(ctx: ServiceContext, email: string): Promise<void> {
  const id = ownUserId(ctx);
  const user = found(
    await ctx.db.user.findUnique({
      where: { id },
      select: { id: true, name: true, email: true, countryId: true },
    }),
  );
  if (email === user.email) return;
  await countTry(ctx, "mail-change", id);
  await ctx.db
    .$transaction(async (tx) => {
      await tx.emailChange.deleteMany({ where: { userId: id } });
      await replaceEmail(ctx, tx, user, email);
    })
    .catch(takenAtOnce);
}
