import { createHmac } from "node:crypto";
import { z } from "zod";
import { HOUR_MS } from "~/domain/duration";
import { HOLDS_AT_A_TIME } from "~/domain/order/place/stock-hold";
import { addressKey } from "~/domain/session/address-key";
import { env } from "~/env";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { recordRestock } from "~/server/services/product/stock/record-restock";
import type { TentsChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { heldLines } from "./held-stock";

export interface HoldingShop {
  id: number;
  stockHold: boolean;
  stockHoldHours: number;
}

/** The columns of an order's hold. */
export interface Hold {
  heldUntil: Date | null;
  heldBy: string | null;
}
export const NO_HOLD: Hold = { heldUntil: null, heldBy: null };

/** A hold from now on, of nobody's address. */
export const holdFrom = (now: Date, { stockHoldHours }: HoldingShop): Hold => ({
  heldUntil: new Date(now.getTime() + stockHoldHours * HOUR_MS),
  heldBy: null,
});

/** Names an address without telling it. */
const holderOf = (tentId: number, address: string): string =>
  createHmac("sha256", env.NEXTAUTH_SECRET)
    .update(`hold ${tentId} ${addressKey(address)}`)
    .digest("base64url");

/** The hold of a visitor's new order: none while other orders of the same address or phone hold as much as they may. */
export async function holdForVisitor(
  tx: Tx,
  shop: HoldingShop,
  { address, phone, now }: { address: string; phone: string | null; now: Date },
): Promise<Hold> {
  if (!shop.stockHold) return NO_HOLD;
  const heldBy = holderOf(shop.id, address);
  const holding = { tentId: shop.id, status: "NEW", heldUntil: { gt: now } } as const;
  const counts = [
    await tx.order.count({ where: { ...holding, heldBy } }),
    ...(phone === null ? [] : [await tx.order.count({ where: { ...holding, customerPhone: phone } })]),
  ];
  if (counts.some((count) => count >= HOLDS_AT_A_TIME)) return NO_HOLD;
  return { ...holdFrom(now, shop), heldBy };
}

type HoldChange = Pick<TentsChange, "tx" | "tents"> & { tentId: OwnedTentId | PublicTentId };

const changedRows = z.array(
  z.object({ productId: z.number(), variantId: z.number().nullable(), held: z.string(), counted: z.boolean() }),
);

/**
 * Writes what the shop's orders hold into the columns that pages read. If visitors see a difference, the shop's pages are
 * purged. Called under the lock of the shop after everything that changes a hold. It may also bring a product back that was sold out,
 * as the holds whose time is over end here.
 */
export async function refreshHeld(change: HoldChange, now: Date): Promise<void> {
  const { tx, tentId } = change;
  const rows = await tx.$queryRaw`
    WITH truth AS MATERIALIZED (
      SELECT l.product_id, l.variant_id, sum(l.quantity) AS held ${heldLines(tentId, now)} GROUP BY 1, 2
    ), ids AS MATERIALIZED (
      SELECT product_id AS id FROM truth
      UNION SELECT p.id FROM products p WHERE p.tent_id = ${tentId} AND p.held <> 0
      UNION SELECT p.id FROM variants v JOIN products p ON p.id = v.product_id WHERE p.tent_id = ${tentId} AND v.held <> 0
    )
    SELECT p.id AS "productId", NULL::int AS "variantId", coalesce(t.held, 0)::text AS held, p.stock IS NOT NULL AS counted
    FROM products p JOIN ids ON ids.id = p.id LEFT JOIN truth t ON t.product_id = p.id AND t.variant_id IS NULL
    WHERE p.tent_id = ${tentId} AND p.held <> coalesce(t.held, 0)
    UNION ALL
    SELECT v.product_id, v.id, coalesce(t.held, 0)::text, v.stock IS NOT NULL
    FROM variants v JOIN ids ON ids.id = v.product_id JOIN products p ON p.id = v.product_id
      LEFT JOIN truth t ON t.product_id = p.id AND t.variant_id = v.id
    WHERE p.tent_id = ${tentId} AND v.held <> coalesce(t.held, 0)`;
  const changed = changedRows.parse(rows);
  if (changed.length === 0) return;
  const products = [...new Set(changed.map(({ productId }) => productId))];
  await recordRestock(change, products, async () => {
    for (const { productId, variantId, held } of changed) {
      const [table, id] = variantId === null ? ["products", productId] : ["variants", variantId];
      await tx.$executeRaw`UPDATE ${Prisma.raw(table)} SET held = ${held}::numeric WHERE id = ${id}`;
    }
  });
  if (changed.some(({ counted }) => counted)) await change.tents([tentId]);
}

/** Releases what the shop's orders hold beyond their time. */
export async function releaseOver(change: HoldChange, now: Date): Promise<void> {
  const { tx, tentId } = change;
  await tx.order.updateMany({ where: { tentId, heldUntil: { not: null }, OR: holdsOver(now) }, data: NO_HOLD });
  await refreshHeld(change, now);
}

/** Holds that ended. Those of orders that are not new any more were left by a server of an earlier release. */
export const holdsOver = (now: Date) => [{ heldUntil: { lte: now } }, { status: { not: "NEW" as const } }];
