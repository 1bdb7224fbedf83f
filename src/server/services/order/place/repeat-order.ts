import type { RepeatChange, RepeatedOrder } from "~/domain/catalogue/cart/repeat";
import { productPath } from "~/domain/catalogue/slug";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import { type CartChange, type PricedLine, priceCart } from "~/domain/order/place/pricing";
import type { OrderRepeat } from "~/domain/order/place/schemas";
import { imageUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { withoutHeld } from "../holds/held-stock";
import { readLinePhotos } from "../manage/read-line-photos";
import { limitOrderCalls } from "./order-limits";
import { orderTerms, readCatalogue, readShownPrices } from "./price-order";
import { readShop } from "./read-shop";

/** Width in pixels of the photos in the cart. */
const PHOTO = 160;

const select = {
  lines: {
    select: { productId: true, variantId: true, name: true, variantName: true, price: true, quantity: true },
    orderBy: { position: "asc" },
  },
} as const;

interface OrderedLine {
  productId: number | null;
  variantId: number | null;
  name: string;
  variantName: string | null;
}

const nameOf = ({ name, variantName }: OrderedLine): string => (variantName ? `${name} (${variantName})` : name);

/** The change with the line's own name, as its product may have none any more. */
function named(change: CartChange, ordered: readonly OrderedLine[]): RepeatChange {
  const line = ordered.find(
    ({ productId, variantId }) => productId === change.productId && variantId === change.variantId,
  );
  return { ...change, name: change.name ?? (line ? nameOf(line) : "") };
}

/**
 * The lines of an earlier order as a cart would hold them today, and what is different since. Whoever has the order's
 * token may ask. Writes nothing.
 *
 * @throws NOT_FOUND, TENT_SUSPENDED, RATE_LIMITED
 */
export async function repeatOrder(
  ctx: ServiceContext,
  { tentId: shopId, token, list }: OrderRepeat,
  from: { address: string },
): Promise<RepeatedOrder> {
  await limitOrderCalls(ctx.db, { address: from.address, tentId: shopId });
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: shopId }));
  const [order, shop] = await Promise.all([
    ctx.db.order.findFirst({ where: { token, tentId }, select }),
    readShop(ctx.db, tentId),
  ]);
  const ordered = requireFound(order).lines;
  if (shop.suspended) throw new AppError("TENT_SUSPENDED");

  const asked = ordered.flatMap(({ productId, variantId, price, quantity }) =>
    productId === null
      ? []
      : [{ productId, variantId, quantity: milliFromAmount(quantity), seenPrice: centsFromDecimal(price) }],
  );
  const { catalogue, extras } = await readCatalogue(
    ctx.db,
    shop,
    asked.map(({ productId }) => productId),
    await readShownPrices(ctx.db, shop, list, ctx.now()),
  );
  const terms = orderTerms(shop, { method: "PICKUP", zone: null, paymentMethod: null });
  const priced = priceCart(asked, await withoutHeld(ctx.db, shop, catalogue, ctx.now()), terms);
  const photos = await readLinePhotos(ctx.db, tentId, [...extras.values()]);
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const cartLine = ({ productId, variantId, name, variantLabel, quantity, stock, unitPrice, unit }: PricedLine) => {
    const product = products.get(productId);
    if (!product) return [];
    const photo = photos.get(extras.get(productId)?.imageHash ?? "");
    return [
      {
        productId,
        variantId,
        quantity,
        name,
        variant: variantLabel ?? "",
        priceCents: unitPrice,
        photo: photo ? imageUrl(photo, PHOTO) : null,
        href: productPath(productId, name),
        unit,
        step: product.step,
        minQuantity: product.minQuantity,
        stock,
      },
    ];
  };
  const deleted = ordered.filter(({ productId }) => productId === null);
  return {
    lines: priced.lines.flatMap(cartLine),
    changes: [
      ...priced.changes.map((change) => named(change, ordered)),
      ...deleted.map((line) => ({ name: nameOf(line), kind: "gone" as const })),
    ],
  };
}
