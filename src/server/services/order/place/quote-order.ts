import type { CouponRefusal } from "~/domain/coupons/coupon";
import { type Cents, cents } from "~/domain/money/money";
import type { CartChange } from "~/domain/order/place/pricing";
import type { QuoteInput } from "~/domain/order/place/quote-schema";
import { freeDeliveryLost } from "~/domain/order/place/totals";
import { minimumOfPieces } from "~/domain/price-lists/list-minimum";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { PricingHint } from "~/domain/pricing/rules";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { findReadableShop } from "~/server/services/catalogue/readable-shop";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { listKeyOf } from "~/server/services/price-lists/enter-list";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { limitCoupons, limitQuotes } from "./order-limits";
import { deliveryProblem, type OrderQuote, orderTerms, priceOrder } from "./price-order";
import { readShop, type Shop } from "./read-shop";

/** Why an order like this one would be refused, or would not be as it was asked for. */
type QuoteProblem =
  | { kind: Exclude<CartChange["kind"], "priceChanged">; productId: number; variantId: number | null }
  | { kind: "belowMinimum"; missing: Cents }
  /** Of the pieces that a price list asks for. */
  | { kind: "belowMinimumUnits"; missing: number }
  | { kind: "noPickup" | "noDelivery" | "zoneRequired" }
  | { kind: CouponRefusal };

/** Another moment is the owner's to ask for. @throws SESSION_EXPIRED, FORBIDDEN, NOT_FOUND */
async function resolveQuoted(ctx: ServiceContext, { tentId, at }: Pick<QuoteInput, "tentId" | "at">) {
  if (at === null) return requireFound(await resolvePublicTent(ctx, { by: "id", value: tentId }));
  const shop = await findReadableShop(ctx, { tent: tentId });
  if (!shop.asOwner) throw new AppError(ctx.actor ? "FORBIDDEN" : "SESSION_EXPIRED");
  return shop.tentId;
}

const readListKey = (
  ctx: ServiceContext,
  { id }: Shop,
  { list: secret, listPassword: password }: QuoteInput,
  { address }: { address: string },
) => (secret === null ? null : listKeyOf(ctx, mintPublicTentId(id), { secret, password, address }));

/**
 * What an order with these lines would cost, by the calculation with which orders are placed. Stores nothing.
 * @throws NOT_FOUND, TENT_SUSPENDED, RATE_LIMITED, VALIDATION for amounts above the largest price
 */
export async function quoteOrder(ctx: ServiceContext, input: QuoteInput, from: { address: string }) {
  const caller = { address: from.address, tentId: input.tentId };
  await limitQuotes(ctx.db, caller);
  await limitCoupons(ctx.db, caller, input.coupon);
  const shop = await readShop(ctx.db, await resolveQuoted(ctx, input));
  if (shop.suspended) throw new AppError("TENT_SUSPENDED");
  const { paymentMethod, deliveryMethod: method, deliveryZone: zone, coupon } = input;
  const list = await readListKey(ctx, shop, input, from);
  const lines = input.lines.map((line) => ({ ...line, note: "" }));
  const order = { method, zone, paymentMethod, list, coupon, lines };
  const moment = input.at === null ? ctx.now() : new Date(input.at);
  return describeQuote(shop, order, await priceOrder(ctx.db, shop, order, moment));
}

/**
 * What a priced cart costs line by line, with what lowers it and what stands in its way.
 * @throws VALIDATION for amounts above the largest price
 */
export function describeQuote(
  shop: Shop,
  order: Parameters<typeof orderTerms>[1],
  { cart, rules, list, coupon }: Pick<OrderQuote, "cart" | "rules" | "list" | "coupon">,
) {
  if (cart.tooLarge) throw fieldError("lines", "order.tooLarge");
  const goods = priceGoods(cart.lines, orderTerms(shop, order, rules).rules);
  const pieces = minimumOfPieces(cart.lines, list?.minUnits ?? null);
  const lost = freeDeliveryLost(goods, cart.delivery);
  const { minimumPurchase } = cart;
  const undelivered = deliveryProblem(shop, order);
  const problems: QuoteProblem[] = [
    ...cart.changes.flatMap(({ kind, productId, variantId }) =>
      kind === "priceChanged" ? [] : [{ kind, productId, variantId }],
    ),
    ...(minimumPurchase?.missing ? [{ kind: "belowMinimum", missing: cents(minimumPurchase.missing) } as const] : []),
    ...(pieces?.missing ? [{ kind: "belowMinimumUnits", missing: pieces.missing } as const] : []),
    ...(undelivered ? [{ kind: undelivered }] : []),
    ...(coupon?.refusal ? [{ kind: coupon.refusal }] : []),
  ];
  return {
    lines: cart.lines.map((line, index) => ({
      ...line,
      base: goods.lines[index]?.base ?? null,
      discounts: goods.lines[index]?.discounts ?? [],
      total: goods.lines[index]?.total ?? null,
    })),
    discounts: cart.discounts,
    subtotal: cart.subtotal,
    delivery: cart.delivery,
    total: cart.total,
    hints: [...goods.hints, ...(lost ? [lost] : [])] satisfies PricingHint[],
    problems,
  };
}
