import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { addLine, changeLine, lineKey, removeLine, type StoredCartLine } from "~/domain/catalogue/cart/cart";
import { type CheckoutProblems, checkoutProblems, refusedFields } from "~/domain/catalogue/cart/checkout";
import {
  type CartShop,
  type CheckoutFailure,
  checkoutOf,
  checkoutTotals,
  type DeliveryChoice,
  firstCheckout,
  isEmpty,
  isHeld,
  isOutdated,
  isSending,
  isUnstored,
  nextCheckout,
  type PriceCartGoods,
  type PricedAnswer,
  repriced,
  type SentOrder,
} from "~/domain/catalogue/cart/checkout-machine";
import type { Milli } from "~/domain/money/milli";
import type { PaymentMethod } from "~/domain/order/place/payment";
import { MARK_DRAWN } from "../browser/shop-clock";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { secondTaps } from "../listing/second-tap";
import { readCart, watchCart, writeCart } from "./cart-store";
import { clearClientKey, clientKeyFor, keepClientKey } from "./client-key";
import { checkCart, orderOpened, sendOrder } from "./order-call";
import { discardUnsentOrder, readUnsentOrder, storeUnsentOrder } from "./unsent-order";
import { readVisitorDetails, storeVisitorDetails } from "./visitor-details";

/** Retry interval of a waiting order, in ms, for browsers that do not fire `online`. */
const HELD_AGAIN = 20_000;

const fieldOf = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name);

function focusFirst(form: HTMLFormElement, problems: CheckoutProblems): void {
  const [first = ""] = Object.keys(problems);
  const field = fieldOf(form, first);
  if (field instanceof HTMLElement) field.focus();
}

