import type { Cents } from "~/domain/money/money";
import { arrayLiteral } from "~/server/database/array-literal";
import type { TentChange } from "~/server/services/tenancy/change-tent";

export interface WrittenPrice {
  productId: number;
  variantId: number | null;
  price: Cents | null;
  previous: Cents | null;
}

/** Writes many prices of the tent in two statements, whatever their number. */
export async function writePrices(
  { tx, tentId }: TentChange,
  now: Date,
  prices: readonly WrittenPrice[],
): Promise<void> {
  const products = prices.filter(({ variantId }) => variantId === null);
  const variants = prices.filter(({ variantId }) => variantId !== null);
  if (products.length > 0) {
    await tx.$executeRaw`
      UPDATE products p SET price = c.price::numeric / 100, previous_price = c.previous::numeric / 100, updated_at = ${now}
      FROM unnest(${arrayLiteral(products.map(({ productId }) => productId))}::int[],
        ${arrayLiteral(products.map(({ price }) => price))}::bigint[],
        ${arrayLiteral(products.map(({ previous }) => previous))}::bigint[]) AS c(id, price, previous)
      WHERE p.id = c.id AND p.tent_id = ${tentId}`;
  }
  if (variants.length > 0) {
    await tx.$executeRaw`
      UPDATE variants v SET price = c.price::numeric / 100
      FROM unnest(${arrayLiteral(variants.map(({ variantId }) => variantId))}::int[],
        ${arrayLiteral(variants.map(({ price }) => price))}::bigint[]) AS c(id, price), products p
      WHERE v.id = c.id AND p.id = v.product_id AND p.tent_id = ${tentId}`;
  }
}
