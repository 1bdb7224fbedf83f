import { shopScriptCopyFor } from "~/copy/shop-script";
import { bringAnalytics } from "../analytics/bring-analytics";
import { watchCards } from "../cart/cart-watch";
import { startIslands } from "../islands/start-islands";
import { watchInstall } from "../offline/install-offer";
import { watchNetwork } from "../offline/network-note";
import { watchSearch } from "../search/search-watch";
import { watchClock } from "./shop-clock";

/** A chip of the bar that leads to a section of the same page. */
const SECTION_CHIP = '.chip[href^="#"]';

/** Loaded at the first scroll: before it the first section is on screen. */
const markSections = () =>
  void import("../categories/section-marks").then(
    ({ markSection }) => markSection(),
    () => {},
  );

/** Closes the menu's list; without a script its own button does. */
function closeWhenLeft(this: HTMLDetailsElement, { relatedTarget }: FocusEvent): void {
  this.open = this.contains(relatedTarget as Node);
}

function closeOnEscape(this: HTMLDetailsElement, { key }: KeyboardEvent): void {
  if (key === "Escape") {
    (this.firstElementChild as HTMLElement).focus();
    this.open = false;
  }
}

/** The enhancements of every shop page, in the order they start. */
function parts(): (() => void)[] {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [cart, network, install] = [find("[data-cart]"), find("[data-network]"), find("[data-install]")];
  const more = document.querySelector<HTMLDetailsElement>(".menu__m");
  return [
    () => cart && watchCards(cart),
    startIslands,
    watchSearch,
    () => install && watchInstall(install),
    () => network && watchNetwork(network),
    () => find(SECTION_CHIP) && addEventListener("scroll", markSections, { once: true, passive: true }),
    () => more?.addEventListener("focusout", closeWhenLeft),
    () => more?.addEventListener("keydown", closeOnEscape),
    () => find("#medicion") && bringAnalytics(),
    () => cart && watchClock(shopScriptCopyFor(Number(cart.dataset.country)).opening),
  ];
}

/** Starts the page's enhancements: the cart first, then one per task, so that cheap phones handle taps in between. */
export function startShop(): void {
  const waiting = parts();
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(next);
  };
  next();
}
