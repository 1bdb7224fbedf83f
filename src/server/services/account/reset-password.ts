import { passwordProblem } from "~/domain/account/password";
import { addressKey } from "~/domain/session/address-key";
import { message } from "~/domain/validation-key";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { livingToken } from "~/server/services/session/one-time-token";
import { clearFailures } from "~/server/services/session/sign-in-limits";
import { appOrigin } from "~/server/site/addresses";
import { replacePassword } from "./replace-password";
import { sendAccountMail } from "./send-account-mail";

const receiver = { id: true, name: true, email: true, countryId: true } as const;

/** The mail of the account that a reset link belongs to; null when it was used, has expired, or never existed. */
export async function findPasswordReset(ctx: ServiceContext, token: string): Promise<{ email: string } | null> {
  const row = await ctx.db.passwordReset.findFirst({
    where: livingToken(ctx, token),
    select: { user: { select: { email: true } } },
  });
  return row?.user ?? null;
}

/** Sets a new password with a mailed link; ends all sessions and API tokens. Returns the mail to log in with. */
export async function resetPassword(
  ctx: ServiceContext,
  { token, newPassword }: { token: string; newPassword: string },
  { address }: { address: string },
): Promise<{ email: string }> {
  await countTry(ctx, "token-address", addressKey(address));
  const expired = fieldError("token", message("account.linkExpired"));
  const known = await findPasswordReset(ctx, token);
  if (!known) throw expired;
  const problem = passwordProblem(newPassword, known.email);
  if (problem) throw fieldError("newPassword", message(`account.${problem}`));
  const passwordHash = await hashPassword(newPassword);
  const user = await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.passwordReset.updateMany({
      where: livingToken(ctx, token),
      data: { usedAt: ctx.now() },
    });
    const row =
      count === 1
        ? await tx.passwordReset.findFirst({
            where: { tokenHash: livingToken(ctx, token).tokenHash },
            select: { user: { select: receiver } },
          })
        : null;
    if (!row) throw expired;
    await replacePassword(tx, { userId: row.user.id, passwordHash, keepSessionId: null });
    await sendAccountMail(ctx, row.user, "passwordChanged", { url: `${appOrigin}/recuperar`, tx });
    return row.user;
  });
  await clearFailures(ctx, { email: user.email, address }); // failures with the old password
  return { email: user.email };
}
