import type { ValidationKey } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import type { TentTx, Tx } from "~/server/database/client";
import { fieldError, requireFound, requireWritten } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Which of a shop's rules; all without an id. */
export interface OwnRules {
  tentId: OwnedTentId;
  id?: number | { in: number[] };
}

interface RuleKind<View> {
  table: (tx: TentTx) => {
    count: (query: { where: OwnRules }) => PromiseLike<number>;
    deleteMany: (query: { where: OwnRules }) => PromiseLike<{ count: number }>;
  };
  readViews: (ctx: ServiceContext, tx: Tx, where: OwnRules) => Promise<View[]>;
  /** How many a shop may have, and what is said beside which field when it would have more. */
  room: { most: number; field: string; full: ValidationKey };
}

/** What is the same for a merchant's promotions, quantity breaks, coupons and price lists. */
export function ruleCalls<View>({ table, readViews, room }: RuleKind<View>) {
  const read = async (ctx: ServiceContext, tx: Tx, where: OwnRules) =>
    requireFound((await readViews(ctx, tx, where))[0]);
  /** @throws NOT_FOUND, also if only one of them is not the shop's */
  const take = async (tx: TentTx, tentId: OwnedTentId, ids: readonly number[]) => {
    const wanted = [...new Set(ids)];
    requireWritten(await table(tx).deleteMany({ where: { tentId, id: { in: wanted } } }), wanted.length);
  };
  return {
    list: (ctx: ServiceContext, tentId: OwnedTentId) => readViews(ctx, ctx.db, { tentId }),
    /** @throws NOT_FOUND */
    get: (ctx: ServiceContext, tentId: OwnedTentId, id: number) => read(ctx, ctx.db, { tentId, id }),
    /** Writes a rule in a change of its shop, and reads it as it is then. */
    write: (ctx: ServiceContext, tentId: OwnedTentId, work: (tx: TentTx) => Promise<{ id: number }>) =>
      changeTent(ctx, tentId, async ({ tx }) => read(ctx, tx, { tentId, id: (await work(tx)).id })),
    /** @throws VALIDATION beside the field when the shop would have too many */
    async requireRoom(tx: TentTx, tentId: OwnedTentId, more = 1, field = room.field): Promise<void> {
      if ((await table(tx).count({ where: { tentId } })) + more > room.most) throw fieldError(field, room.full);
    },
    take,
    /** Deletes one or some; orders keep what they did. @throws NOT_FOUND, as `take` */
    async remove(ctx: ServiceContext, tentId: OwnedTentId, ids: number | readonly number[]): Promise<true> {
      await changeTent(ctx, tentId, ({ tx }) => take(tx, tentId, [ids].flat()));
      return true;
    },
  };
}
