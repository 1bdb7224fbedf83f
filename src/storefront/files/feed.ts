import { feedXml } from "~/domain/catalogue/discovery/feed";
import { cachedDocument, type HttpReply } from "~/server/http-reply";
import { readFeedItems } from "~/server/services/catalogue/feed-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import type { OpenShop } from "../open-shop";

/** Product feed for Google Merchant and Meta. A suspended shop has an empty feed, so that they drop its products. */
export async function productFeed({ frame, readNow }: OpenShop): Promise<HttpReply> {
  const { shop, origin } = frame;
  const about = { name: shop.name, description: shop.description, currency: shop.currency, origin };
  const items = shop.suspended ? [] : await readNow((ctx, shown) => readFeedItems(ctx, tentIdOf(shown), about));
  return cachedDocument(feedXml(about, items), "application/xml; charset=utf-8");
}
