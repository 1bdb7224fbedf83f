import type { Cents } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import { paidGoods } from "../../pricing/paid-goods";
import type { GoodsTotals } from "../../pricing/price-goods";
import type { Coupon, GoodsLine, PaymentChange, ShopRules } from "../../pricing/rules";
import type { ManualForm } from "../manage/manual";
import { type ManualTerms, manualSums, type OrderSums } from "../manage/manual-sums";
import { type PaymentChangeWords, type PaymentPercent, paymentChangeFor } from "../place/payment";
import { deliveryCostTo } from "../place/totals";
import { givenAmounts } from "./draft-amounts";
import { type DraftLine, draftTotal, priceOf } from "./draft-lines";
import type { DraftContents } from "./order-draft";
import { paymentOf } from "./sent-fields";

/** What the shop asks for deliveries and ways to pay, and its rules. */
interface ShopTerms {
  money: NumberFormat;
  zones: readonly { name: string; costCents: Cents | null }[];
  deliveryCost: Cents | null;
  freeDeliveryFrom: Cents | null;
  adjustments: readonly PaymentPercent[];
  rules: ShopRules;
  coupons: readonly { code: string; rule: Coupon }[];
}

/** Prices goods by rules on the prices of a list, null for the public ones. */
export type PriceOnList = (
  lines: readonly GoodsLine[],
  rules: ShopRules & { coupon: Coupon | undefined; payment: PaymentChange | null },
  listId: number | null,
) => GoodsTotals;

interface NewOrder extends Pick<DraftContents, "amounts" | "coupon"> {
  lines: readonly DraftLine[];
  fields: Pick<ManualForm, "method" | "zone" | "payment">;
  listId: number | null;
}

export interface NewOrderSums {
  terms: ManualTerms;
  /** By the shop's rules alone; null while that is no sum. */
  usual: OrderSums | null;
  /** With what is typed; undefined while something of it is no amount. */
  sums: ReturnType<typeof manualSums> | undefined;
  /** Those to show: with what is typed, or the usual ones. */
  shown: OrderSums | null;
  given: ReturnType<typeof givenAmounts>;
}

const sumsOrNull = (sums: ReturnType<typeof manualSums> | undefined): OrderSums | null =>
  typeof sums === "object" ? sums : null;

/**
 * The sums of a new order by the shop's rules and what is typed, for display: the server computes its own.
 * @param priceOnList null where the shop has no rules, or they are not loaded
 */
export function newOrderSums(
  { lines, fields, amounts, coupon, listId }: NewOrder,
  shop: ShopTerms,
  { priceOnList, wayName }: { priceOnList: PriceOnList | null; wayName: PaymentChangeWords },
): NewOrderSums {
  const payment = paymentChangeFor(paymentOf(fields.payment), shop, wayName);
  const rule = shop.coupons.find(({ code }) => code === coupon)?.rule;
  const goods = lines.map((line) => ({ ...line, unitPrice: priceOf(line) }));
  const terms: ManualTerms = {
    minimumPurchase: null, // applies to visitors' orders only
    price: (subtotal, hasUnpriced) =>
      priceOnList
        ? priceOnList(goods, { ...shop.rules, coupon: rule, payment }, listId)
        : paidGoods(subtotal, hasUnpriced, payment),
    deliveryCost: deliveryCostTo(fields.zone || null, { costCents: shop.deliveryCost, zones: shop.zones }),
    deliveryFreeFrom: shop.freeDeliveryFrom,
    method: fields.method,
  };
  const totals = lines.map((line) => draftTotal(line) ?? null);
  const given = givenAmounts(amounts);
  const usual = sumsOrNull(manualSums(totals, terms, {}));
  const sums = given && manualSums(totals, terms, given);
  return { terms, usual, sums, shown: sumsOrNull(sums) ?? usual, given };
}
