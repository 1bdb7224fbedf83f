import { describe, isVisible } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

const PRICE = ".price, .row__p";

const isInSight = (price: Element, height: number): boolean => {
  const { left, top, right, bottom } = price.getBoundingClientRect();
  if (!isVisible(price) || top < 0 || bottom > height || left < 0 || right > innerWidth) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // the link that covers a card lies over its price
  return (
    hit === null || hit.contains(price) || price.contains(hit) || hit.closest("[data-p]") === price.closest("[data-p]")
  );
};

/** Fewer products with their price in the first screen than `least`. The page is at its top, in a real screen. */
export function findFewProducts(least: number): Fault[] {
  const faults = new Faults();
  const products = [...document.querySelectorAll("main [data-p]")];
  const shown = products.filter((product) => {
    const price = product.querySelector(PRICE);
    return price !== null && isInSight(price, innerHeight);
  });
  if (shown.length < least)
    faults.add(`${shown.length} productos con precio en la primera pantalla: se piden ${least}`, "main");
  return faults.all;
}

/** No price within so many screens. */
export function findLatePrice(screens: number): Fault[] {
  const faults = new Faults();
  const prices = [...document.querySelectorAll(`main :is(${PRICE})`)].filter(isVisible);
  const [first] = prices.toSorted(
    (one, other) => one.getBoundingClientRect().bottom - other.getBoundingClientRect().bottom,
  );
  const bottom = first?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  const isFirstScreen = screens <= 1;
  const isShown = first && (isFirstScreen ? isInSight(first, innerHeight) : bottom <= screens * innerHeight);
  if (!isShown)
    faults.add(
      first
        ? `el primer precio termina a ${(bottom / innerHeight).toFixed(2)} pantallas: se pide hasta ${screens}`
        : "sin ningún precio",
      first ? describe(first) : "main",
    );
  return faults.all;
}

/** What a page asks its visitor to press, which comes in sight only after scrolling. */
export function findLateAction(): Fault[] {
  const faults = new Faults();
  const actions = [...document.querySelectorAll("main .btn:not(.btn--line, .btn--soft)")].filter(isVisible);
  const [first] = actions.toSorted(
    (one, other) => one.getBoundingClientRect().bottom - other.getBoundingClientRect().bottom,
  );
  if (first && !actions.some((action) => isInSight(action, innerHeight)))
    faults.add(
      `el botón termina a ${Math.round(first.getBoundingClientRect().bottom)} px, bajo la pantalla`,
      describe(first),
    );
  return faults.all;
}

/** A product that is shown again within so many screens. */
export function findRepeatedProducts(screens: number): Fault[] {
  const faults = new Faults();
  const seen = new Map<string, number>();
  for (const product of document.querySelectorAll<HTMLElement>("main [data-p]")) {
    if (!isVisible(product) || !product.querySelector(PRICE)) continue;
    const { top } = product.getBoundingClientRect();
    const number = product.dataset.p ?? "";
    const before = seen.get(number);
    if (before !== undefined && Math.abs(top - before) < screens * innerHeight)
      faults.add(`el mismo producto otra vez a ${Math.round(Math.abs(top - before))} px`, describe(product));
    seen.set(number, top);
  }
  return faults.all;
}
