import { copyFor } from "~/copy/copy";
import { basePath, type PageTent } from "~/domain/catalogue/tent-param";
import type { ListKey } from "~/domain/price-lists/list-link";
import { plainTheme } from "~/domain/theme/choice";
import type { Frame } from "~/features/catalogue/parts/frame";
import { visitorScript } from "~/server/assets/visitor-script";
import { serviceContext } from "~/server/container";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { log } from "~/server/log";
import { getShop } from "~/server/services/catalogue/get-shop";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { isSearchPrepared, prepareSearch } from "~/server/services/catalogue/search/search-products";
import type { PublicShop } from "~/server/services/catalogue/visible";
import { findOpenList } from "~/server/services/price-lists/open-list";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin } from "~/server/site/addresses";

/** Estimated memory of a cached value, in bytes: two per character of its JSON. */
const bytesOf = (value: unknown): number => 2 * (JSON.stringify(value)?.length ?? 0);

export interface OpenShop {
  frame: Frame;
  /** Shown in a style preview. */
  tried: boolean;
  /** Why the prices of the list that was asked for are not shown: its link is not valid, or a password is needed. */
  refused: "closed" | "locked" | null;
  /** What the visitor has to open that list. */
  key: ListKey | null;
  /** The device brings something for the password of a list that has none. */
  hasStrayPass: boolean;
  /** Cached read for this page; `key` identifies the data within the shop. */
  read: <T>(
    key: readonly (string | number)[],
    get: (ctx: ServiceContext, shop: PublicShop) => Promise<T>,
  ) => Promise<T>;
  /** Uncached read, for pages rendered per request. */
  readNow: <T>(get: (ctx: ServiceContext, shop: PublicShop) => Promise<T>) => Promise<T>;
}

/**
 * Loads a shop, which the edge has found for a host, and the context that every page needs.
 * @throws NOT_FOUND when it has been deleted meanwhile
 */
export async function openShop(page: PageTent): Promise<OpenShop> {
  const tentId = mintPublicTentId(page.id);
  const shop = await openShopOf(tentId, page);
  const ctx = serviceContext(null);
  // preloads what typo-tolerant search needs, as visitors often search next
  if (!shop.frame.shop.suspended && !isSearchPrepared(ctx, tentId))
    setImmediate(() => {
      prepareSearch(ctx, tentId).catch((error: unknown) => log.warn({ err: error }, "search is not prepared"));
    });
  return shop;
}

/** The same for a page that answers a form, whose shop is named by its id. @throws NOT_FOUND */
export async function openShopById(id: number): Promise<OpenShop> {
  return openShopOf(requireFound(await resolvePublicTent(serviceContext(null), { by: "id", value: id })), { id });
}

async function openShopOf(id: PublicTentId, { style, list: key }: PageTent): Promise<OpenShop> {
  const ctx = serviceContext(null);
  const access = key ? await findOpenList(ctx.db, id, key, ctx.now()) : null;
  const list = access?.kind === "open" ? access.list : null;
  const shown: PublicShop = list ? { tentId: id, list } : id;
  const readCached = <T>(
    key: readonly string[],
    get: (ctx: ServiceContext, shop: PublicShop) => Promise<T>,
  ): Promise<T> => {
    const make = async () => {
      const value = await get(ctx, shown);
      return { value, bytes: bytesOf(value) };
    };
    const name = `${list ? `list ${list.id}` : "page"}:${key.join(" ")}`;
    return ctx.ports.shopCache.getOrCompute({ tentId: id, key: name, make });
  };
  const shop = await readCached(["shop"], getShop);
  const words = copyFor(shop.countryId).catalogue;
  const copy = shop.pricesHidden ? { ...words, askPrice: words.askForList } : words;
  return {
    frame: {
      shop: {
        ...shop,
        ...(shop.others ? { others: { ...shop.others, name: copy.otherProducts } } : null),
        ...(style ? { theme: plainTheme(style) } : null),
      },
      base: basePath({ style, list: key }),
      list: key && list ? key : null,
      origin: shop.origin,
      appUrl: appOrigin,
      copy,
      now: ctx.now(),
      islandScripts: visitorScript,
    },
    tried: style !== undefined,
    key: key ?? null,
    hasStrayPass: access?.kind === "open" && !access.byPass && key?.pass !== null,
    refused: !key || list ? null : access ? "locked" : "closed",
    read: (key, get) => readCached(key.map(String), get),
    readNow: (get) => get(ctx, shown),
  };
}
