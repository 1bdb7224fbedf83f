import { addressKey } from "~/domain/session/address-key";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { findAccount } from "~/server/services/session/find-account";
import { makeToken } from "~/server/services/session/one-time-token";
import { appOrigin } from "~/server/site/addresses";
import { sendAccountMail } from "./send-account-mail";

/** Whether this person may get another mail this hour; the caller never learns it. */
async function mayWrite(ctx: ServiceContext, userId: number): Promise<boolean> {
  try {
    await countTry(ctx, "recover-mail", userId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}

/**
 * Mails a password reset link, valid for an hour and once. The response is the same for every mail.
 * @throws RATE_LIMITED by address
 */
export async function requestPasswordReset(
  ctx: ServiceContext,
  { email }: { email: string },
  { address }: { address: string },
): Promise<void> {
  await countTry(ctx, "recover-address", addressKey(address));
  const user = await findAccount(ctx.db, email);
  if (!user || !(await mayWrite(ctx, user.id))) return;
  const { token, row } = makeToken(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.passwordReset.create({ data: { userId: user.id, ...row } });
    await sendAccountMail(ctx, user, "recover", { url: `${appOrigin}/recuperar/${token}`, tx });
  });
}
