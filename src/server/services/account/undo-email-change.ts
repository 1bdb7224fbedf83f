import { randomBytes } from "node:crypto";
import { addressKey } from "~/domain/session/address-key";
import { message } from "~/domain/validation-key";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { hashToken, makeToken } from "~/server/services/session/one-time-token";
import { appOrigin } from "~/server/site/addresses";
import { emailTakenError, lockOwner } from "./change-email";
import { replacePassword } from "./replace-password";
import { sendAccountMail } from "./send-account-mail";

const expired = () => fieldError("token", message("account.undoExpired"));

/**
 * Restores the previous mail with the link sent there. Whoever changed the mail knew the password, so the password, all
 * sessions and tokens become invalid; the returned `token` allows choosing a new password.
 */
export async function undoEmailChange(
  ctx: ServiceContext,
  { token }: { token: string },
  { address }: { address: string },
): Promise<{ email: string; token: string }> {
  await countTry(ctx, "token-address", addressKey(address));
  const living = { tokenHash: hashToken(token), expiresAt: { gt: ctx.now() } };
  const row = await ctx.db.emailUndo.findFirst({ where: living, select: { id: true, userId: true, email: true } });
  if (!row) throw expired();
  const { userId, email } = row;
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const reset = makeToken(ctx);
  await ctx.db
    .$transaction(async (tx) => {
      const user = await lockOwner(tx, userId);
      const { count } = await tx.emailUndo.deleteMany({ where: { id: row.id, ...living } });
      if (count === 0) throw expired();
      await tx.emailUndo.deleteMany({ where: { userId, id: { gt: row.id } } }); // links of later addresses
      await tx.user.update({ where: { id: userId }, data: { email } });
      await replacePassword(tx, { userId, passwordHash, keepSessionId: null });
      await tx.passwordReset.create({ data: { userId, ...reset.row } });
      await sendAccountMail(ctx, user, "emailUndone", { values: { email }, tx });
      await sendAccountMail(ctx, { ...user, email }, "emailRestored", { url: `${appOrigin}/recuperar`, tx });
    })
    .catch(emailTakenError);
  return { email, token: reset.token };
}
