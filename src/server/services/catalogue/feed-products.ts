import { type FeedProduct, type FeedShop, feedItems, MAX_FEED_ITEMS } from "~/domain/catalogue/feed";
import { jpegPath } from "~/domain/catalogue/link-picture";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/tenant";
import { CARD_COLUMNS, CARD_JOINS, cardRows, toCard } from "./card-rows";
import { PRODUCT_DETAIL, toVariant } from "./get-product";
import { readVisibility, visibleProducts } from "./visible";

/** As many at a time as keep a shop's whole catalogue out of memory. */
const BATCH = 500;

/** Everything a feed may offer, batch by batch: also what is sold out and left out of lists, which has its page still. */
async function* readFeedProducts(ctx: ServiceContext, tentId: PublicTentId): AsyncGenerator<FeedProduct[]> {
  const visibility = await readVisibility(ctx, tentId);
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  for (let after = 0; ; ) {
    const cards = cardRows.parse(
      await ctx.db.$queryRaw`SELECT ${CARD_COLUMNS} FROM (SELECT * FROM products p WHERE ${visible} AND p.id > ${after}
        ORDER BY p.id LIMIT ${BATCH}) p ${CARD_JOINS} ORDER BY p.id`,
    );
    const details = await ctx.db.product.findMany({
      where: { tentId, id: { in: cards.map(({ id }) => id) } },
      select: { id: true, ...PRODUCT_DETAIL },
    });
    const detailOf = new Map(details.map((detail) => [detail.id, detail]));
    yield cards.flatMap((row) => {
      const detail = detailOf.get(row.id);
      if (!detail) return [];
      const card = toCard(row);
      return {
        ...card,
        description: detail.description,
        sku: detail.sku,
        category: detail.category && !detail.category.paused ? detail.category.name : null,
        photos: detail.images.map(({ image }) => jpegPath(image)),
        options: detail.options,
        variants: detail.variants.map((variant) => ({ ...toVariant(variant, detail), sku: variant.sku })),
      };
    });
    const last = cards.at(-1);
    if (!last || cards.length < BATCH) return;
    after = last.id;
  }
}

/** The rows of a shop's feed, at most `MAX_FEED_ITEMS`. */
export async function readFeedItems(ctx: ServiceContext, tentId: PublicTentId, shop: FeedShop): Promise<string[]> {
  const items: string[] = [];
  for await (const products of readFeedProducts(ctx, tentId)) {
    for (const product of products) items.push(...feedItems(product, shop));
    if (items.length >= MAX_FEED_ITEMS) break;
  }
  return items.slice(0, MAX_FEED_ITEMS);
}
