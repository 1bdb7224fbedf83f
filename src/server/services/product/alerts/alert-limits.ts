import { addressKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { createLimit, type Limit } from "~/server/rate-limit";

/** Many visitors share one address behind their telephone company, so this limit is wide. */
const ADDRESS = { name: "alert-address", points: 60, duration: 600 };
/** Of one number, in all shops: nobody can be signed up everywhere by a stranger. */
const PHONE = { name: "alert-phone", points: 30, duration: 3600 };

interface Limits {
  address: Limit;
  phone: Limit;
}

const limitsByDb = new WeakMap<Db, Limits>();

function limitsFor(db: Db): Limits {
  const known = limitsByDb.get(db);
  if (known) return known;
  const limits = { address: createLimit(ADDRESS), phone: createLimit(PHONE) };
  limitsByDb.set(db, limits);
  return limits;
}

/** Counts one request of an address in a shop. @throws RATE_LIMITED */
export const limitAlertsOfAddress = (db: Db, { address, tentId }: { address: string; tentId: number }): Promise<void> =>
  limitsFor(db).address.count(`${addressKey(address)}|${tentId}`);

/** Counts one request for a number. @throws RATE_LIMITED */
export const limitAlertsOfPhone = (db: Db, phone: string): Promise<void> => limitsFor(db).phone.count(phone);
