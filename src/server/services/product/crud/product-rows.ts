import { isCorrectable } from "~/domain/catalogue/search/correction";
import { MIN_SIMILARITY, searchWordings } from "~/domain/catalogue/search/search";
import { DAY_MS } from "~/domain/duration";
import { binSince } from "~/domain/product/crud/bin";
import type { ProductScope } from "~/domain/product/crud/bulk";
import type { ProductFilter, ProductSort } from "~/domain/product/crud/list";
import { Prisma } from "~/generated/prisma/client";
import { hasCode, hasWords, typedWords } from "~/server/services/search/text-match";
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
      left(p.search_text, length(p.name)) AS letters, coalesce(v.low, p.price) AS low,
      CASE WHEN v.variants = 0 THEN p.stock WHEN v.unlimited THEN NULL ELSE coalesce(v.stock, 0) END AS stock_left,
      v.variants, photo.id IS NULL AS without_photo,
      CASE WHEN v.variants > 0 THEN NOT v.available ELSE coalesce(p.stock <= 0, false) END AS sold_out
    FROM products p
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS variants, bool_or(NOT v.paused AND (v.stock IS NULL OR v.stock > 0)) AS available,
        min(coalesce(v.price, p.price)) AS low, sum(v.stock) FILTER (WHERE NOT v.paused) AS stock,
        bool_or(NOT v.paused AND v.stock IS NULL) AS unlimited
      FROM variants v WHERE v.product_id = p.id
    ) v ON true
    LEFT JOIN LATERAL (SELECT i.id FROM product_images i WHERE i.product_id = p.id LIMIT 1) photo ON true
    WHERE p.tent_id = ${tentId} AND (p.deleted_at IS NULL ${binned})`;
}

const likeness = (word: string) => Prisma.sql`word_similarity(${word}, p.search_text)`;

/** Words with digits are sizes and codes, which differ by one; two letters are like too much. */
const areLike = (words: readonly string[]) =>
  typedWords(words).map((typed, at) => {
    const word = words[at] ?? "";
    return isCorrectable(word) ? Prisma.sql`(${typed} OR ${likeness(word)} >= ${MIN_SIMILARITY}::real)` : typed;
  });

/** Whether an own product matches the scope. */
export function inScope({ search, filter, categoryId }: ProductScope): Prisma.Sql {
  return Prisma.join(
    [
      filter === "bin" ? Prisma.sql`p.deleted_at IS NOT NULL` : Prisma.sql`p.deleted_at IS NULL`,
      ...(filter && filter !== "bin" ? [productFilters[filter]] : []),
      ...(categoryId ? [Prisma.sql`p.category_id = ${categoryId}`] : []),
      hasWords(search, areLike),
    ],
    " AND ",
  );
}

/** How far back sales count for "best-selling", so that last year's season does not lead the list. */
const SALES_DAYS = 90;

/** What each of the tent's products sold lately, as `s`, to be joined to own products; nothing for other orders. */
export function salesFor({ sort }: { sort: ProductSort }, tentId: OwnedTentId, now: Date): Prisma.Sql {
  if (sort !== "sold") return Prisma.empty;
  return Prisma.sql`LEFT JOIN (
      SELECT l.product_id, sum(l.quantity) AS sold
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.tent_id = ${tentId} AND o.status <> 'CANCELLED' AND NOT o.suspected
        AND o.created_at > ${new Date(now.getTime() - SALES_DAYS * DAY_MS)}
      GROUP BY l.product_id
    ) s ON s.product_id = p.id`;
}

const chosenOrders: Partial<Record<ProductSort, Prisma.Sql>> = {
  name: Prisma.sql`p.letters COLLATE "C", p.id`,
  price: Prisma.sql`p.low NULLS LAST, p.id DESC`,
  priceDown: Prisma.sql`p.low DESC NULLS LAST, p.id DESC`,
  stock: Prisma.sql`p.stock_left NULLS LAST, p.id DESC`,
  sold: Prisma.sql`coalesce(s.sold, 0) DESC, p.id DESC`,
  shop: Prisma.sql`p."order", p.id`,
};

/** The chosen order; else search results with the words as typed first, then by similarity, or the newest first. */
export function orderOf({ search, filter, sort }: ProductScope & { sort: ProductSort }): Prisma.Sql {
  const chosen = chosenOrders[sort];
  if (chosen) return chosen;
  const [words = []] = searchWordings(search);
  if (words.length > 0) {
    const fits = typedWords(words).map(
      (typed, at) => Prisma.sql`(CASE WHEN ${typed} THEN 2 ELSE 0 END) + ${likeness(words[at] ?? "")}`,
    );
    const sum = Prisma.join(fits, " + ");
    return Prisma.sql`${hasCode(search)} DESC, (${sum}) DESC, p.id DESC`;
  }
  return filter === "bin" ? Prisma.sql`p.deleted_at DESC, p.id DESC` : Prisma.sql`p.id DESC`;
}

/** The ids of all products that a list matches, over all its pages. */
export function matchingQuery(tentId: OwnedTentId, scope: ProductScope, now: Date | null): Prisma.Sql {
  return Prisma.sql`SELECT p.id FROM (${ownProducts(tentId, now)}) p WHERE ${inScope(scope)}`;
}
