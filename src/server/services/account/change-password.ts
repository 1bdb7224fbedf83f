import { passwordProblem } from "~/domain/account/password";
import { message } from "~/domain/validation-key";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { proveOwnPassword } from "~/server/services/session/own-account";
import { appOrigin } from "~/server/site/addresses";
import { replacePassword } from "./replace-password";
import { sendAccountMail } from "./send-account-mail";

/** Changes the password and ends all other sessions and every API token. @throws WRONG_PASSWORD, RATE_LIMITED */
export async function changePassword(
  ctx: ServiceContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await proveOwnPassword(ctx, currentPassword);
  const problem = passwordProblem(newPassword, user.email);
  if (problem) throw fieldError("newPassword", message(`account.${problem}`));
  const passwordHash = await hashPassword(newPassword);
  const keepSessionId = ctx.actor?.sessionId ?? null;
  await ctx.db.$transaction(async (tx) => {
    await replacePassword(tx, { userId: user.id, passwordHash, keepSessionId });
    await sendAccountMail(ctx, user, "passwordChanged", { url: `${appOrigin}/recuperar`, tx });
  });
}
