import type { CouponRefusal } from "../../coupons/coupon";
import type { AppErrorCode, FieldErrors } from "../../errors";
import type { Cents } from "../../money/money";
import type { PhoneField } from "../../order/place/asked-phone";
import type { PaymentMethod } from "../../order/place/payment";
import type { CartChange, PricedLine } from "../../order/place/pricing";
import { deliveryCostTo, type MinimumPurchase, orderTotals } from "../../order/place/totals";
import type { ListKey } from "../../price-lists/list-link";
import type { GoodsTotals, PricedGoods } from "../../pricing/price-goods";
import type { Coupon, ShopRules } from "../../pricing/rules";
import { unchangedGoods } from "../../pricing/unchanged-goods";
import type { BranchView, ShopView } from "../view";
import { cartCount, cartTotal, lineKey, type StoredCartLine } from "./cart";
import { type Checkout, type CheckoutProblems, needsBranch, refusedFields } from "./checkout";

/** What a cart needs to know about its shop. */
export interface CartShop
  extends Pick<
    ShopView,
    "id" | "countryId" | "money" | "minimumPurchaseCents" | "delivery" | "pickup" | "payment" | "rules"
  > {
  /** The URL of the picture for a missing photo. */
  noPhoto: string | null;
  /** What the device stores its cart under. */
  cartId: number;
  /** What its calls name: the shop, what opens the price list whose prices the cart has, and a coupon's code. */
  from: { tentId: number; list?: ListKey | null; coupon?: string | null };
  branches: Pick<BranchView, "id" | "name" | "address">[];
  hasChat: boolean;
  /** How the phone is asked for. */
  phone: Record<Checkout["method"], PhoneField>;
  /** The coupon of the cart is for one use per phone. */
  couponNeedsPhone?: boolean;
  /** The way to pay that is chosen at first; null if none is asked for, or all cost more. */
  firstPayment: PaymentMethod | null;
}

/** The chosen delivery method; an empty string means not chosen. */
export interface DeliveryChoice {
  method: "DELIVERY" | "PICKUP";
  zone: string;
  branchId: string;
}

/** The choices of an order that was not seen to arrive, besides the cart and the customer's data. */
export interface UnsentOrder {
  choice: DeliveryChoice;
  payment: PaymentMethod | null;
  note: string;
  /** It was sent, and there was no answer. */
  isUnanswered?: boolean;
}

/** The server's response for an accepted order. */
export interface SentOrder {
  number: number;
  total: Cents;
  hasUnpriced: boolean;
  token: string;
  orderUrl: string;
  whatsappUrl: string | null;
  whatsappText: string;
  /** What the shop says to whoever has ordered. */
  thanks?: string | null;
  /** An earlier attempt had stored it. */
  isRepeat?: boolean;
}

/** The server's response for the current prices of a cart. */
export interface PricedAnswer {
  lines: Pick<
    PricedLine,
    "productId" | "variantId" | "categoryId" | "name" | "variantLabel" | "quantity" | "stock" | "unitPrice"
  >[];
  changes: CartChange[];
  /** Those in force that reach these lines. */
  rules: ShopRules;
  /** Milliseconds until a rule of the shop begins or ends; null if none will within a day. */
  rulesEndIn: number | null;
  /** What the code of the cart opened; null without a code. */
  coupon: CouponAnswer | null;
}

/** A coupon as a rule of the cart, or why it takes nothing off. */
export type CouponAnswer =
  | { refusal: null; code: string; oncePerPhone: boolean; rule: Coupon }
  | { refusal: CouponRefusal };

export interface CheckoutFailure {
  /** Our error code, or OFFLINE when no response of ours arrived. */
  code: AppErrorCode | "OFFLINE";
  fields: FieldErrors;
  /** The answer was waited for in vain: the order may have been stored. */
  isLate?: boolean;
}

type CallResult<T> = { ok: true; data: T } | { ok: false; failure: CheckoutFailure };

/** A change, with the line as the visitor knew it. */
export interface ReportedChange {
  change: CartChange;
  line: StoredCartLine | undefined;
}

/** Why the order was refused, for the form as a whole. */
type Refusal = "changed" | "coupon" | "tooMany" | "suspended" | "failed";

