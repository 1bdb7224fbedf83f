import { addressKey, isLoopback } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { limitOf } from "~/server/rate-limit";

export interface OrderCaller {
  /** The visitor's network address. */
  address: string;
  tentId: number;
}

const callerKey = ({ address, tentId }: OrderCaller) => `${addressKey(address)}|${tentId}`;

/** Every cart request counts by address and tent. */
export const limitOrderCalls = (db: Db, caller: OrderCaller): Promise<void> =>
  limitOf(db, "order-call").count(callerKey(caller));

/** Each new client key additionally counts as an order. Its retry may come from another address. */
export async function limitNewOrders(db: Db, caller: OrderCaller, clientKey: string): Promise<void> {
  await limitOrderCalls(db, caller);
  await limitOf(db, "order-new").countOnce(callerKey(caller), `${caller.tentId}|${clientKey}`);
}

/** Counts each code that an address tries in a shop. @throws RATE_LIMITED */
export async function limitCoupons(db: Db, caller: OrderCaller, code: string | null): Promise<void> {
  if (code === null) return;
  const key = callerKey(caller);
  await limitOf(db, "coupon").countOnce(key, `${key}|${code}`);
}

/** Counts one quote of an address in a shop, but not of this machine. @throws RATE_LIMITED */
export async function limitQuotes(db: Db, caller: OrderCaller): Promise<void> {
  if (!isLoopback(caller.address)) await limitOf(db, "quote").count(callerKey(caller));
}
