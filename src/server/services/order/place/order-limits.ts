import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { countCall } from "~/server/rate-limit";

interface Limits {
  calls: RateLimiterAbstract;
  orders: RateLimiterAbstract;
  /** Client keys already counted: sending the same order again does not count again. */
  counted: RateLimiterAbstract;
}

/** Many visitors share one address behind their telephone company, so the limits are wide. */
const CALLS = { keyPrefix: "order-call", points: 300, duration: 60 };
const ORDERS = { keyPrefix: "order-new", points: 60, duration: 600 };

const limitsByDb = new WeakMap<Db, Limits>();

function limitsFor(db: Db): Limits {
  const known = limitsByDb.get(db);
  if (known) return known;
  const limits = {
    calls: new RateLimiterMemory(CALLS),
    orders: new RateLimiterMemory(ORDERS),
    counted: new RateLimiterMemory({ keyPrefix: "order-key", points: 1, duration: ORDERS.duration }),
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
  await countCall(limitsFor(db).calls, `${addressKey(address)}|${tentId}`);
}

/** Each new client key additionally counts as an order. */
export async function limitNewOrders(db: Db, { address, tentId }: OrderCaller, clientKey: string): Promise<void> {
  await limitOrderCalls(db, { address, tentId });
  const limits = limitsFor(db);
  const { consumedPoints } = await limits.counted.penalty(`${tentId}|${clientKey}`);
  if (consumedPoints === 1) await countCall(limits.orders, `${addressKey(address)}|${tentId}`);
}
