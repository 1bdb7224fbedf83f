import { decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";

/** Whose prices are read: the shop's own, a list's, or none, where a shop shows its prices to the customers of a list only. */
export type ShownPrices = "public" | "hidden" | OpenPriceList;

/** The prices of a product `p` and of its variants `v` in SQL. */
export interface PriceSource {
  product: Prisma.Sql;
  /** Before it was reduced; a list has no earlier price. */
  previous: Prisma.Sql;
  variant: Prisma.Sql;
  /** Of a variant, null where the product's own price counts. */
  ofVariantAlone: Prisma.Sql;
}

const VARIANT = Prisma.sql`coalesce(v.price, p.price)`;
const PUBLIC: PriceSource = {
  product: Prisma.sql`p.price`,
  previous: Prisma.sql`p.previous_price`,
  variant: VARIANT,
  ofVariantAlone: Prisma.sql`v.price`,
};

const NONE = Prisma.sql`NULL::numeric`;
const HIDDEN: PriceSource = { product: NONE, previous: NONE, variant: NONE, ofVariantAlone: NONE };

/** `listPriceOf` in SQL, for a product or variant without a price of its own on the list. */
function reduced({ percent, rounding }: OpenPriceList, price: Prisma.Sql): Prisma.Sql {
  if (percent === 0) return price;
  const less = Prisma.sql`(${price} - round(${price} * ${percent}::numeric / 100, 2))`;
  if (rounding === null) return less;
  const step = Prisma.sql`${decimalFromCents(rounding)}::numeric`;
  return Prisma.sql`(floor((${less} + ${step} / 2) / ${step}) * ${step})`;
}

function ofList(list: OpenPriceList): PriceSource {
  const entries = Prisma.sql`SELECT e.price FROM price_list_entries e
    WHERE e.price_list_id = ${list.id} AND e.product_id = p.id`;
  const product = Prisma.sql`coalesce((${entries} AND e.variant_id IS NULL), ${reduced(list, Prisma.sql`p.price`)})`;
  const own = Prisma.sql`(${entries} AND (e.variant_id = v.id OR e.variant_id IS NULL)
    ORDER BY e.variant_id NULLS LAST LIMIT 1)`;
  const variant = Prisma.sql`coalesce(${own}, ${reduced(list, VARIANT)})`;
  return { product, previous: NONE, variant, ofVariantAlone: variant };
}

export function priceSource(prices: ShownPrices): PriceSource {
  if (prices === "public") return PUBLIC;
  return prices === "hidden" ? HIDDEN : ofList(prices);
}

/** The lowest price a visitor pays for a product `p`: of its cheapest variant, else its own. */
export const lowestPrice = ({ product, variant }: PriceSource): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT min(${variant}) FROM variants v
  WHERE v.product_id = p.id AND NOT v.paused), ${product})`;
