import "~/server/container";

import { shopPaths, sitemapParts, sitemapXml } from "~/domain/catalogue/discovery/sitemap";
import { parsePageNumber } from "~/domain/catalogue/view";
import { readSitemapProducts } from "~/server/services/catalogue/sitemap-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { cachedDocument, notFoundResponse } from "../../cached-document";
import { openShopOfFile } from "../../read";

export const dynamic = "force-dynamic";

/** One part of the sitemap of a shop with too many products for a single file. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string; part: string }> }) {
  const { tent, part: asked } = await params;
  const { frame, readNow } = await openShopOfFile(tent);
  const { shop, origin } = frame;
  const parts = sitemapParts(shop.productCount);
  const part = parsePageNumber(asked);
  if (shop.suspended || parts === 1 || part === null || part > parts) return notFoundResponse();
  const products = await readNow((ctx, shown) => readSitemapProducts(ctx, tentIdOf(shown), part));
  return cachedDocument(
    sitemapXml(origin, part === 1 ? shopPaths(shop) : [], products),
    "application/xml; charset=utf-8",
  );
}
