import { changePrices, type PriceRow, type PriceRule, UNDOABLE_CHANGES } from "~/domain/product/prices/price-change";
import type { PriceApplyInput, PriceScope } from "~/domain/product/prices/price-change-schemas";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { describeRequest, packChanges } from "./price-batch";
import { priceFingerprint } from "./price-fingerprint";
import { readPricedProducts } from "./read-priced-products";
import { writePrices } from "./write-prices";

export interface AppliedChange {
  batchId: number;
  changed: number;
}

const batchSelect = { id: true, changed: true } as const;
const toApplied = ({ id, changed }: { id: number; changed: number }): AppliedChange => ({ batchId: id, changed });

/**
 * Writes the previewed prices, in one transaction with their history. The same client key is the same change, however
 * often and concurrently it is sent.
 * @throws CONFLICT when a price or the set of products differs from the preview
 * @throws VALIDATION when nothing changes, or when prices move further than usual without confirmation
 */
export async function applyPriceChange(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, rule, clientKey, fingerprint, confirmed }: PriceApplyInput,
): Promise<AppliedChange> {
  const { applied } = await changeTent(
    ctx,
    tentId,
    async (change) => {
      const { tx } = change;
      const before = await tx.priceBatch.findFirst({ where: { tentId, clientKey }, select: batchSelect });
      if (before) return { applied: toApplied(before), isNew: false };

      const rows = changePrices(await readPricedProducts(tx, tentId, scope), rule);
      if (priceFingerprint(rows) !== fingerprint) throw new AppError("CONFLICT");
      const changes = rows.filter(({ outcome }) => outcome === "changed");
      if (changes.length === 0) throw fieldError("value", message("priceChange.nothingChanges"));
      if (!confirmed && changes.some(({ unusual }) => unusual)) {
        throw fieldError("confirmed", message("priceChange.unusual"));
      }

      return { applied: await writeBatch(ctx, change, { scope, rule, clientKey, changes }), isNew: true };
    },
    ({ isNew }) => isNew,
  );
  return applied;
}

interface Batch {
  scope: PriceScope;
  rule: PriceRule;
  clientKey: string;
  changes: readonly PriceRow[];
}

/** Writes the prices and the history entry of one change. */
export async function writeBatch(
  ctx: ServiceContext,
  change: TentChange,
  { scope, rule, clientKey, changes }: Batch,
): Promise<AppliedChange> {
  const { tx, tentId } = change;
  await writePrices(
    change,
    ctx.now(),
    changes.map(({ after, previousAfter, ...row }) => ({ ...row, price: after, previous: previousAfter })),
  );
  const request = JSON.stringify(await describeRequest(tx, tentId, scope, rule));
  const [written] = await tx.$queryRaw<{ id: number; changed: number }[]>`
    INSERT INTO price_batches (tent_id, actor_id, client_key, request, changed, changes, created_at)
    VALUES (${tentId}, ${ctx.actor?.userId ?? null}, ${clientKey}::uuid, ${request}::jsonb, ${changes.length},
      ${packChanges(changes)}::jsonb, ${ctx.now()})
    RETURNING id, changed`;
  if (!written) throw new Error("A price change that was just written cannot be read");
  await forgetOldRows(change);
  return toApplied(written);
}

/** A change too old to be undone keeps who, when and what, but not its rows. */
async function forgetOldRows({ tx, tentId }: TentChange): Promise<void> {
  await tx.$executeRaw`
    UPDATE price_batches SET changes = '[]'::jsonb
    WHERE id = (SELECT id FROM price_batches WHERE tent_id = ${tentId} ORDER BY id DESC OFFSET ${UNDOABLE_CHANGES} LIMIT 1)`;
}
