import { chosenByName } from "~/domain/catalogue/search/facets";
import type { SearchQuery } from "~/domain/catalogue/view";
import { decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { lowestPrice, priceSource } from "../price-source";
import { inStock, isBuyable, type Visibility } from "../visible";

/** The conditions of a search for products `p`, by the group of filters that sets them; empty ones are left out. */
export interface SearchFilters {
  category: Prisma.Sql | null;
  options: Prisma.Sql | null;
  state: Prisma.Sql | null;
  price: Prisma.Sql | null;
}

export const NO_FILTERS: SearchFilters = { category: null, options: null, state: null, price: null };

/** For each option with chosen values, the condition that a variant `v` has one of them. */
export const optionConditions = ({ options }: Pick<SearchQuery, "options">): { name: string; has: Prisma.Sql }[] =>
  [...chosenByName(options)].map(([name, values]) => ({
    name,
    has: Prisma.sql`v.values[1 + (SELECT o.position FROM product_options o
      WHERE o.product_id = v.product_id AND o.name = ${name})] = ANY(${values})`,
  }));

/** A variant that can be bought and has one of the values of each chosen option. */
function hasOptions(asked: SearchQuery): Prisma.Sql | null {
  const conditions = optionConditions(asked).map(({ has }) => has);
  if (conditions.length === 0) return null;
  return Prisma.sql`EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id AND ${isBuyable(Prisma.sql`p.min_quantity`)}
    AND ${Prisma.join(conditions, " AND ")})`;
}

async function inCategories(
  ctx: ServiceContext,
  tentId: Visibility["tentId"],
  { categories }: SearchQuery,
): Promise<Prisma.Sql | null> {
  if (categories.length === 0) return null;
  const rows = await ctx.db.category.findMany({
    where: { tentId, slug: { in: [...categories] } },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  const inOne = Prisma.sql`coalesce(p.category_id = ANY(${ids}::int[]), false)`;
  return categories.includes("otros-productos") ? Prisma.sql`(p.category_id IS NULL OR ${inOne})` : inOne;
}

const all = (parts: readonly (Prisma.Sql | null)[]): Prisma.Sql | null => {
  const set = parts.filter((part) => part !== null);
  return set.length === 0 ? null : Prisma.sql`(${Prisma.join(set, " AND ")})`;
};

export async function searchFilters(
  ctx: ServiceContext,
  { tentId, prices }: Pick<Visibility, "tentId" | "prices">,
  asked: SearchQuery,
): Promise<SearchFilters> {
  const { minCents, maxCents, inStockOnly, offersOnly } = asked;
  const lowest = lowestPrice(priceSource(prices));
  return {
    category: await inCategories(ctx, tentId, asked),
    options: hasOptions(asked),
    state: all([inStockOnly ? inStock : null, offersOnly ? Prisma.sql`p.offer` : null]),
    price: all([
      minCents === null ? null : Prisma.sql`${lowest} >= ${decimalFromCents(minCents)}::numeric`,
      maxCents === null ? null : Prisma.sql`${lowest} <= ${decimalFromCents(maxCents)}::numeric`,
    ]),
  };
}

/** The condition that all filters hold; empty when none is set. */
export function allFilters({ category, options, state, price }: SearchFilters): Prisma.Sql {
  const condition = all([category, options, state, price]);
  return condition ? Prisma.sql` AND ${condition}` : Prisma.empty;
}
