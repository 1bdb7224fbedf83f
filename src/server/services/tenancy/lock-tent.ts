import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "~/server/tenancy/tenant-ids";

/** Holds the tent's row until the transaction ends. @throws NOT_FOUND when the tent is gone */
export async function lockTent(tx: Tx, tentId: OwnedTentId | PublicTentId): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM tents WHERE id = ${tentId} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}

/**
 * Runs `work` in one transaction that holds the tent's row: limits, stock and order numbers are counted and written
 * under it (docs/architecture.md#transactions). What changes the shop's pages goes through `changeTent`.
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
