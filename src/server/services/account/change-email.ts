import { canonicalEmail } from "~/domain/account/email";
import { HOUR_MS } from "~/domain/duration";
import { addressKey } from "~/domain/session/address-key";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { findAccount, spellingsOf } from "~/server/services/session/find-account";
import { livingToken, makeToken } from "~/server/services/session/one-time-token";
import { proveOwnPassword } from "~/server/services/session/own-account";
import { appOrigin } from "~/server/site/addresses";
import { sendAccountMail } from "./send-account-mail";

/** How long the previous address may undo a change. */
const UNDO_MS = 72 * HOUR_MS;

interface Owner {
  id: number;
  name: string;
  email: string;
  countryId: number | null;
}

const taken = () => fieldError("email", message("account.emailTaken"));
const expired = () => fieldError("token", message("account.linkExpired"));

/** Whether a mail is reserved for the account that had it until recently; the owner may have lost it to an attacker. */
export async function isReservedMail(
  { now }: Pick<ServiceContext, "now">,
  db: Tx,
  email: string,
  { notFor }: { notFor?: number } = {},
): Promise<boolean> {
  const row = await db.emailUndo.findFirst({
    where: {
      email: { in: spellingsOf(email) },
      expiresAt: { gt: now() },
      ...(notFor !== undefined && { userId: { not: notFor } }),
    },
    select: { id: true },
  });
  return row !== null;
}

/**
 * Mails a link to the new address; the account keeps its mail until the link is used.
 * @throws WRONG_PASSWORD, RATE_LIMITED
 */
export async function requestEmailChange(
  ctx: ServiceContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const user = await proveOwnPassword(ctx, password);
  if (email === canonicalEmail(user.email)) throw fieldError("email", message("account.emailSame"));
  if (await findAccount(ctx.db, email)) throw taken();
  if (await isReservedMail(ctx, ctx.db, email, { notFor: user.id })) throw taken();
  await countTry(ctx, "mail-change", user.id);
  const { token, row } = makeToken(ctx);
  const url = `${appOrigin}/confirmar-mail/${token}`;
  await ctx.db.$transaction(async (tx) => {
    await tx.emailChange.deleteMany({ where: { userId: user.id } });
    await tx.emailChange.create({ data: { userId: user.id, email, ...row } });
    await sendAccountMail(ctx, { ...user, email }, "confirmEmail", { url, values: { email }, tx });
  });
}

/** The new address that is not confirmed yet, or null. */
export async function pendingEmail(ctx: ServiceContext, userId: number): Promise<string | null> {
  const row = await ctx.db.emailChange.findFirst({
    where: { userId, usedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { id: "desc" },
    select: { email: true },
  });
  return row?.email ?? null;
}

/** Reads the account and locks its row, so that concurrent mail changes wait. */
export async function lockOwner(tx: Tx, id: number): Promise<Owner> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id }, select: { id: true, name: true, email: true, countryId: true } });
}

/** Changes the account's mail; the previous address may undo it, and password links sent there become invalid. */
async function replaceEmail(ctx: ServiceContext, tx: Tx, user: Owner, email: string): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { email } });
  if (await isReservedMail(ctx, tx, email, { notFor: user.id })) throw taken();
  await tx.passwordReset.deleteMany({ where: { userId: user.id } });
  const { token, row } = makeToken(ctx, UNDO_MS);
  await tx.emailUndo.create({ data: { userId: user.id, email: user.email, ...row } });
  const url = `${appOrigin}/deshacer-mail/${token}`;
  await sendAccountMail(ctx, user, "emailChanged", { url, values: { email }, tx });
}

/** Of two people who request the same mail concurrently, the second one gets the error. */
export function emailTakenError(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") throw taken();
  throw error;
}

/** Confirms the new address: it becomes the account's mail, and the previous one is told how to undo it. */
export async function confirmEmailChange(
  ctx: ServiceContext,
  { token }: { token: string },
  { address }: { address: string },
): Promise<{ email: string }> {
  await countTry(ctx, "token-address", addressKey(address));
  const row = await ctx.db.emailChange.findFirst({
    where: livingToken(ctx, token),
    select: { id: true, email: true, userId: true },
  });
  if (!row) throw expired();
  await ctx.db
    .$transaction(async (tx) => {
      const user = await lockOwner(tx, row.userId);
      const { count } = await tx.emailChange.deleteMany({ where: { id: row.id, ...livingToken(ctx, token) } });
      if (count === 0) throw expired();
      await replaceEmail(ctx, tx, user, row.email);
    })
    .catch(emailTakenError);
  return { email: row.email };
}
