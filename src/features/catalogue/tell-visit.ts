import type { Deed } from "~/domain/stats/deed";

/** Heard by the page's first script, which knows whether this visitor counts. */
export const TELL_EVENT = "tell-visit";

type Told = { kind: "WHATSAPP_OPEN" } | { kind: "CART_ADD"; id: number };

/** Counts what an island saw a visitor do. */
export function tellVisit(told: Told): void {
  dispatchEvent(new CustomEvent(TELL_EVENT, { detail: told }));
}

/** Heard by the analytics of the shop's own, in shops that have them. */
export const DEED_EVENT = "deed";

export function tellDeed(deed: Deed): void {
  dispatchEvent(new CustomEvent(DEED_EVENT, { detail: deed }));
}
