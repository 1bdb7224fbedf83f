import { type ShopScriptCopy, shopScriptCopyFor } from "~/copy/shop-script";
import {
  addLine,
  cartCount,
  cartTotal,
  heldOf,
  lineKey,
  removeLine,
  type StoredCartLine,
} from "~/domain/catalogue/cart/cart";
import { type Milli, milli, ONE } from "~/domain/money/milli";
import { type Cents, cents, formatPrice, isAllToAsk, plus, priceParts } from "~/domain/money/money";
import type { MoneyFormat, NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";
import { make } from "../browser/make-element";
import { copyAccount } from "../browser/shop-clock";
import { takeQueuedClicks } from "../browser/take-queued-clicks";
import { trackEvent, trackVisit } from "../browser/track-visit";
import type { cardInHand } from "../listing/card-in-hand";
import { isSecondTap } from "../listing/second-tap";
import { categoryOf, readCart, watchCart, writeCart } from "./cart-store";

type SumOf = typeof import("../islands/goods-sum.island").sumOf;

// The card's markup already holds all product data, so it is not sent again as JSON.
function lineOfCard(button: HTMLElement): StoredCartLine | null {
  const card = button.closest<HTMLElement>("[data-p]");
  const link = card?.querySelector<HTMLAnchorElement>(".card__name a");
  if (!card || !link) return null;
  const { add, unit, step, min, stock } = button.dataset;
  const portion = { step: milli(Number(step ?? ONE)), minQuantity: milli(Number(min ?? ONE)) };
  return {
    productId: Number(card.dataset.p),
    categoryId: categoryOf(card),
    variantId: null,
    quantity: portion.minQuantity,
    name: link.textContent ?? "",
    variant: "",
    priceCents: add ? cents(Number(add)) : null,
    photo: card.querySelector("img")?.getAttribute("src") ?? null,
    href: link.getAttribute("href") ?? "",
    unit: (unit ?? "UNIT") as Unit,
    stock: stock ? milli(Number(stock)) : null,
    ...portion,
  };
}

/** Handles the cards' add buttons, updates their marks and the header's count, and shows the cart total in `place`. */
export function watchCards(place: HTMLElement): void {
  const { cart, country, money: format = "", href = "", quiet, sums, rules = "" } = place.dataset;
  const money = JSON.parse(format) as MoneyFormat;
  const tentId = Number(cart);
  const copy = shopScriptCopyFor(Number(country));
  const status = place.querySelector("[role=status]");
  let hand: ReturnType<typeof cardInHand> | undefined;
  const bringHand = async () => {
    const { cardInHand } = await import("../listing/card-in-hand");
    hand ??= cardInHand({ href, copy, money, change });
    return hand;
  };
  let problem = "";
  let sumOf: SumOf | undefined;
  let drawn: { lines: readonly StoredCartLine[]; problem: string } | undefined;

  const draw = () => {
    const lines = readCart(tentId);
    if (drawn?.lines === lines && drawn.problem === problem) return;
    drawn = { lines, problem };
    const count = cartCount(lines);
    const { cents, unpriced } = cartTotal(lines);
    const told = count > 0 && quiet === undefined;
    const sum = sums === undefined ? cents : sumOf?.(lines, JSON.parse(rules));
    const total = isAllToAsk(cents, unpriced) ? null : (sum ?? undefined);
    const isComing = sums && !sumOf;
    const again = (part: SumOf) => {
      sumOf = part;
      drawn = undefined;
      draw();
    };
    if (told && isComing)
      import(sums).then(
        (part) => again(part.sumOf),
        () => {
          again(() => null);
          sumOf = undefined; // the next change tries again
        },
      );
    markHeader(count, copy.viewWith(count));
    markCards(lines, copy.inOrder, money);
    hand?.draw(lines);
    const sumText = total === null ? copy.ask : total === undefined ? "" : formatPrice(total, money);
    const said = problem || (told && !isComing ? copy.announce(count, sumText) : "");
    // what is said already is not said again
    if (status && status.textContent !== said) status.textContent = said;
    for (const old of place.querySelectorAll(".bounce-problem, .bounce")) old.remove();
    if (problem) place.append(make("p", { class: "bounce-problem" }, problem));
    if (told) place.append(bouncer({ count, total, unpriced, money, href, copy }));
  };
  /** Puts more or less of a card's product into the cart; returns whether that changed it. */
  const change = (line: StoredCartLine, by: number): boolean => {
    const lines = readCart(tentId);
    const held = heldOf(lines, line);
    const isLeft = held + by >= line.minQuantity;
    const next = isLeft ? addLine(lines, { ...line, quantity: milli(by) }) : removeLine(lines, lineKey(line));
    const isSame = next && heldOf(next, line) === held;
    const written = (quantity: Milli) => formatQuantity(quantity, line.unit, money);
    const limit = () => copy.buy.upToWithCart(written(line.stock ?? line.quantity), written(held));
    problem = !next ? copy.full : isSame ? limit() : writeCart(tentId, next) ? "" : copy.notKept;
    draw();
    if (!next || isSame || by < 0) return false;
    trackVisit({ kind: "CART_ADD", id: line.productId });
    trackEvent({ kind: "add", line: { ...line, quantity: milli(by) } });
    return true;
  };
  let tapped: { card: Element | null; at: number } = { card: null, at: 0 };
  const add = (button: Element | null) => {
    const line = button instanceof HTMLElement && lineOfCard(button);
    if (!line) return;
    const now = () => readCart(tentId);
    const more = () => change(line, line.quantity);
    tapped = { card: button.parentElement, at: performance.now() };
    // without a network the button has its number, and each tap adds
    if (heldOf(now(), line) > 0) bringHand().then((its) => its.hold({ button, line }, now()), more);
    else if (more())
      bringHand().then(
        (its) => its.tell({ button, line }, now),
        () => {},
      );
  };

  draw();
  watchCart(draw);
  for (const button of takeQueuedClicks("button")) add(button);
  addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    void copyAccount(target);
    if (isSecondTap(tapped.at) && tapped.card?.contains(target.closest(".add"))) return event.preventDefault();
    add(target.closest("button[data-add]"));
  });
}

