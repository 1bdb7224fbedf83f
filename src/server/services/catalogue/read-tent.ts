import { centsFromDecimal } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { readProductsJson } from "./products-json";
import { categoriesOf } from "./read-categories";
import { findReadableShop, ownShop, type ReadableShop, readableProducts } from "./readable-shop";
import { resolvePublicTent } from "./resolve-tent";

async function readColumns(ctx: ServiceContext, tentId: ReadableShop["tentId"]) {
  const { minimumPurchase, ...tent } = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        id: true,
        name: true,
        slug: true,
        subdomain: true,
        countryId: true,
        suspended: true,
        whatsapp: true,
        whatsappArea: true,
        instagram: true,
        facebook: true,
        minimumPurchase: true,
        customerPhone: true,
        ...THEME_COLUMNS,
        logo: { select: { hash: true, width: true } },
      },
    }),
  );
  return { ...tent, minimumPurchase: centsFromDecimal(minimumPurchase) };
}

/** A shop with its categories, and its products as JSON in the wire format, as far as `ctx.actor` may read them. */
async function readTentWithCatalogue(ctx: ServiceContext, shop: ReadableShop) {
  const [tent, categories, products] = await Promise.all([
    readColumns(ctx, shop.tentId),
    categoriesOf(ctx, shop),
    readProductsJson(ctx, shop),
  ]);
  return { tent, categories, products };
}
export type TentWithCatalogue = Awaited<ReturnType<typeof readTentWithCatalogue>>;

/** A shop as its merchant sees it. */
export async function readOwnTent(ctx: ServiceContext, tentId: OwnedTentId): Promise<TentWithCatalogue> {
  return readTentWithCatalogue(ctx, ownShop(tentId));
}

/** The actor's first shop, with the others; null for a new user. */
export async function readFirstTent(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const [first, ...linked] = await ctx.db.tent.findMany({
    where: { ownerId: ctx.actor.userId },
    orderBy: { id: "asc" },
    select: { id: true, name: true, subdomain: true },
  });
  if (!first) return null;
  return { ...(await readTentWithCatalogue(ctx, ownShop(mintOwnedTentId(first.id)))), linked };
}

/** A shop as visitors see it, for any caller. A suspended one has no categories and products. @throws NOT_FOUND */
export async function readPublicTent(
  ctx: ServiceContext,
  name: { slug: string } | { id: number },
): Promise<TentWithCatalogue> {
  const named = "id" in name ? { tent: name.id } : name;
  return readTentWithCatalogue(ctx, await findReadableShop({ ...ctx, actor: null }, named));
}

async function makeCatalogueTent(ctx: ServiceContext, shop: ReadableShop) {
  const loose = ctx.db.$queryRaw<[{ any: boolean }]>`SELECT EXISTS (
    SELECT 1 FROM products p WHERE ${readableProducts(shop)} AND p.category_id IS NULL) AS any`;
  const [contents, [{ any }]] = await Promise.all([readTentWithCatalogue(ctx, shop), loose]);
  const notPausedCategoryIds = shop.closed ? [] : shop.visibility.categoryIds;
  return { ...contents, notPausedCategoryIds, hasLooseProducts: any };
}

/** The same with the data that a page needs first; cached and purged like the pages. @throws NOT_FOUND */
export async function readCatalogueTent(ctx: ServiceContext, subdomain: string) {
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "sub", value: subdomain }));
  const make = async () => {
    const value = await makeCatalogueTent(ctx, await findReadableShop({ ...ctx, actor: null }, { tent: tentId }));
    return { value, bytes: (value.products.length + value.categories.length * 300) * 2 };
  };
  return ctx.ports.shopCache.getOrCompute({ tentId, key: "tent", make });
}