export interface CheckoutState {
  /**
   * `unsent`: filled in earlier and not sent because the device was offline. `waiting`: the page is open and waits for the
   * network; the retry is `retrying`. `unanswered`: nobody knows whether it arrived; sending again makes no second one.
   */
  stage: "filling" | "unsent" | "sending" | "waiting" | "retrying" | "unanswered" | "sent";
  choice: DeliveryChoice;
  payment: PaymentMethod | null;
  /** The last removed line, so that it can be restored. */
  removed: StoredCartLine | null;
  changes: readonly ReportedChange[];
  problems: CheckoutProblems;
  /** An order was refused for want of a phone: the shop asks for more than when its page was made. */
  needsPhone: boolean;
  refusal: Refusal | null;
  sent: SentOrder | null;
}

export type CheckoutEvent =
  | { type: "reopened"; order: UnsentOrder }
  | { type: "choiceMade"; choice: DeliveryChoice }
  | { type: "paymentChosen"; payment: PaymentMethod }
  | { type: "lineRemoved"; line: StoredCartLine }
  | { type: "lineRestored" }
  | { type: "priced"; answer: PricedAnswer; lines: readonly StoredCartLine[] }
  /** The visitor submits, or the network is back; `problems` are those of the form at that time. */
  | { type: "submitted"; problems: CheckoutProblems }
  | { type: "answered"; answer: CallResult<SentOrder> }
  | { type: "withdrawn" };

export const isSending = ({ stage }: Pick<CheckoutState, "stage">): boolean =>
  stage === "sending" || stage === "retrying";

/** Whether the order waits for the network. */
export const isHeld = ({ stage }: Pick<CheckoutState, "stage">): boolean => stage === "waiting" || stage === "retrying";

/** Whether there are none. */
export const isEmpty = (problems: CheckoutProblems): boolean => Object.keys(problems).length === 0;

/** The initial state of the form. */
export const firstCheckout = ({ pickup, delivery, firstPayment }: CartShop): CheckoutState => ({
  stage: "filling",
  choice: { method: pickup.enabled || !delivery.enabled ? "PICKUP" : "DELIVERY", zone: "", branchId: "" },
  payment: firstPayment,
  removed: null,
  changes: [],
  problems: {},
  needsPhone: false,
  refusal: null,
  sent: null,
});

/** Whether the cart has to be priced again before a retry. */
export const isOutdated = ({ code }: CheckoutFailure): boolean =>
  code === "ORDER_CHANGED" || code === "BELOW_MINIMUM_PURCHASE";

/** Whether a failed attempt has surely stored nothing: the shop refused it, or it began without a network. */
export const isUnstored = (failure: CheckoutFailure, wasOnline: boolean): boolean =>
  failure.code === "OFFLINE" ? !wasOnline : failure.code === "VALIDATION" || isOutdated(failure);

function refused(failure: CheckoutFailure): Pick<CheckoutState, "problems" | "refusal"> {
  const { code, fields } = failure;
  if (code !== "VALIDATION") {
    const refusal = code === "RATE_LIMITED" ? "tooMany" : code === "TENT_SUSPENDED" ? "suspended" : "failed";
    return { problems: {}, refusal: isOutdated(failure) ? "changed" : refusal };
  }
  const problems = refusedFields(fields);
  return { problems, refusal: "coupon" in fields ? "coupon" : isEmpty(problems) ? "changed" : null };
}

