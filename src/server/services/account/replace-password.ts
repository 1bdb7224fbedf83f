import type { Tx } from "~/server/database/client";

/**
 * Sets a new password, and ends every session but the given one, every API token, and every link mailed before. Other
 * devices are logged out at their next request, since each request reads its session row.
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
