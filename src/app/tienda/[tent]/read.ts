import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import { copyFor } from "~/copy/copy";
import { basePath, parseTentParam } from "~/domain/catalogue/tent-param";
import { plainTheme } from "~/domain/theme/choice";
import type { StyleKey } from "~/domain/theme/presets";
import type { Frame } from "~/features/catalogue/frame";
import { appOrigin } from "~/server/address";
import { serviceContext } from "~/server/container";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { getShop } from "~/server/services/catalogue/get-shop";
import { keepPublicTent } from "~/server/services/catalogue/resolve-tent";
import { isSearchPrepared, prepareSearch } from "~/server/services/catalogue/search-products";
import type { PublicTentId } from "~/server/tenant";

/** The shop of the path; no such shop is a 404. */
const openTent = cache(async (param: string): Promise<{ id: PublicTentId; base: string; style?: StyleKey }> => {
  const asked = parseTentParam(param);
  if (!asked) notFound();
  const { subdomain, style } = asked;
  const id = await keepPublicTent(serviceContext(null), { by: "sub", name: subdomain }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
    throw error;
  });
  return { id, base: basePath(style), style };
});

/** A read whose tag puts it, and the page made of it, under the purge of its shop. */
function tagged<T>(id: PublicTentId, key: readonly string[], read: (ctx: ServiceContext) => Promise<T>): Promise<T> {
  return unstable_cache(() => read(serviceContext(null)), ["catalogue", String(id), ...key], {
    tags: [`tent:${id}`, "site"],
  })();
}

export interface OpenShop {
  frame: Frame;
  /** Dressed in a style that is only tried on. */
  tried: boolean;
  /** Reads for this page; `key` names what is read apart from the shop. */
  read: <T>(
    key: readonly (string | number)[],
    get: (ctx: ServiceContext, id: PublicTentId) => Promise<T>,
  ) => Promise<T>;
  /** The same without keeping the answer, for pages made anew for every visitor. */
  readNow: <T>(get: (ctx: ServiceContext, id: PublicTentId) => Promise<T>) => Promise<T>;
}

/** Everything a page needs to begin with. */
export const openShop = cache(async (param: string): Promise<OpenShop> => {
  const { id, base, style } = await openTent(param);
  const shop = await tagged(id, ["shop"], (ctx) => getShop(ctx, id));
  const copy = copyFor(shop.countryId).catalogue;
  // who opens a page may search next, and mistype
  const ctx = serviceContext(null);
  if (!shop.suspended && !isSearchPrepared(ctx, id)) after(() => prepareSearch(ctx, id));
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
    },
    tried: style !== undefined,
    read: (key, get) => tagged(id, key.map(String), (ctx) => get(ctx, id)),
    readNow: (get) => get(serviceContext(null), id),
  };
});
