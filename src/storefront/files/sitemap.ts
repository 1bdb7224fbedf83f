import { shopPaths, sitemapIndexXml, sitemapParts, sitemapXml } from "~/domain/catalogue/discovery/sitemap";
import { parsePageNumber } from "~/domain/catalogue/view";
import { cachedDocument, type HttpReply, notFoundReply } from "~/server/http-reply";
import { readSitemapProducts } from "~/server/services/catalogue/sitemap-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import type { OpenShop } from "../open-shop";

const XML = "application/xml; charset=utf-8";

async function partOf({ frame, readNow }: OpenShop, part: number): Promise<HttpReply> {
  const products = await readNow((ctx, shown) => readSitemapProducts(ctx, tentIdOf(shown), part));
  return cachedDocument(sitemapXml(frame.origin, part === 1 ? shopPaths(frame.shop) : [], products), XML);
}

/** Sitemap of the shop's pages; a sitemap index when there are too many for one file. */
export async function sitemap(open: OpenShop): Promise<HttpReply> {
  const { shop, origin } = open.frame;
  if (shop.suspended) return notFoundReply();
  const parts = sitemapParts(shop.productCount);
  return parts > 1 ? cachedDocument(sitemapIndexXml(origin, parts), XML) : partOf(open, 1);
}

/** One part of the sitemap of a shop with too many products for a single file. */
export async function sitemapPart(open: OpenShop, asked: string): Promise<HttpReply> {
  const { shop } = open.frame;
  const parts = sitemapParts(shop.productCount);
  const part = parsePageNumber(asked);
  if (shop.suspended || parts === 1 || part === null || part > parts) return notFoundReply();
  return partOf(open, part);
}
