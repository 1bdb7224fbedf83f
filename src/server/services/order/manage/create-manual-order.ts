import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import { asMerchantSells, type CustomLine, linesByKind, type ManualOrder } from "~/domain/order/manage/manual";
import { manualSums } from "~/domain/order/manage/manual-sums";
import { priceCart } from "~/domain/order/place/pricing";
import { priceGoods } from "~/domain/pricing/price-goods";
import { rulesOnList } from "~/domain/pricing/reaches";
import type { GoodsLine } from "~/domain/pricing/rules";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import { storedOrders } from "~/server/metrics/orders-and-mails";
import { keptCouponOf, readCoupon, requireUnusedBy, usedCoupon } from "~/server/services/coupons/read-coupon";
import { listOfPhone, type OpenPriceList, readActiveLists } from "~/server/services/price-lists/open-list";
import { readRules } from "~/server/services/pricing/read-rules";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { lockTent } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { holdForMerchant } from "../holds/hold-after";
import { refreshHeld } from "../holds/hold-stock";
import { createOrder, customerPhone, customLineData, lineData, readBranch } from "../place/create-order";
import { keptRulesOf } from "../place/kept-rules";
import { orderTerms, readCatalogue } from "../place/price-order";
import { readShop } from "../place/read-shop";

/** A line that is no product, to which only rules for everything apply. */
const customGoods = ({ quantity, price }: CustomLine): GoodsLine => ({
  productId: null,
  variantId: null,
  categoryId: null,
  unit: "UNIT",
  quantity,
  unitPrice: price,
});

/** The list that the merchant chose, else that of the customer's phone. @throws VALIDATION for one that is not active */
async function listFor(
  tx: Tx,
  tentId: OwnedTentId,
  { priceListId, phone, now }: { priceListId: number | null | undefined; phone: string | null; now: Date },
): Promise<OpenPriceList | null> {
  if (priceListId === null || (priceListId === undefined && phone === null)) return null;
  const lists = await readActiveLists(tx, tentId, now);
  if (priceListId === undefined) return phone === null ? null : listOfPhone(tx, lists, phone);
  const list = lists.find(({ id }) => id === priceListId);
  if (!list) throw fieldError("priceListId", "priceList.notActive");
  return list;
}

/**
 * Creates an order received by phone or over the counter: own products, paused ones and those that its price list does
 * not show too, at the price of the list or the catalogue or one set by hand, and lines that are no product. Delivery
 * cost and discount are the shop's unless they are given. No minimum applies, and stock is not taken until
 * confirmation. The same client key twice is one order.
 */
export async function createManualOrder(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  input: ManualOrder,
): Promise<{ number: number }> {
  const by = ctx.actor?.userId;
  if (by === undefined) throw new AppError("SESSION_EXPIRED");
  const { number, isNew } = await changeTents(ctx, async (change) => {
    const { tx } = change;
    await lockTent(tx, tentId);
    const before = await tx.order.findUnique({
      where: { tentId_clientKey: { tentId, clientKey: input.clientKey } },
      select: { number: true },
    });
    if (before) return { ...before, isNew: false };
    const shop = await readShop(tx, tentId);
    if (
      input.method === "DELIVERY" &&
      input.zone !== null &&
      !shop.deliveryZones.some(({ name }) => name === input.zone)
    ) {
      throw fieldError("zone", "order.zoneRequired");
    }
    const phone = customerPhone(shop, input.customerPhone);
    const branch = await readBranch(tx, shop, input.branchId);
    const { products, custom } = linesByKind(input.lines);
    const now = ctx.now();
    const list = await listFor(tx, tentId, { priceListId: input.priceListId, phone, now });
    const { catalogue, extras } = await readCatalogue(
      tx,
      shop,
      products.map((line) => line.productId),
      list ? { ...list, productIds: null } : "public",
    );
    const coupon = input.coupon === null ? null : await readCoupon(tx, shop, input.coupon, now);
    if (coupon?.refusal) throw fieldError("coupon", coupon.refusal);
    const rules = rulesOnList(await readRules(tx, shop, now), list?.id ?? null);
    const terms = orderTerms(shop, input, { ...rules, coupon: coupon?.rule ?? null });
    const cart = priceCart(
      products.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
      asMerchantSells(catalogue, products),
      terms,
    );
    const [problem] = cart.changes;
    if (cart.tooLarge || problem?.kind === "tooLarge") throw fieldError("lines", "order.tooLarge");
    if (problem) throw fieldError("lines", problem.kind === "gone" ? "order.lineGone" : "order.quantityStep");
    const lines = [...cart.lines.map((line) => lineData(line, extras)), ...custom.map(customLineData)];
    const goods = [...cart.lines, ...custom.map(customGoods)];
    const sums = manualSums(
      lines.map(({ total }) => centsFromDecimal(total)),
      { ...terms, price: () => priceGoods(goods, terms.rules) },
      input,
    );
    if (sums === "tooLarge") throw fieldError("lines", "order.tooLarge");
    if (sums === "discountTooLarge") throw fieldError("discount", "order.discountTooLarge");
    const used = usedCoupon(coupon, sums.discounts);
    if (used && phone !== null) await requireUnusedBy(tx, used, phone);
    const { paid } = input;
    const deliverySet = input.method === "DELIVERY" && input.deliveryCost !== undefined;
    const couponId = used?.id ?? null;
    const stocked = lines.map((line) => ({ ...line, quantity: milliFromAmount(line.quantity) }));
    const hold = await holdForMerchant(tx, shop, stocked, now);
    const order = {
      ...{ shop, input, lines, sums, phone, branch, list, couponId, by, deliverySet, paid, hold },
      rules: keptRulesOf(shop, rules, keptCouponOf(coupon)),
      byHand: input.discount !== undefined,
    };
    const number = await createOrder(tx, now, order);
    if (hold.heldUntil) await refreshHeld({ ...change, tentId }, now);
    return { number, isNew: true };
  });
  const channel = ctx.actor?.tokenId === undefined ? "panel" : "api";
  const count = async () => storedOrders.inc({ channel });
  if (isNew) await (ctx.afterCommit ? ctx.afterCommit(count) : count());
  return { number };
}
