import { MIN_SIMILARITY, searchWords } from "~/domain/catalogue/search/search";
import { binSince } from "~/domain/product/crud/bin";
import type { ProductScope } from "~/domain/product/crud/bulk";
import type { ProductFilter, ProductSort } from "~/domain/product/crud/list";
import { Prisma } from "~/generated/prisma/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

export const productFilters: Record<Exclude<ProductFilter, "bin">, Prisma.Sql> = {
  offer: Prisma.sql`p.offer`,
  paused: Prisma.sql`p.paused`,
  withoutPhoto: Prisma.sql`p.without_photo`,
  withoutCategory: Prisma.sql`p.category_id IS NULL`,
  soldOut: Prisma.sql`p.sold_out`,
};

/**
 * The tent's products as `p`, including the bin as of `now` (null: without it): only the columns needed for chips,
 * search and sorting, and never more rows than the plan's limit. The joins are lateral so that each product uses the
 * index, however large the tables are.
 */
export function ownProducts(tentId: OwnedTentId, now: Date | null): Prisma.Sql {
  const binned = now === null ? Prisma.empty : Prisma.sql`OR p.deleted_at > ${binSince(now)}`;
  return Prisma.sql`SELECT p.id, p.category_id, p.offer, p.paused, p.deleted_at, p."order", p.search_text,
      v.variants, photo.id IS NULL AS without_photo,
      CASE WHEN v.variants > 0 THEN NOT v.available ELSE coalesce(p.stock <= 0, false) END AS sold_out
    FROM products p
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS variants, bool_or(NOT v.paused AND (v.stock IS NULL OR v.stock > 0)) AS available
      FROM variants v WHERE v.product_id = p.id
    ) v ON true
    LEFT JOIN LATERAL (SELECT i.id FROM product_images i WHERE i.product_id = p.id LIMIT 1) photo ON true
    WHERE p.tent_id = ${tentId} AND (p.deleted_at IS NULL ${binned})`;
}

// LIKE wildcards cannot occur in a word: searchWords leaves only letters and digits.
const startsWord = (word: string) =>
  Prisma.sql`(p.search_text LIKE ${`${word}%`} OR p.search_text LIKE ${`% ${word}%`})`;

const likeness = (word: string) => Prisma.sql`word_similarity(${word}, p.search_text)`;

/** Whether an own product matches the scope. */
export function inScope({ search, filter, categoryId }: ProductScope): Prisma.Sql {
  const words = searchWords(search);
  return Prisma.join(
    [
      ...(search.trim() !== "" && words.length === 0 ? [Prisma.sql`false`] : []),
      filter === "bin" ? Prisma.sql`p.deleted_at IS NOT NULL` : Prisma.sql`p.deleted_at IS NULL`,
      ...(filter && filter !== "bin" ? [productFilters[filter]] : []),
      ...(categoryId ? [Prisma.sql`p.category_id = ${categoryId}`] : []),
      ...words.map((word) => Prisma.sql`(${startsWord(word)} OR ${likeness(word)} >= ${MIN_SIMILARITY}::real)`),
    ],
    " AND ",
  );
}

/** Search results with the words as typed first, then by similarity; otherwise newest first, or the shop's order. */
export function orderOf({ search, filter, sort }: ProductScope & { sort: ProductSort }): Prisma.Sql {
  const words = searchWords(search);
  if (sort === "shop") return Prisma.sql`p."order", p.id`;
  if (words.length > 0) {
    const sum = Prisma.join(
      words.map((word) => Prisma.sql`(CASE WHEN ${startsWord(word)} THEN 2 ELSE 0 END) + ${likeness(word)}`),
      " + ",
    );
    return Prisma.sql`(${sum}) DESC, p.id DESC`;
  }
  return filter === "bin" ? Prisma.sql`p.deleted_at DESC, p.id DESC` : Prisma.sql`p.id DESC`;
}

/** The ids of all products that a list matches, over all its pages. */
export function matchingQuery(tentId: OwnedTentId, scope: ProductScope, now: Date | null): Prisma.Sql {
  return Prisma.sql`SELECT p.id FROM (${ownProducts(tentId, now)}) p WHERE ${inScope(scope)}`;
}
