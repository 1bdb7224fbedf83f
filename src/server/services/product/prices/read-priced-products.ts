import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import type { Cents } from "~/domain/money/money";
import type { PricedProduct } from "~/domain/product/prices/price-change";
import type { PriceScope } from "~/domain/product/prices/price-change-schemas";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { matchingQuery } from "../crud/product-rows";

const id = z.number().int();
const answer = z.object({
  products: z.array(z.tuple([id, storedCents.nullable(), storedCents.nullable()])),
  variants: z.array(z.tuple([id, id, storedCents])),
});

/** The ids of the products that a price change covers. */
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

/**
 * The products that a change covers, newest first, as in the list; only variants with their own price are included.
 * @throws NOT_FOUND for another tent's categories, or when none of the picked products exists
 */
export async function readPricedProducts(tx: Tx, tentId: OwnedTentId, scope: PriceScope): Promise<PricedProduct[]> {
  const raw = await tx.$queryRaw<{ answer: unknown }[]>`
    WITH chosen AS MATERIALIZED (${chosen(tentId, scope)})
    SELECT json_build_object(
      'products', (SELECT coalesce(json_agg(json_build_array(
        id, (price * 100)::bigint, (previous_price * 100)::bigint) ORDER BY id DESC), '[]') FROM chosen),
      'variants', (SELECT coalesce(json_agg(json_build_array(
        v.product_id, v.id, (v.price * 100)::bigint) ORDER BY v.position, v.id), '[]')
        FROM variants v WHERE v.product_id IN (SELECT id FROM chosen) AND v.price IS NOT NULL)
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
