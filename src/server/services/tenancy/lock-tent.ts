import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "./tenant-ids";

/** Locks the tent's row until the transaction ends. @throws NOT_FOUND when the tent no longer exists */
export async function lockTent(tx: Tx, tentId: OwnedTentId | PublicTentId): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM tents WHERE id = ${tentId} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}

/**
 * Runs `work` in one transaction that locks the tent's row: limits, stock and order numbers are counted and written
 * under this lock (docs/architecture.md#transactions). Changes to the shop's public pages go through `changeTent`.
 */
export async function withTentLock<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId | PublicTentId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return ctx.db.$transaction(
    async (tx) => {
      await lockTent(tx, tentId);
      return work(tx);
    },
    { maxWait: 20_000, timeout: 60_000 },
  );
}
