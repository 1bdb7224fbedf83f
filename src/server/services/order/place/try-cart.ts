import { milliFromAmount } from "~/domain/money/milli";
import type { TrialCartInput } from "~/domain/order/place/trial-cart";
import { imageUrl } from "~/domain/product/images/image";
import { momentOf } from "~/domain/tent/hours";
import type { ServiceContext } from "~/server/context";
import { readOwnList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { priceOrderAt } from "./price-order";
import { describeQuote } from "./quote-order";
import { readShop } from "./read-shop";

const THUMB_PIXELS = 112;

/**
 * What a customer would pay for a cart, now or at another time, by the calculation with which orders are placed. A list
 * may be tried before it is active. Stores nothing.
 * @throws NOT_FOUND for another shop's list, VALIDATION for amounts above the largest price
 */
export async function tryCart(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { lines, listId, at, ...order }: TrialCartInput,
) {
  const shop = await readShop(ctx.db, tentId);
  const list = listId === null ? null : await readOwnList(ctx.db, tentId, listId);
  const rows = await ctx.db.product.findMany({
    where: { tentId, deletedAt: null, id: { in: lines.map(({ productId }) => productId) } },
    select: {
      id: true,
      name: true,
      unit: true,
      step: true,
      minQuantity: true,
      variants: {
        orderBy: [{ position: "asc" }, { id: "asc" }],
        select: { id: true, values: true, paused: true },
      },
      images: {
        orderBy: [{ order: "asc" }, { id: "asc" }],
        take: 1,
        select: { image: { select: { hash: true, width: true, ink: true } } },
      },
    },
  });
  const products = rows.map(({ images: [photo], variants, ...product }) => ({
    ...product,
    step: milliFromAmount(product.step),
    minQuantity: milliFromAmount(product.minQuantity),
    photo: photo ? imageUrl(photo.image, THUMB_PIXELS) : null,
    variants: variants.filter(({ paused }) => !paused).map(({ id, values }) => ({ id, label: values.join(", ") })),
  }));
  const byId = new Map(products.map((product) => [product.id, product]));
  const asked = lines.flatMap(({ productId, variantId, quantity }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const soldVariant = variantId ?? product.variants[0]?.id ?? null;
    return [{ productId, variantId: soldVariant, quantity: quantity ?? product.minQuantity, note: "" }];
  });
  const moment = at === null ? ctx.now() : momentOf(at, shop.country.timeZone);
  const cart = { ...order, lines: asked };
  const quote = await priceOrderAt(ctx.db, shop, cart, { prices: list ?? "public", now: moment });
  return { ...describeQuote(shop, order, quote), products };
}
