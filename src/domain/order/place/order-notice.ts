import { happenedWithin, MINUTE_MS } from "../../duration";

/** Orders per shop above this rate are treated as a flood, not a rush: nobody could prepare so many. */
export const ORDER_CEILING = { orders: 100, ms: 10 * MINUTE_MS };
/** This many orders per minute get an email each; the others share one. */
const OWN_MAILS = { orders: 4, ms: 60_000 };

/**
 * How the merchant is notified of an order: by an email of its own, by one about several orders, or only in the panel,
 * as suspected.
 */
export type OrderNotice = "individual" | "bundled" | "suspected";

/** Classifies a visitor's order by the times of the shop's last ones, at most `ORDER_CEILING.orders` of them. */
export function noticeFor(last: readonly Date[], now: Date): OrderNotice {
  const within = (ms: number) => last.filter((at) => happenedWithin(at, now, ms)).length;
  if (within(ORDER_CEILING.ms) >= ORDER_CEILING.orders) return "suspected";
  return within(OWN_MAILS.ms) >= OWN_MAILS.orders ? "bundled" : "individual";
}

/** Orders of the same minute share an email, delayed until none of them can still be in flight. */
export function bundleOf(now: Date): { minute: number; dueAt: Date } {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return { minute, dueAt: new Date((minute + 1) * MINUTE_MS + 30_000) };
}
