import type { MyOrdersCopy } from "~/copy/my-orders";
import { cartCount } from "~/domain/catalogue/cart/cart";
import type { CheckoutFailure } from "~/domain/catalogue/cart/checkout-machine";
import { planRepeat, type RepeatChange, type RepeatPlan } from "~/domain/catalogue/cart/repeat";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";
import type { ListKey } from "~/domain/price-lists/list-link";
import { make } from "../browser/make-element";
import { readCart, writeCart } from "../cart/cart-store";
import { fetchRepeat } from "../cart/order-call";

export interface RepeatShop {
  tentId: number;
  /** What the device stores its cart under. */
  cartId: number;
  /** What opens the price list whose prices the page shows. */
  listKey: ListKey | null;
  base: string;
  money: MoneyFormat;
}

type Words = MyOrdersCopy["again"];

const REASONS: Partial<Record<CheckoutFailure["code"], "offline" | "suspended" | "missing" | "tooMany">> = {
  OFFLINE: "offline",
  TENT_SUSPENDED: "suspended",
  NOT_FOUND: "missing",
  RATE_LIMITED: "tooMany",
};

function sentence(change: RepeatChange, unit: Unit, words: Words, money: MoneyFormat): string {
  const price = (cents: Cents | null) => (cents === null ? words.ask : formatPrice(cents, money));
  switch (change.kind) {
    case "priceChanged":
      return words.price(price(change.from), price(change.to));
    case "lessStock":
    case "quantityAdjusted":
      return words.quantity(formatQuantity(change.to, unit, money));
    default:
      return words.change[change.kind];
  }
}

/** The unit of the line that a change is about. */
function unitOf({ name }: RepeatChange, { cart }: RepeatPlan): Unit {
  return cart.find((line) => name === (line.variant ? `${line.name} (${line.variant})` : line.name))?.unit ?? "UNIT";
}

/**
 * Puts an order into the cart again, at today's prices. Whatever is different, and what the cart already has, is said in
 * `place` first, with a button to go on.
 */
export async function offerAgain(
  button: HTMLButtonElement,
  place: HTMLElement,
  { shop, token, words }: { shop: RepeatShop; token: string; words: Words },
): Promise<void> {
  const { cartId, base, money } = shop;
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  const tell = (...shown: (Node | string)[]) => {
    const box = make("div", { class: "rep", tabindex: "-1", role: "group", "aria-label": words.title }, ...shown);
    place.replaceChildren(box);
    return box;
  };
  tell(make("p", { role: "status" }, words.looking));
  const answer = await fetchRepeat(shop, token);
  button.ariaBusy = null;
  if (!answer.ok) return void tell(make("p", { role: "alert" }, words[REASONS[answer.failure.code] ?? "failed"]));

  const cart = readCart(cartId);
  const plan = planRepeat(cart, answer.data);
  const put = () => {
    // the cart may have changed in another tab since it was read
    if (writeCart(cartId, planRepeat(readCart(cartId), answer.data).cart)) location.assign(`${base}/catalogo/carrito`);
    else tell(make("p", { role: "alert" }, words.notKept));
  };
  if (plan.added > 0 && plan.changes.length === 0 && cart.length === 0) return put();

  const go = make("button", { class: "btn", type: "button" }, words.add(plan.added));
  go.addEventListener("click", put);
  const changes = plan.changes.map((change) =>
    make("li", {}, make("b", {}, `${change.name}: `), sentence(change, unitOf(change, plan), words, money)),
  );
  const box = tell(
    make("h2", { class: "rep__t" }, words.title),
    ...(changes.length > 0 ? [make("ul", { class: "rep__l" }, ...changes)] : []),
    ...(cart.length > 0 && plan.added > 0 ? [make("p", {}, words.inCart(cartCount(cart)))] : []),
    plan.added > 0 ? go : make("p", {}, words.none),
  );
  box.focus();
}
