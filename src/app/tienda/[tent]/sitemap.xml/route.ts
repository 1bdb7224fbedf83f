import "~/server/container";

import { shopPaths, sitemapIndexXml, sitemapParts, sitemapXml } from "~/domain/catalogue/discovery/sitemap";
import { readSitemapProducts } from "~/server/services/catalogue/sitemap-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { cachedDocument, notFoundResponse } from "../cached-document";
import { openShopOfFile } from "../read";

export const dynamic = "force-dynamic";

/** Sitemap of the shop's pages; a sitemap index when there are too many for one file. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame, readNow } = await openShopOfFile((await params).tent);
  const { shop, origin } = frame;
  if (shop.suspended) return notFoundResponse();
  const parts = sitemapParts(shop.productCount);
  const xml =
    parts > 1
      ? sitemapIndexXml(origin, parts)
      : sitemapXml(
          origin,
          shopPaths(shop),
          await readNow((ctx, shown) => readSitemapProducts(ctx, tentIdOf(shown), 1)),
        );
  return cachedDocument(xml, "application/xml; charset=utf-8");
}
