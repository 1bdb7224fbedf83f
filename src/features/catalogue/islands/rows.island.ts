import { shopScriptCopyFor } from "~/copy/shop-script";
import {
  addLine,
  changeLine,
  fitQuantity,
  lineCents,
  lineKey,
  removeLine,
  type StoredCartLine,
  withinStock,
} from "~/domain/catalogue/cart/cart";
import { type Milli, milli, ONE } from "~/domain/money/milli";
import { cents, formatPrice } from "~/domain/money/money";
import { formatQuantity, parseQuantity } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";
import { make } from "../browser/make-element";
import { takeQueuedClicks } from "../browser/take-queued-clicks";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { categoryOf, readCart, watchCart, writeCart } from "../cart/cart-store";
import type { RowsData } from "../listing/product-rows";
import { isSecondTap } from "../listing/second-tap";

/** The row's product as a line of the cart, with the smallest quantity; its markup already holds all data. */
function lineOf(row: HTMLElement): StoredCartLine | null {
  const link = row.querySelector<HTMLAnchorElement>(".row__n a");
  const step = row.querySelector<HTMLElement>(".step");
  if (!link || !step) return null;
  const { price, unit, step: portion, min, stock } = step.dataset;
  const rule = { step: milli(Number(portion ?? ONE)), minQuantity: milli(Number(min ?? ONE)) };
  return {
    productId: Number(row.dataset.p),
    categoryId: categoryOf(row),
    variantId: null,
    quantity: rule.minQuantity,
    name: link.textContent ?? "",
    variant: "",
    priceCents: price ? cents(Number(price)) : null,
    photo: null,
    href: link.getAttribute("href") ?? "",
    unit: (unit ?? "UNIT") as Unit,
    stock: stock ? milli(Number(stock)) : null,
    ...rule,
  };
}

const isQuantity = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest(".row") !== null;

let started = false;

/** Makes the cart hold the quantities of all rows on the page, and the rows show what it holds. */
function startRows(_list: HTMLElement, { cartId, countryId, money }: RowsData): void {
  if (started) return;
  started = true;
  const copy = shopScriptCopyFor(countryId);
  /** The row that was put into the cart last, and when. */
  let added: { row: HTMLElement | null; at: number } = { row: null, at: 0 };
  const rows = [...document.querySelectorAll<HTMLElement>(".row")];

  const draw = () => {
    const cart = new Map(readCart(cartId).map((line) => [lineKey(line), line]));
    for (const row of rows) {
      const input = row.querySelector("input");
      const line = cart.get(`${row.dataset.p}.`);
      row.classList.toggle("is-in", line !== undefined);
      if (!input) continue;
      if (input !== document.activeElement) input.value = line ? formatQuantity(line.quantity, line.unit, money) : "";
      const sum = line && lineCents(line);
      const place = row.querySelector(".row__s");
      if (place) place.textContent = sum ? formatPrice(sum, money) : "";
    }
  };

  const say = (row: HTMLElement, problem: string) => {
    row.querySelector(".row__e")?.remove();
    const input = row.querySelector("input");
    const id = `row-${row.dataset.p}-e`;
    if (input) input.ariaInvalid = problem ? "true" : null;
    input?.setAttribute("aria-describedby", id);
    if (problem) row.append(make("p", { class: "row__e fld__e", role: "alert", id }, problem));
  };

  /** Sets the quantity of a row's product; null takes it out of the cart. */
  const set = (row: HTMLElement, wanted: Milli | null) => {
    const line = lineOf(row);
    if (!line) return;
    const cart = readCart(cartId);
    const key = lineKey(line);
    const there = cart.find((each) => lineKey(each) === key);
    const { stock = null } = line;
    const quantity = wanted === null ? null : withinStock(fitQuantity(wanted, line), stock, line);
    const next =
      quantity === null
        ? removeLine(cart, key)
        : there
          ? changeLine(cart, key, { ...line, quantity })
          : addLine(cart, { ...line, quantity });
    const limit = stock !== null && wanted !== null && wanted > stock ? formatQuantity(stock, line.unit, money) : null;
    say(row, next ? (writeCart(cartId, next) ? (limit ? copy.buy.upTo(limit) : "") : copy.notKept) : copy.full);
    if (!next || there || quantity === null) return;
    trackVisit({ kind: "CART_ADD", id: line.productId });
    trackEvent({ kind: "add", line: { ...line, quantity } });
  };

  const press = (button: HTMLElement | null) => {
    const row = button?.closest<HTMLElement>(".row");
    const line = row && lineOf(row);
    if (!button || !row || !line) return;
    const there = readCart(cartId).find((each) => lineKey(each) === lineKey(line));
    const more = Number(button.dataset.change) > 0;
    if (row === added.row && isSecondTap(added.at)) return;
    if (more && !there) added = { row, at: performance.now() };
    const quantity = there
      ? milli(there.quantity + Number(button.dataset.change) * line.step)
      : more
        ? line.minQuantity
        : milli(0);
    set(row, quantity < line.minQuantity ? null : quantity);
  };

  const settle = (input: HTMLInputElement) => {
    const row = input.closest<HTMLElement>(".row");
    const line = row && lineOf(row);
    if (!row || !line) return;
    const typed = input.value.trim();
    const parsed = typed === "" ? null : parseQuantity(typed, line.unit, money);
    if (parsed && !parsed.ok && parsed.reason !== "notPositive")
      return say(row, copy.buy.badQuantity(formatQuantity(line.minQuantity, line.unit, money)));
    input.blur();
    set(row, parsed?.ok ? parsed.quantity : null);
    draw();
  };

  draw();
  watchCart(draw);
  for (const tapped of takeQueuedClicks("row")) press(tapped as HTMLElement);
  addEventListener("click", ({ target }) => {
    if (target instanceof Element) press(target.closest<HTMLElement>("[data-change]"));
  });
  addEventListener("change", ({ target }) => {
    if (isQuantity(target)) settle(target);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Enter" && isQuantity(event.target)) settle(event.target);
  });
  addEventListener("focusin", ({ target }) => {
    if (isQuantity(target)) target.select();
  });
}

export { startRows as start };
