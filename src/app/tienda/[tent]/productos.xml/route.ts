import { feedXml } from "~/domain/catalogue/discovery/feed";
import { readFeedItems } from "~/server/services/catalogue/feed-products";
import { cachedDocument } from "../cached-document";
import { openShop } from "../read";

export const dynamic = "force-dynamic";

/** What Google Merchant and Meta fetch. A suspended shop offers nothing, which they are to hear. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string }> }) {
  const { frame, readNow } = await openShop((await params).tent);
  const { shop, origin } = frame;
  const about = { name: shop.name, description: shop.description, currency: shop.currency, origin };
  const items = shop.suspended ? [] : await readNow((ctx, id) => readFeedItems(ctx, id, about));
  return cachedDocument(feedXml(about, items), "application/xml; charset=utf-8");
}
