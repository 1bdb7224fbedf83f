import { z } from "zod";
import type { Facets } from "~/domain/catalogue/search/facets";
import { decimalCents } from "~/domain/money/amount-schemas";
import { Prisma } from "~/generated/prisma/client";
import { IN_STOCK, LOWEST_PRICE, type SearchFilters } from "./search-filters";

const counted = z.array(z.object({ value: z.string(), count: z.number() }));
/** The value of `FACETS`. */
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

/** Columns of products `p` that `FACETS` counts: each group of filters by itself. */
export function facetColumns({ category, options, state, price }: SearchFilters): Prisma.Sql {
  const holds = (condition: Prisma.Sql | null) => condition ?? Prisma.sql`true`;
  return Prisma.sql`p.category_id, p.offer, ${IN_STOCK} AS in_stock, ${LOWEST_PRICE} AS price,
    ${holds(category)} AS of_category, ${holds(options)} AS of_options, ${holds(state)} AS of_state, ${holds(price)} AS of_price`;
}

/** The condition on a row with `facetColumns` that all groups of filters hold. */
export const IN_ALL_FACETS = Prisma.sql`of_category AND of_options AND of_state AND of_price`;

/**
 * Counts, as JSON, what a search can be narrowed to. CTE `matching` holds the products that match its words, with their
 * `facetColumns`; each group of filters counts with the other groups applied, so that a second value of a group shows what
 * it would add.
 */
export const FACETS = Prisma.sql`json_build_object(
  'categories', (SELECT coalesce(json_agg(json_build_object('value', slug, 'count', n)), '[]') FROM (
    SELECT coalesce(c.slug, 'otros-productos') AS slug, count(*)::int AS n FROM matching m
    LEFT JOIN categories c ON c.id = m.category_id WHERE of_options AND of_state AND of_price GROUP BY 1) counted),
  'options', (SELECT coalesce(json_agg(json_build_object('name', name, 'value', value, 'count', n) ORDER BY n DESC), '[]') FROM (
    SELECT o.name, value, count(DISTINCT m.id)::int AS n FROM matching m JOIN product_options o ON o.product_id = m.id
    CROSS JOIN LATERAL unnest(o.values) value
    WHERE of_category AND of_state AND of_price AND EXISTS (SELECT 1 FROM variants v
      WHERE v.product_id = m.id AND NOT v.paused AND v.values[1 + o.position] = value) GROUP BY 1, 2) counted),
  'inStock', (SELECT count(*)::int FROM matching WHERE in_stock AND of_category AND of_options AND of_price),
  'offers', (SELECT count(*)::int FROM matching WHERE offer AND of_category AND of_options AND of_price),
  'min', (SELECT min(price)::text FROM matching WHERE of_category AND of_options AND of_state),
  'max', (SELECT max(price)::text FROM matching WHERE of_category AND of_options AND of_state))`;

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

/** Values by option name, the most frequent option first. */
function grouped(rows: readonly { name: string; value: string; count: number }[]): Facets["options"] {
  const byName = new Map<string, { value: string; count: number }[]>();
  for (const { name, value, count } of rows) byName.set(name, [...(byName.get(name) ?? []), { value, count }]);
  return [...byName].map(([name, values]) => ({ name, values: values.slice(0, MAX_VALUES) })).slice(0, MAX_OPTIONS);
}
