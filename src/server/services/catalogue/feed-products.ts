import { type FeedProduct, type FeedShop, feedItems, MAX_FEED_ITEMS } from "~/domain/catalogue/discovery/feed";
import { jpegPath } from "~/domain/catalogue/discovery/link-picture";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { cardColumns, cardJoins, toCard } from "./card-rows";
import { detailColumns, detailRows, toVariants } from "./detail-rows";
import { priceSource } from "./price-source";
import { readVisibility, visibleProducts } from "./visible";

/** Batch size that keeps a shop's whole catalogue out of memory. */
const BATCH = 500;

/** All products that a feed may offer, batch by batch. */
async function* readFeedProducts(ctx: ServiceContext, tentId: PublicTentId): AsyncGenerator<FeedProduct[]> {
  const visibility = await readVisibility(ctx, tentId);
  const prices = priceSource(visibility.prices);
  const visible = visibleProducts(visibility);
  for (let after = 0; ; ) {
    const rows = detailRows.parse(
      await ctx.db.$queryRaw`SELECT ${cardColumns(prices)}, ${detailColumns(prices)}
        FROM (SELECT * FROM products p WHERE ${visible} AND p.id > ${after} ORDER BY p.id LIMIT ${BATCH}) p
        ${cardJoins(prices)} ORDER BY p.id`,
    );
    yield rows.map((row) => ({
      ...toCard(row),
      description: row.description,
      category: row.category?.name ?? null,
      photos: row.photos.map(jpegPath),
      options: row.options,
      variants: toVariants(row),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** The items of a shop's feed, at most `MAX_FEED_ITEMS`. */
export async function readFeedItems(ctx: ServiceContext, tentId: PublicTentId, shop: FeedShop): Promise<string[]> {
  const items: string[] = [];
  for await (const products of readFeedProducts(ctx, tentId)) {
    for (const product of products) items.push(...feedItems(product, shop));
    if (items.length >= MAX_FEED_ITEMS) break;
  }
  return items.slice(0, MAX_FEED_ITEMS);
}
