import { addressKey, isLoopback } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { createLimit, type Limit } from "~/server/rate-limit";

interface Limits {
  calls: Limit;
  quotes: Limit;
  orders: Limit;
  /** Codes that were tried. */
  coupons: Limit;
  /** Client keys already counted: sending the same order again does not count again. */
  counted: Limit;
  /** Codes already counted. */
  tried: Limit;
}

/** As searches: by address and tent, but not for calls from the same machine. */
const QUOTES = { name: "quote", points: 120, duration: 60 };
/** Many visitors share one address behind their telephone company, so the limits are wide. */
const CALLS = { name: "order-call", points: 300, duration: 60 };
/** Different codes of one address in a shop: what a guesser would need. One code may be sent any number of times. */
const COUPONS = { name: "coupon", points: 30, duration: 600 };
const ORDERS = { name: "order-new", points: 60, duration: 600 };

const limitsByDb = new WeakMap<Db, Limits>();

function limitsFor(db: Db): Limits {
  const known = limitsByDb.get(db);
  if (known) return known;
  const limits = {
    calls: createLimit(CALLS),
    quotes: createLimit(QUOTES),
    orders: createLimit(ORDERS),
    coupons: createLimit(COUPONS),
    tried: createLimit({ name: "coupon-code", points: 1, duration: COUPONS.duration }),
    counted: createLimit({ name: "order-key", points: 1, duration: ORDERS.duration }),
  };
  limitsByDb.set(db, limits);
  return limits;
}

export interface OrderCaller {
  /** The visitor's network address. */
  address: string;
  tentId: number;
}

/** Every cart request counts by address and tent. */
export async function limitOrderCalls(db: Db, { address, tentId }: OrderCaller): Promise<void> {
  await limitsFor(db).calls.count(`${addressKey(address)}|${tentId}`);
}

/** Each new client key additionally counts as an order. */
export async function limitNewOrders(db: Db, { address, tentId }: OrderCaller, clientKey: string): Promise<void> {
  await limitOrderCalls(db, { address, tentId });
  const limits = limitsFor(db);
  const times = await limits.counted.tally(`${tentId}|${clientKey}`);
  if (times === 1) await limits.orders.count(`${addressKey(address)}|${tentId}`);
}

/** Counts each code that an address tries in a shop. @throws RATE_LIMITED */
export async function limitCoupons(db: Db, { address, tentId }: OrderCaller, code: string | null): Promise<void> {
  if (code === null) return;
  const caller = `${addressKey(address)}|${tentId}`;
  const limits = limitsFor(db);
  if ((await limits.tried.tally(`${caller}|${code}`)) === 1) await limits.coupons.count(caller);
}

/** Counts one quote of an address in a shop. @throws RATE_LIMITED */
export async function limitQuotes(db: Db, { address, tentId }: OrderCaller): Promise<void> {
  if (isLoopback(address)) return;
  await limitsFor(db).quotes.count(`${addressKey(address)}|${tentId}`);
}
