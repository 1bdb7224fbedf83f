import type { Tx } from "~/server/database/client";

/**
 * A new password ends every session but the given one, every API token, and every link that was mailed before.
 * Others are refused at their next request, as each request reads its row.
 */
export async function replacePassword(
  tx: Tx,
  { userId, passwordHash, keepSessionId }: { userId: number; passwordHash: string; keepSessionId: string | null },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await tx.session.deleteMany({ where: { userId, ...(keepSessionId ? { id: { not: keepSessionId } } : {}) } });
  await tx.apiToken.deleteMany({ where: { userId } });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
}
