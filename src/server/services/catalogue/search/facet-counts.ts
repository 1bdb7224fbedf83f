import { z } from "zod";
import type { Facets } from "~/domain/catalogue/search/facets";
import { inReadingOrder } from "~/domain/catalogue/search/option-order";
import type { SearchQuery } from "~/domain/catalogue/view";
import { decimalCents } from "~/domain/money/amount-schemas";
import { Prisma } from "~/generated/prisma/client";
import type { PriceSource } from "../price-source";
import { anyBuyable, inStockItself, isBuyable } from "../visible";
import { optionConditions, type SearchFilters } from "./search-filters";

const counted = z.array(z.object({ value: z.string(), count: z.number() }));
/** The value of `facetsOf`. */
export const facetCounts = z.object({
  categories: counted,
  options: z.array(z.object({ name: z.string(), value: z.string(), count: z.number() })),
  inStock: z.number(),
  offers: z.number(),
  min: decimalCents.nullable(),
  max: decimalCents.nullable(),
});

/** Option names and values offered as filters; more of them would be a page of their own. */
const MAX_OPTIONS = 4;
const MAX_VALUES = 14;

/** Columns of products `p`, joined with `facetJoin`, that `facetsOf` counts: each group of filters by itself. */
export function facetColumns(
  { category, options, state, price }: SearchFilters,
  { product }: Pick<PriceSource, "product">,
): Prisma.Sql {
  const holds = (condition: Prisma.Sql | null) => condition ?? Prisma.sql`true`;
  return Prisma.sql`p.category_id, p.offer, p.min_quantity, variety.buyable IS NOT NULL AS varied,
    coalesce(variety.buyable, ${inStockItself}) AS in_stock, coalesce(variety.low, ${product}) AS price,
    ${holds(category)} AS of_category, ${holds(options)} AS of_options, ${holds(state)} AS of_state, ${holds(price)} AS of_price`;
}

/** What `facetColumns` takes from all variants of a product `p` at once: a lookup for each column would be the most of a search. */
export const facetJoin = ({ variant }: Pick<PriceSource, "variant">): Prisma.Sql => Prisma.sql`CROSS JOIN LATERAL (
  SELECT ${anyBuyable} AS buyable, min(${variant}) FILTER (WHERE NOT v.paused) AS low
  FROM variants v WHERE v.product_id = p.id) variety`;

/** The condition on a row with `facetColumns` that all groups of filters hold. */
export const IN_ALL_FACETS = Prisma.sql`of_category AND of_options AND of_state AND of_price`;

/**
 * Counts, as JSON, what a search can be narrowed to. CTE `matching` holds the products that match its words, with their
 * `facetColumns`; each group of filters counts with the other groups applied, so that a second value of a group shows what
 * it would add. Each option is such a group: sizes are counted among what can be bought in the chosen colours.
 */
export function facetsOf(asked: Pick<SearchQuery, "options">): Prisma.Sql {
  const others = optionConditions(asked).map(({ name, has }) => Prisma.sql` AND (o.name = ${name} OR ${has})`);
  return Prisma.sql`(SELECT json_build_object(
  'categories', (SELECT coalesce(json_agg(json_build_object('value', coalesce(c.slug, 'otros-productos'), 'count', n)), '[]')
    FROM (SELECT category_id, count(*)::int AS n FROM matching WHERE of_options AND of_state AND of_price GROUP BY 1) counted
    LEFT JOIN categories c ON c.id = counted.category_id),
  'options', (SELECT coalesce(json_agg(json_build_object('name', name, 'value', value, 'count', n)
    ORDER BY n DESC, place), '[]') FROM (
    SELECT o.name, v.values[1 + o.position] AS value, coalesce(min(array_position(o.values, v.values[1 + o.position])), 0) AS place,
      count(DISTINCT m.id) FILTER (WHERE ${isBuyable(Prisma.sql`m.min_quantity`)}${Prisma.join([Prisma.empty, ...others], "")})::int AS n
    FROM matching m JOIN product_options o ON o.product_id = m.id JOIN variants v ON v.product_id = m.id AND NOT v.paused
    WHERE m.varied AND of_category AND of_state AND of_price GROUP BY 1, 2) counted),
  'inStock', count(*) FILTER (WHERE in_stock AND of_category AND of_options AND of_price),
  'offers', count(*) FILTER (WHERE offer AND of_category AND of_options AND of_price),
  'min', (min(price) FILTER (WHERE of_category AND of_options AND of_state))::text,
  'max', (max(price) FILTER (WHERE of_category AND of_options AND of_state))::text) FROM matching)`;
}

/** The view of counts. */
export function toFacets({ categories, options, inStock, offers, min, max }: z.infer<typeof facetCounts>): Facets {
  return {
    categories,
    options: grouped(options),
    inStock,
    offers,
    prices: min === null || max === null ? null : { minCents: min, maxCents: max },
  };
}

type OptionCount = z.infer<typeof facetCounts>["options"][number];

/** The most frequent options, each with its most frequent values. Of equally frequent ones the first in merchants' lists. */
function grouped(rows: readonly OptionCount[]): Facets["options"] {
  const byName = new Map<string, OptionCount[]>();
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  return [...byName].slice(0, MAX_OPTIONS).map(([name, values]) => ({
    name,
    values: inReadingOrder(values.slice(0, MAX_VALUES)).map(({ value, count }) => ({ value, count })),
  }));
}
