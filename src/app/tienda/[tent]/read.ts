import { notFound } from "next/navigation";
import { after } from "next/server";
import { copyFor } from "~/copy/copy";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { basePath, parseTentParam } from "~/domain/catalogue/tent-param";
import { plainTheme } from "~/domain/theme/choice";
import type { StyleKey } from "~/domain/theme/presets";
import type { Frame } from "~/features/catalogue/parts/frame";
import { visitorScript } from "~/server/assets/visitor-script";
import { serviceContext } from "~/server/container";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { getShop } from "~/server/services/catalogue/get-shop";
import { resolvePublicTentCached } from "~/server/services/catalogue/resolve-tent";
import { isSearchPrepared, prepareSearch } from "~/server/services/catalogue/search/search-products";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin } from "~/server/site/addresses";

interface OpenTent {
  id: PublicTentId;
  base: string;
  style?: StyleKey;
  atLeast?: ShopVersion;
}

/** Looks up the shop of the path; responds 404 when it does not exist. */
async function openTent(param: string): Promise<OpenTent> {
  const page = parseTentParam(param);
  if (!page) notFound();
  const { subdomain, style, atLeast } = page;
  const id = await resolvePublicTentCached(serviceContext(null), { by: "sub", value: subdomain }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
      throw error;
    },
  );
  return { id, base: basePath(style), style, atLeast };
}

/** Estimated memory of a cached value, in bytes: two per character of its JSON. */
const bytesOf = (value: unknown): number => 2 * (JSON.stringify(value)?.length ?? 0);

export interface OpenShop {
  frame: Frame;
  /** Shown in a style preview. */
  tried: boolean;
  /** Cached read for this page; `key` identifies the data within the shop. */
  read: <T>(
    key: readonly (string | number)[],
    get: (ctx: ServiceContext, id: PublicTentId) => Promise<T>,
  ) => Promise<T>;
  /** Uncached read, for pages rendered per request. */
  readNow: <T>(get: (ctx: ServiceContext, id: PublicTentId) => Promise<T>) => Promise<T>;
}

/** Loads the shop and the context that every page needs. */
export async function openShop(param: string): Promise<OpenShop> {
  const tent = await openTent(param);
  const shop = await openShopOf(tent);
  const ctx = serviceContext(null);
  // preloads what typo-tolerant search needs, as visitors often search next
  if (!shop.frame.shop.suspended && !isSearchPrepared(ctx, tent.id)) after(() => prepareSearch(ctx, tent.id));
  return shop;
}

/** The same for a page that answers a form, whose shop is named by its id. @throws NOT_FOUND */
export async function openShopById(tentId: number): Promise<OpenShop> {
  const id = await resolvePublicTentCached(serviceContext(null), { by: "id", value: tentId });
  return openShopOf({ id, base: "" });
}

async function openShopOf({ id, base, style, atLeast }: OpenTent): Promise<OpenShop> {
  const ctx = serviceContext(null);
  const readCached = <T>(
    key: readonly string[],
    get: (ctx: ServiceContext, id: PublicTentId) => Promise<T>,
  ): Promise<T> => {
    const make = async () => {
      const value = await get(ctx, id);
      return { value, bytes: bytesOf(value) };
    };
    return ctx.ports.shopCache.getOrCompute({ tentId: id, key: `page:${key.join(" ")}`, make, atLeast });
  };
  const shop = await readCached(["shop"], getShop);
  const copy = copyFor(shop.countryId).catalogue;
  return {
    frame: {
      shop: {
        ...shop,
        ...(shop.others ? { others: { ...shop.others, name: copy.otherProducts } } : null),
        ...(style ? { theme: plainTheme(style) } : null),
      },
      base,
      origin: shop.origin,
      appUrl: appOrigin,
      copy,
      now: ctx.now(),
      islandScripts: visitorScript,
    },
    tried: style !== undefined,
    read: (key, get) => readCached(key.map(String), get),
    readNow: (get) => get(ctx, id),
  };
}