interface Bouncer {
  count: number;
  /** Null if nothing has a price; undefined while it is not known. */
  total: Cents | null | undefined;
  unpriced: boolean;
  money: MoneyFormat;
  href: string;
  copy: ShopScriptCopy;
}

function bouncer({ count, total, unpriced, money, href, copy }: Bouncer): HTMLElement {
  const [whole, decimals] = total == null ? [] : priceParts(total, money);
  const icon = (name: string) => make("i", { class: `ic ${name}`, "aria-hidden": "true" });
  const spoken = (text: string) => make("span", { class: "vh" }, text);
  return make(
    "a",
    { class: "bounce", href, rel: "nofollow" },
    icon("i-cart bounce__i"),
    make("span", { class: "bounce__n" }, String(count), spoken(` ${copy.count(count).replace(/^\d+ /, "")}, `)),
    make("span", { class: "bounce__t" }, copy.view),
    make(
      "span",
      { class: "bounce__v" },
      ...(whole === undefined
        ? [total === null ? copy.ask : ""]
        : [
            make("span", { class: "cur" }, money.symbol),
            whole,
            ...(decimals ? [make("span", { class: "cents" }, decimals)] : []),
            ...(unpriced ? [spoken(` ${copy.plusAsk}`), make("span", { "aria-hidden": "true" }, " +")] : []),
          ]),
    ),
    icon("i-arrow"),
  );
}

function markHeader(count: number, label: string) {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    badge.hidden = count === 0;
    badge.textContent = String(count);
  }
  for (const text of document.querySelectorAll<HTMLElement>("[data-cart-label]")) {
    text.dataset.plain ??= text.textContent ?? "";
    text.textContent = count === 0 ? text.dataset.plain : text.dataset.plain + label;
  }
}

function markCards(lines: readonly StoredCartLine[], inOrder: (count: string) => string, numbers: NumberFormat) {
  const chosen = new Map<number, Milli>();
  for (const line of lines) chosen.set(line.productId, plus(chosen.get(line.productId) ?? milli(0), line.quantity));
  for (const card of document.querySelectorAll<HTMLElement>(".card[data-p]")) {
    const quantity = chosen.get(Number(card.dataset.p));
    const button = card.querySelector<HTMLElement>(".add");
    if (!button) continue;
    card.classList.toggle("card--in", quantity !== undefined);
    button.querySelector(".add__n")?.remove();
    if (quantity === undefined) continue;
    const shown = formatQuantity(quantity, "UNIT", numbers);
    const spoken = make("span", { class: "vh" }, inOrder(shown));
    button.append(make("span", { class: "add__n" }, make("span", { "aria-hidden": "true" }, shown), spoken));
  }
}
