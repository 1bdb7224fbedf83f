import { MINUTE_MS } from "../../duration";

/** More than that from visitors is no rush but a flood: nobody prepares so many. Counted by shop. */
export const ORDER_CEILING = { orders: 100, ms: 10 * MINUTE_MS };
/** So many orders of a minute have a mail of their own; the others are told of together. */
const OWN_MAILS = { orders: 4, ms: 60_000 };

/** How the merchant hears of an order: by its own mail, by one about several, or only in the panel, as a suspected one. */
export type Reception = "told" | "bundled" | "suspected";

/** Judges a visitor's order by when the shop's last ones came, at most `ORDER_CEILING.orders` of them. */
export function receptionOf(last: readonly Date[], now: Date): Reception {
  const within = (ms: number) => last.filter((at) => now.getTime() - at.getTime() < ms).length;
  if (within(ORDER_CEILING.ms) >= ORDER_CEILING.orders) return "suspected";
  return within(OWN_MAILS.ms) >= OWN_MAILS.orders ? "bundled" : "told";
}

/** Orders that come in the same minute share a mail; it waits until none of them can still be on its way. */
export function bundleOf(now: Date): { minute: number; dueAt: Date } {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return { minute, dueAt: new Date((minute + 1) * MINUTE_MS + 30_000) };
}
