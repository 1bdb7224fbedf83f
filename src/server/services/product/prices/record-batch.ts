import { randomUUID } from "node:crypto";
import { type Cents, cents } from "~/domain/money/money";
import { type PriceChange, UNDOABLE_CHANGES } from "~/domain/product/prices/price-change";
import type { ServiceContext } from "~/server/context";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import { type BatchRequest, packChanges } from "./price-batch";

interface RecordedBatch {
  request: BatchRequest;
  clientKey: string;
  /** The price list that was changed; null for the shop's own prices. */
  listId: number | null;
  changed: number;
  changes: readonly PriceChange[];
  single?: boolean;
}

/** Adds written prices to the history. */
export async function recordBatch(
  ctx: ServiceContext,
  { tx, tentId }: TentChange,
  { request, clientKey, listId, changed, changes, single = false }: RecordedBatch,
): Promise<{ id: number; changed: number }> {
  const [written] = await tx.$queryRaw<{ id: number; changed: number }[]>`
    INSERT INTO price_batches
      (tent_id, actor_id, client_key, request, changed, changes, price_list_id, single, created_at)
    VALUES (${tentId}, ${ctx.actor?.userId ?? null}, ${clientKey}::uuid, ${JSON.stringify(request)}::jsonb, ${changed},
      ${packChanges(changes)}::jsonb, ${listId}, ${single}, ${ctx.now()})
    RETURNING id, changed`;
  if (!written) throw new Error("A price change that was just written cannot be read");
  if (single) {
    // who changed one price long ago is of no use, and there are many
    await tx.$executeRaw`
      DELETE FROM price_batches WHERE tent_id = ${tentId} AND single AND id <= (SELECT id FROM price_batches
        WHERE tent_id = ${tentId} AND single ORDER BY id DESC OFFSET ${UNDOABLE_CHANGES} LIMIT 1)`;
  } else {
    // one that is too old to be undone keeps who, when and what, but not its rows
    await tx.$executeRaw`
      UPDATE price_batches SET changes = '[]'::jsonb WHERE id = (SELECT id FROM price_batches
        WHERE tent_id = ${tentId} AND NOT single ORDER BY id DESC OFFSET ${UNDOABLE_CHANGES} LIMIT 1)`;
  }
  return written;
}

interface SinglePrice {
  productId: number;
  name: string;
  before: { price: Cents | null; previous: Cents | null };
  after: { price: Cents | null; previous: Cents | null };
}

/** The history entry of a price that a merchant changed by itself, by which it can be undone. Returns its id. */
export async function recordSinglePrice(
  ctx: ServiceContext,
  change: TentChange,
  { productId, name, before, after }: SinglePrice,
): Promise<number> {
  const { id } = await recordBatch(ctx, change, {
    request: {
      scope: { kind: "picked", count: 1, one: { name, before: before.price, after: after.price } },
      rule:
        after.price === null
          ? null
          : { direction: "set", unit: "amount", hundredths: after.price, rounding: cents(1), previous: "keep" },
    },
    clientKey: randomUUID(),
    listId: null,
    changed: 1,
    changes: [
      {
        productId,
        variantId: null,
        before: before.price,
        after: after.price,
        previousBefore: before.previous,
        previousAfter: after.previous,
      },
    ],
    single: true,
  });
  return id;
}