/** The checkout of a shop's cart on this device: its state and the actions of the form. */
export function useCheckout(
  base: string,
  shop: CartShop,
  price?: PriceCartGoods,
  onPriced?: (answer: PricedAnswer) => void,
  onRefused?: (failure: CheckoutFailure) => void,
) {
  const { cartId } = shop;
  const lines = useSyncExternalStore(watchCart, () => readCart(cartId));
  const form = useRef<HTMLFormElement>(null);
  const [isSecondTap] = useState(secondTaps);
  const [state, tell] = useReducer(nextCheckout, shop, firstCheckout);
  const totals = checkoutTotals(lines, state, shop, price);
  const { method } = state.choice;
  const phone = shop.couponNeedsPhone || state.needsPhone ? "required" : shop.phone[method];
  const isFilled = lines.length > 0;

  const askAgain = async (before: readonly StoredCartLine[], isRefused?: boolean) => {
    // it may be stored, and hold the last of what the cart has
    if (readUnsentOrder(cartId)?.isUnanswered) return;
    const answer = await checkCart(shop, before);
    if (!answer.ok) return;
    tell({ type: "priced", answer: answer.data, lines: before });
    const now = repriced(before, answer.data);
    if (now) writeCart(cartId, now);
    if (onPriced) onPriced(answer.data);
    else if (isRefused && !answer.data.changes[0]) location.reload(); // its terms have changed, or it has its first rule
  };

  const open = useEffectEvent(() => {
    const before = readCart(cartId);
    if (before.length === 0) {
      clearClientKey(cartId);
      return discardUnsentOrder(cartId);
    }
    const order = readUnsentOrder(cartId);
    if (order) tell({ type: "reopened", order });
    void askAgain(before);
  });
  useEffect(() => open(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both draw marks of the shop's clock
  useEffect(() => void dispatchEvent(new Event(MARK_DRAWN)), [isFilled, state.sent]);

  // Fills in the visitor's stored details once the fields are mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the method says whether there is a field for the address
  useEffect(() => {
    if (!isFilled) return;
    const { name, phone: customerPhone, address } = readVisitorDetails();
    const known = { customerName: name, customerPhone, address, note: readUnsentOrder(cartId)?.note ?? "" };
    for (const [name, value] of Object.entries(known)) {
      const field = fieldOf(form.current, name);
      if (field && "value" in field && !field.value) field.value = value;
    }
  }, [isFilled, method, cartId]);

  const finish = (sent: SentOrder, chat: Window | null, tapped: boolean) => {
    const { whatsappUrl, token, isRepeat } = sent;
    discardUnsentOrder(cartId);
    clearClientKey(cartId);
    // an earlier order with other contents is remembered by its page, and the cart stays
    if (!isRepeat) {
      // if this fails, the order's page remembers it
      import("../orders/remembered-orders").then((orders) => orders.rememberSent(shop.id, sent, lines)).catch(() => {});
      trackEvent({ kind: "order", lines });
      // what was added while it was sent stays
      writeCart(
        cartId,
        readCart(cartId).filter((line) => !lines.some((each) => lineKey(each) === lineKey(line))),
      );
    }
    // Bypasses the analytics tools' patched `replaceState`: this URL gives access to the order.
    History.prototype.replaceState.call(history, null, "", `${base}/catalogo/pedido/${token}`);
    scrollTo(0, 0);
    if (!whatsappUrl || !tapped || isRepeat) return chat?.close();
    orderOpened(token);
    trackVisit({ kind: "WHATSAPP_OPEN" });
    (chat ?? window).location.href = whatsappUrl;
  };

  const explain = async (from: HTMLFormElement, failure: CheckoutFailure) => {
    onRefused?.(failure);
    if (isOutdated(failure)) await askAgain(lines, true);
    else if (failure.code === "VALIDATION") focusFirst(from, refusedFields(failure.fields));
    else if (failure.code === "NOT_FOUND") location.reload(); // the link of its price list is not valid any more
  };

  /** `tapped`: runs inside a user gesture, so WhatsApp can be opened. */
  const send = async (tapped: boolean) => {
    const from = form.current;
    if (!from || isSending(state) || totals.minimumPurchase?.missing) return;
    const badQuantity = from.querySelector<HTMLElement>('.lines [aria-invalid="true"]');
    if (badQuantity) return badQuantity.focus();
    const fields = new FormData(from);
    const order = checkoutOf((name) => String(fields.get(name) ?? ""), state, shop.branches);
    const problems = checkoutProblems(order, { zones: shop.delivery.zones.length, branches: shop.branches, phone });
    tell({ type: "submitted", problems });
    if (!isEmpty(problems)) return focusFirst(from, problems);
    // Safari only opens windows inside a user gesture: open it empty now and navigate once the order is stored.
    const { onLine } = navigator;
    const chat = shop.hasChat && tapped && onLine ? window.open("about:blank", "_blank") : null;
    const contents = lines.map((line) => [lineKey(line), line.quantity]);
    const { key, first, isChanged } = clientKeyFor(cartId, JSON.stringify([contents, order]));
    // the page may be closed before the answer comes, and a call that breaks off while there is a network may have arrived
    const isUnanswered = onLine || !!first;
    storeUnsentOrder(cartId, { choice: state.choice, payment: state.payment, note: order.note, isUnanswered });
    storeVisitorDetails({ name: order.customerName, phone: order.customerPhone ?? "", address: order.address ?? "" });
    const answer = await sendOrder(shop, key, lines, totals.total, order);
    if (answer.ok) {
      // one that is repeated as it was is simply sent
      const sent = { ...answer.data, isRepeat: isChanged && answer.data.isRepeat };
      tell({ type: "answered", answer: { ok: true, data: sent } });
      return finish(sent, chat, tapped);
    }
    tell({ type: "answered", answer });
    chat?.close();
    const { failure } = answer;
    // the shop looks for an order of this key before it prices the cart
    if (isUnstored(failure, onLine)) keepClientKey(cartId, key, isOutdated(failure) ? null : first);
    if (failure.code === "OFFLINE") return;
    discardUnsentOrder(cartId);
    await explain(from, failure);
  };

  const held = isHeld(state);
  // the `online` listener is removed only after the next paint, so it may still fire once the order must not be sent
  const again = useEffectEvent(() => void (state.stage === "waiting" && navigator.onLine && send(false)));
  useEffect(() => {
    if (!held) return;
    const retry = () => again();
    const timer = setInterval(retry, HELD_AGAIN);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [held]);

  return {
    state,
    lines,
    totals,
    phone,
    form,
    askAgain,
    send: () => void send(true),
    choose: (choice: DeliveryChoice) => tell({ type: "choiceMade", choice }),
    pay: (payment: PaymentMethod) => tell({ type: "paymentChosen", payment }),
    unhold: () => {
      discardUnsentOrder(cartId);
      tell({ type: "withdrawn" });
    },
    changeQuantity: (key: string, quantity: Milli) => writeCart(cartId, changeLine(lines, key, { quantity })),
    remove: (line: StoredCartLine) => {
      tell({ type: "lineRemoved", line });
      writeCart(cartId, removeLine(lines, lineKey(line)));
    },
    add: (line: StoredCartLine) => {
      // the next one takes its place under the finger
      if (isSecondTap()) return;
      const next = addLine(lines, line);
      if (!next || !writeCart(cartId, next)) return;
      trackVisit({ kind: "CART_ADD", id: line.productId });
      trackEvent({ kind: "add", line });
      if (onPriced) void askAgain(next); // the rules that it has do not name it yet
    },
    restore: () => {
      const { removed } = state;
      if (removed) writeCart(cartId, addLine(lines, removed) ?? lines);
      tell({ type: "lineRestored" });
    },
  };
}
