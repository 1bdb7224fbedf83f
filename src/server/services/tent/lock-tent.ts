import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { AppError } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "~/server/tenant";

/**
 * Runs `work` in one transaction that holds the tent's row: limits, stock and order numbers are counted and written
 * under it (design §3). What changes the shop's pages goes through `changeTent`.
 */
export async function withTentLock<T>(
  ctx: ServiceContext,
  tentId: OwnedTentId | PublicTentId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return ctx.db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM tents WHERE id = ${tentId} FOR NO KEY UPDATE`;
      if (rows.length === 0) throw new AppError("NOT_FOUND");
      return work(tx);
    },
    { maxWait: 20_000, timeout: 60_000 },
  );
}
