import { searchWords } from "~/domain/catalogue/search/search";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { SPECIAL_CATEGORY_ID } from "~/domain/category/names";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import type { NamedList } from "~/server/services/price-lists/enter-list";
import { readProductsJson } from "./products-json";
import { findReadableShop, readableProducts } from "./readable-shop";
import { limitSearches } from "./search/search-limits";
import { bestFound, FOUND_ORDER } from "./search/search-products";
import { searchableProducts } from "./visible";

/** Limit of search results for a program; more words narrow a search. */
const MAX_FOUND = 100;

/**
 * Product lists as JSON in the wire format: what visitors see, and for the shop's owner also paused products; or what the
 * customers of a price list see.
 */

export async function readAllProducts(ctx: ServiceContext, tentId: number, list: NamedList | null): Promise<string> {
  return readProductsJson(ctx, await findReadableShop(ctx, { tent: tentId }, list));
}

/** Products without a category. */
export async function readLooseProducts(ctx: ServiceContext, tentId: number, list: NamedList | null): Promise<string> {
  const shop = await findReadableShop(ctx, { tent: tentId }, list);
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.category_id IS NULL` });
}

/**
 * Products of a category. The special category exists in every shop, so it requires the shop's id.
 * @throws NOT_FOUND also for a paused one, unless its shop's owner asks
 */
export async function readCategoryProducts(
  ctx: ServiceContext,
  { categoryId, tentId }: { categoryId: number; tentId?: number },
  list: NamedList | null,
): Promise<string> {
  if (categoryId === SPECIAL_CATEGORY_ID) return readOffers(ctx, tentId, list);
  const shop = await findReadableShop(ctx, { category: categoryId }, list);
  const shown = shop.asOwner || shop.visibility.categoryIds.includes(categoryId);
  if (!shown || (tentId !== undefined && tentId !== shop.tentId)) throw new AppError("NOT_FOUND");
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.category_id = ${categoryId}` });
}

async function readOffers(ctx: ServiceContext, tentId: number | undefined, list: NamedList | null): Promise<string> {
  if (tentId === undefined) throw fieldError("tentId", message("common.required"));
  const shop = await findReadableShop(ctx, { tent: tentId }, list);
  const site = await ctx.db.configuration.findUnique({ where: { id: 1 }, select: { specialCatPaused: true } });
  if (site?.specialCatPaused && !shop.asOwner) throw new AppError("NOT_FOUND");
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.offer` });
}

/** Search results, best match first. @throws RATE_LIMITED */
export async function readFoundProducts(
  ctx: ServiceContext,
  { tentId, term, address }: { tentId: number; term: string; address: string },
  list: NamedList | null,
): Promise<string> {
  const shop = await findReadableShop(ctx, { tent: tentId }, list);
  await limitSearches(ctx.db, { address, tentId: shop.tentId });
  const query = term.slice(0, MAX_QUERY);
  if (searchWords(query).length === 0 || shop.closed) return "[]";
  const where = shop.asOwner ? readableProducts(shop) : searchableProducts(shop.visibility);
  const found = await bestFound(ctx, query, { tentId: shop.tentId, where, includesHidden: shop.asOwner });
  return readProductsJson(ctx, shop, {
    join: Prisma.sql`JOIN (WITH ${found} SELECT * FROM found) r ON r.id = p.id`,
    order: FOUND_ORDER,
    limit: MAX_FOUND,
  });
}

/** One product; a sold-out one is returned even where lists hide it, like its page. @throws NOT_FOUND */
export async function readOneProduct(ctx: ServiceContext, id: number, list: NamedList | null): Promise<string> {
  const shop = await findReadableShop(ctx, { product: id }, list);
  const shown = { ...shop, visibility: { ...shop.visibility, showSoldOut: true } };
  const found = await readProductsJson(ctx, shown, { where: Prisma.sql`AND p.id = ${id}` });
  if (found === "[]") throw new AppError("NOT_FOUND");
  return found.slice(1, -1);
}
