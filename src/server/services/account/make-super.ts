import { randomBytes } from "node:crypto";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { findAccount } from "~/server/services/session/find-account";
import { makeToken } from "~/server/services/session/one-time-token";

/**
 * Called by an operator with shell access: makes the mail's owner a super-user, with or without an existing account,
 * and returns the token of a one-time link for choosing their password. The audit row names the new super-user as
 * actor.
 */
export async function makeSuper(
  ctx: Pick<ServiceContext, "db" | "now">,
  { email }: { email: string },
): Promise<{ token: string }> {
  const now = ctx.now();
  const { token, row } = makeToken(ctx);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const name = (email.split("@")[0] ?? email).slice(0, 120);
  await ctx.db.$transaction(async (tx) => {
    const known = await findAccount(tx, email);
    const { id } = await tx.user.upsert({
      where: { email: known?.email ?? email },
      create: { email, name, passwordHash, role: "SUPER", onboardedAt: now, createdAt: now },
      update: { role: "SUPER" },
      select: { id: true },
    });
    await tx.passwordReset.create({ data: { userId: id, ...row } });
    await tx.auditEntry.create({ data: { at: now, actorId: id, action: "admin.makeSuper", target: `user ${id}` } });
  });
  return { token };
}
