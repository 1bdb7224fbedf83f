import { shopPaths, sitemapIndexXml, sitemapParts, sitemapXml } from "~/domain/catalogue/discovery/sitemap";
import { readSitemapProducts } from "~/server/services/catalogue/sitemap-products";
import { cachedDocument, notThere } from "../cached-document";
import { openShop } from "../read";

export const dynamic = "force-dynamic";

/** Every page of the shop; where they are too many, the names of the files that have them. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame, readNow } = await openShop((await params).tent);
  const { shop, origin } = frame;
  if (shop.suspended) return notThere();
  const parts = sitemapParts(shop.productCount);
  const xml =
    parts > 1
      ? sitemapIndexXml(origin, parts)
      : sitemapXml(origin, shopPaths(shop), await readNow((ctx, id) => readSitemapProducts(ctx, id, 1)));
  return cachedDocument(xml, "application/xml; charset=utf-8");
}
