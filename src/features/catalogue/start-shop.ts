import { cartCopyFor } from "~/copy/cart";
import { bringAnalytics } from "./analytics/bring-analytics";
import { watchCards } from "./cart-watch";
import { watchInstall } from "./offline/install-offer";
import { watchNetwork } from "./offline/network-note";
import { watchSearch } from "./search-watch";
import { markSection } from "./section-marks";
import { markClock } from "./shop-clock";

/** What a script adds to every page of a shop. Ends with the signal. */
function parts(signal: AbortSignal): (() => void)[] {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [cart, network, install] = [find("[data-cart]"), find("[data-network]"), find("[data-install]")];
  const until = (stop: (() => void) | undefined) => stop && signal.addEventListener("abort", stop);
  return [
    () => cart && watchCards(cart, signal),
    () => until(watchSearch()),
    () => install && watchInstall(install, signal),
    () => network && watchNetwork(network, signal),
    () => until(markSection()),
    () => find("#medicion") && bringAnalytics(signal),
    () => cart && markClock(cartCopyFor(Number(cart.dataset.country)).opening),
  ];
}

/** Brings a page to life: the cart at once, then one thing after the other, so that a cheap phone hears taps between. */
export function startShop(): () => void {
  const heard = new AbortController();
  const waiting = parts(heard.signal);
  const next = () => {
    if (heard.signal.aborted) return;
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(next);
  };
  next();
  return () => heard.abort();
}
