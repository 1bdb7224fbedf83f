import "~/server/container";

import { feedXml } from "~/domain/catalogue/discovery/feed";
import { readFeedItems } from "~/server/services/catalogue/feed-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { cachedDocument } from "../cached-document";
import { openShopOfFile } from "../read";

export const dynamic = "force-dynamic";

/** Product feed for Google Merchant and Meta. A suspended shop has an empty feed, so that they drop its products. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame, readNow } = await openShopOfFile((await params).tent);
  const { shop, origin } = frame;
  const about = { name: shop.name, description: shop.description, currency: shop.currency, origin };
  const items = shop.suspended ? [] : await readNow((ctx, shown) => readFeedItems(ctx, tentIdOf(shown), about));
  return cachedDocument(feedXml(about, items), "application/xml; charset=utf-8");
}