/** The reducer of the checkout. An event that does not fit the stage changes nothing. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { stage } = state;
  switch (event.type) {
    case "reopened":
      return stage === "filling"
        ? {
            ...state,
            stage: event.order.isUnanswered ? "unanswered" : "unsent",
            choice: event.order.choice,
            payment: event.order.payment,
          }
        : state;
    case "choiceMade":
      return { ...state, choice: event.choice };
    case "paymentChosen":
      return { ...state, payment: event.payment };
    case "lineRemoved":
      return { ...state, removed: event.line };
    case "lineRestored":
      return { ...state, removed: null };
    case "priced": {
      const known = (change: CartChange) => event.lines.find((line) => lineKey(line) === lineKey(change));
      return { ...state, changes: event.answer.changes.map((change) => ({ change, line: known(change) })) };
    }
    case "submitted": {
      if (isSending(state) || stage === "sent") return state;
      const { problems } = event;
      if (!isEmpty(problems)) return { ...state, problems };
      return { ...state, problems, refusal: null, stage: stage === "waiting" ? "retrying" : "sending" };
    }
    case "answered": {
      if (!isSending(state)) return state;
      const { answer } = event;
      if (answer.ok) return { ...state, stage: "sent", sent: answer.data };
      if (answer.failure.code === "OFFLINE")
        return { ...state, stage: answer.failure.isLate ? "unanswered" : "waiting" };
      const next = refused(answer.failure);
      const needsPhone = state.needsPhone || next.problems.customerPhone === "phoneMissing";
      return { ...state, stage: "filling", needsPhone, ...next };
    }
    case "withdrawn":
      return stage === "waiting" ? { ...state, stage: "filling" } : state;
  }
}

/** Builds the order from the form; `text` reads a field as typed. */
export function checkoutOf(
  text: (field: "customerName" | "customerPhone" | "address" | "note") => string,
  { choice, payment }: Pick<CheckoutState, "choice" | "payment">,
  branches: readonly Pick<BranchView, "id">[],
): Checkout {
  const delivered = choice.method === "DELIVERY";
  const onlyBranch = branches.length === 1 ? (branches[0]?.id ?? null) : null;
  const asked = needsBranch(choice.method, branches) && choice.branchId !== "";
  return {
    customerName: text("customerName").trim(),
    customerPhone: text("customerPhone").trim() || null,
    address: delivered ? text("address").trim() || null : null,
    method: choice.method,
    zone: delivered && choice.zone ? choice.zone : null,
    branchId: asked ? Number(choice.branchId) : onlyBranch,
    paymentMethod: payment,
    note: text("note").trim(),
  };
}

export type CheckoutTotals = ReturnType<typeof checkoutTotals>;

/** The calculation, if the shop has rules; a cart of any other shop does not load it. */
export type PriceCartGoods = (
  lines: readonly StoredCartLine[],
  payment: PaymentMethod | null,
) => PricedGoods & {
  /** What the order must reach instead of the shop's minimum: the pieces that a price list asks for. */
  minimum?: MinimumPurchase | null;
  /** What the goods lack of the minimum of a coupon; absent once they reach it. */
  couponMissing?: Cents;
};

/** The order's totals, computed as the server computes them. */
export function checkoutTotals(
  lines: readonly StoredCartLine[],
  { choice, payment }: Pick<CheckoutState, "choice" | "payment">,
  shop: Pick<CartShop, "delivery" | "minimumPurchaseCents">,
  price?: PriceCartGoods,
) {
  const { cents: subtotal, unpriced } = cartTotal(lines);
  const goods: GoodsTotals & Pick<ReturnType<PriceCartGoods>, "minimum" | "couponMissing"> = price
    ? price(lines, payment)
    : unchangedGoods(subtotal, unpriced);
  const totals = orderTotals(goods, {
    method: choice.method,
    minimumPurchase: shop.minimumPurchaseCents,
    deliveryCost: deliveryCostTo(choice.zone, shop.delivery),
    deliveryFreeFrom: shop.delivery.freeFromCents,
  });
  return {
    ...totals,
    minimumPurchase: goods.minimum ?? totals.minimumPurchase,
    goods,
    count: cartCount(lines),
    unpriced,
  };
}

/** The cart with the server's data; null when nothing changed. */
export function repriced(lines: readonly StoredCartLine[], answer: PricedAnswer): StoredCartLine[] | null {
  const now = lines.flatMap((line) => {
    const found = answer.lines.find((priced) => lineKey(priced) === lineKey(line));
    if (!found) return [];
    const { name, variantLabel, quantity, stock, unitPrice } = found;
    return [{ ...line, name, variant: variantLabel ?? "", quantity, stock, priceCents: unitPrice }];
  });
  return answer.changes.length > 0 || JSON.stringify(now) !== JSON.stringify(lines) ? now : null;
}
