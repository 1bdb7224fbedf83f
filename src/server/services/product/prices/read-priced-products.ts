import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import type { Cents } from "~/domain/money/money";
import type { PricedProduct } from "~/domain/product/prices/price-change";
import type { PriceScope } from "~/domain/product/prices/price-change-schemas";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { priceSource } from "~/server/services/catalogue/price-source";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { matchingQuery } from "../crud/product-rows";

const id = z.number().int();
const answer = z.object({
  products: z.array(z.tuple([id, storedCents.nullable(), storedCents.nullable()])),
  variants: z.array(z.tuple([id, id, storedCents])),
});

/** The products that a price change covers. */
function chosen(tentId: OwnedTentId, scope: PriceScope): Prisma.Sql {
  if (scope.kind === "search") {
    return Prisma.sql`SELECT id, price, previous_price FROM products
      WHERE tent_id = ${tentId} AND id IN (${matchingQuery(tentId, scope, null)})`;
  }
  const own = Prisma.sql`SELECT id, price, previous_price FROM products
    WHERE tent_id = ${tentId} AND deleted_at IS NULL`;
  if (scope.kind === "picked") return Prisma.sql`${own} AND id = ANY(${scope.ids}::int[])`;
  if (scope.kind === "all") return own;
  const inNone = scope.without ? Prisma.sql` OR category_id IS NULL` : Prisma.empty;
  return Prisma.sql`${own} AND (category_id = ANY(${scope.ids}::int[])${inNone})`;
}

/** Named categories must be the tent's own; of picked products at least one must be. */
async function requireOwn(tx: Tx, tentId: OwnedTentId, scope: PriceScope, found: number): Promise<void> {
  if (scope.kind === "picked" && found === 0) throw new AppError("NOT_FOUND");
  const asked =
    scope.kind === "categories" ? scope.ids : scope.kind === "search" ? [scope.categoryId ?? []].flat() : [];
  if (asked.length === 0) return;
  const known = await tx.category.count({ where: { tentId, id: { in: asked } } });
  if (known !== new Set(asked).size) throw new AppError("NOT_FOUND");
}

/** What is read of a price list instead of the shop's own prices: those of the products that it shows. */
function onList(list: OpenPriceList) {
  const { product, previous, variant } = priceSource(list);
  return {
    product,
    previous,
    variant,
    shown: list.productIds === null ? Prisma.empty : Prisma.sql`WHERE p.id = ANY(${[...list.productIds]}::int[])`,
    hasOwn: Prisma.sql`(v.price IS NOT NULL OR EXISTS (SELECT FROM price_list_entries e
      WHERE e.price_list_id = ${list.id} AND e.variant_id = v.id))`,
  };
}

const ofShop = {
  product: Prisma.sql`p.price`,
  previous: Prisma.sql`p.previous_price`,
  variant: Prisma.sql`v.price`,
  shown: Prisma.empty,
  hasOwn: Prisma.sql`v.price IS NOT NULL`,
};

/**
 * The products that a change covers, newest first, as in the list, with the shop's prices or those of a price list; only
 * variants with their own price are included.
 * @throws NOT_FOUND for another tent's categories, or when none of the picked products exists
 */
export async function readPricedProducts(
  tx: Tx,
  tentId: OwnedTentId,
  scope: PriceScope,
  list: OpenPriceList | null = null,
): Promise<PricedProduct[]> {
  const prices = list === null ? ofShop : onList(list);
  const raw = await tx.$queryRaw<{ answer: unknown }[]>`
    WITH covered AS (${chosen(tentId, scope)}),
      chosen AS MATERIALIZED (SELECT p.id, p.price, p.previous_price FROM covered p ${prices.shown})
    SELECT json_build_object(
      'products', (SELECT coalesce(json_agg(json_build_array(
        p.id, (${prices.product} * 100)::bigint, (${prices.previous} * 100)::bigint) ORDER BY p.id DESC), '[]') FROM chosen p),
      'variants', (SELECT coalesce(json_agg(json_build_array(
        v.product_id, v.id, (${prices.variant} * 100)::bigint) ORDER BY v.position, v.id), '[]')
        FROM variants v JOIN chosen p ON p.id = v.product_id WHERE ${prices.hasOwn})
    ) AS answer`;
  const { products, variants } = answer.parse(raw[0]?.answer);
  await requireOwn(tx, tentId, scope, products.length);
  const own = new Map<number, { id: number; price: Cents }[]>();
  for (const [productId, variantId, price] of variants) {
    own.set(productId, [...(own.get(productId) ?? []), { id: variantId, price }]);
  }
  return products.map(([productId, price, previous]) => ({
    id: productId,
    price,
    previous,
    variants: own.get(productId) ?? [],
  }));
}
