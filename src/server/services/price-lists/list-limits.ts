import { addressKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { createLimit, type Limit } from "~/server/rate-limit";

/** Wrong passwords of one address; many visitors share one behind their telephone company. */
const TRIES = { name: "list-password", points: 10, duration: 600 };
/** Wrong passwords of one list, whoever tries. */
const TRIES_OF_LIST = { name: "list-password-all", points: 200, duration: 3600 };
const REQUESTS = { name: "list-request", points: 20, duration: 600 };

interface Limits {
  tries: Limit;
  triesOfList: Limit;
  requests: Limit;
}

const limitsByDb = new WeakMap<Db, Limits>();

function limitsFor(db: Db): Limits {
  const known = limitsByDb.get(db);
  if (known) return known;
  const limits = {
    tries: createLimit(TRIES),
    triesOfList: createLimit(TRIES_OF_LIST),
    requests: createLimit(REQUESTS),
  };
  limitsByDb.set(db, limits);
  return limits;
}

/** Counts one try of a list's password, before it is compared. @throws RATE_LIMITED */
export async function limitPasswordTries(db: Db, { address, listId }: { address: string; listId: number }) {
  const limits = limitsFor(db);
  await limits.tries.count(`${addressKey(address)}|${listId}`);
  await limits.triesOfList.count(String(listId));
}

/** Counts one request for a list's prices. @throws RATE_LIMITED */
export async function limitListRequests(db: Db, { address, tentId }: { address: string; tentId: number }) {
  await limitsFor(db).requests.count(`${addressKey(address)}|${tentId}`);
}
