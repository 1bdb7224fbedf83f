import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { countCall } from "~/server/rate-limit";

/** Many visitors share one address behind their telephone company, so this limit is wide. */
const ADDRESS = { keyPrefix: "alert-address", points: 60, duration: 600 };
/** Of one number, in all shops: nobody can be signed up everywhere by a stranger. */
const PHONE = { keyPrefix: "alert-phone", points: 30, duration: 3600 };

interface Limits {
  address: RateLimiterMemory;
  phone: RateLimiterMemory;
}

const limitsByDb = new WeakMap<Db, Limits>();

function limitsFor(db: Db): Limits {
  const known = limitsByDb.get(db);
  if (known) return known;
  const limits = { address: new RateLimiterMemory(ADDRESS), phone: new RateLimiterMemory(PHONE) };
  limitsByDb.set(db, limits);
  return limits;
}

/** Counts one request of an address in a shop. @throws RATE_LIMITED */
export const limitAlertsOfAddress = (db: Db, { address, tentId }: { address: string; tentId: number }): Promise<void> =>
  countCall(limitsFor(db).address, `${addressKey(address)}|${tentId}`);

/** Counts one request for a number. @throws RATE_LIMITED */
export const limitAlertsOfPhone = (db: Db, phone: string): Promise<void> => countCall(limitsFor(db).phone, phone);
