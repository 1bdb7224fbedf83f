import { searchWords } from "~/domain/catalogue/search/search";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { SPECIAL_CATEGORY_ID } from "~/domain/category/names";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import { readProductsJson } from "./products-json";
import { findReadableShop, readableProducts } from "./readable-shop";
import { limitSearches } from "./search/search-limits";
import { bestFound, FOUND_ORDER } from "./search/search-products";
import { searchableProducts } from "./visible";

/** What a program can look through; more words find less. */
export const MAX_FOUND = 100;

/** Lists of products as JSON in the words of the wire: what a visitor sees, and for the shop's owner also what is paused. */

export async function readAllProducts(ctx: ServiceContext, tentId: number): Promise<string> {
  return readProductsJson(ctx, await findReadableShop(ctx, { tent: tentId }));
}

/** Those without category. */
export async function readLooseProducts(ctx: ServiceContext, tentId: number): Promise<string> {
  const shop = await findReadableShop(ctx, { tent: tentId });
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.category_id IS NULL` });
}

/**
 * Those of a category. The special one is every shop's, so it needs the shop too.
 * @throws NOT_FOUND also for one that is paused, where its shop's owner does not ask
 */
export async function readCategoryProducts(
  ctx: ServiceContext,
  { categoryId, tentId }: { categoryId: number; tentId?: number },
): Promise<string> {
  if (categoryId === SPECIAL_CATEGORY_ID) return readOffers(ctx, tentId);
  const shop = await findReadableShop(ctx, { category: categoryId });
  const shown = shop.whole || shop.visibility.categoryIds.includes(categoryId);
  if (!shown || (tentId !== undefined && tentId !== shop.tentId)) throw new AppError("NOT_FOUND");
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.category_id = ${categoryId}` });
}

async function readOffers(ctx: ServiceContext, tentId: number | undefined): Promise<string> {
  if (tentId === undefined) throw fieldError("tentId", message("common.required"));
  const shop = await findReadableShop(ctx, { tent: tentId });
  const site = await ctx.db.configuration.findUnique({ where: { id: 1 }, select: { specialCatPaused: true } });
  if (site?.specialCatPaused && !shop.whole) throw new AppError("NOT_FOUND");
  return readProductsJson(ctx, shop, { where: Prisma.sql`AND p.offer` });
}

/** The best first. @throws RATE_LIMITED */
export async function readFoundProducts(
  ctx: ServiceContext,
  { tentId, term, address }: { tentId: number; term: string; address: string },
): Promise<string> {
  const shop = await findReadableShop(ctx, { tent: tentId });
  await limitSearches({ address, tentId: shop.tentId });
  const words = searchWords(term.slice(0, MAX_QUERY));
  if (words.length === 0 || shop.closed) return "[]";
  const where = shop.whole ? readableProducts(shop) : searchableProducts(shop.visibility);
  const found = await bestFound(ctx, words, { tentId: shop.tentId, where, whole: shop.whole });
  return readProductsJson(ctx, shop, {
    join: Prisma.sql`JOIN (WITH ${found} SELECT * FROM found) r ON r.id = p.id`,
    order: FOUND_ORDER,
    limit: MAX_FOUND,
  });
}

/** One product; one that is sold out is shown where lists leave it out, as on its page. @throws NOT_FOUND */
export async function readOneProduct(ctx: ServiceContext, id: number): Promise<string> {
  const shop = await findReadableShop(ctx, { product: id });
  const shown = { ...shop, visibility: { ...shop.visibility, showSoldOut: true } };
  const list = await readProductsJson(ctx, shown, { where: Prisma.sql`AND p.id = ${id}` });
  if (list === "[]") throw new AppError("NOT_FOUND");
  return list.slice(1, -1);
}
