import { addressKey, networkKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { countAll, type Limit, limitOf } from "~/server/rate-limit";

/** What limits the passwords that an address tries for a list: less while the list is being guessed at. */
async function triesOf(db: Db, { address, listId }: { address: string; listId: number }) {
  const ofAddress = `${addressKey(address)}|${listId}`;
  const tries: [Limit, string][] = [
    [limitOf(db, "list-password"), ofAddress],
    [limitOf(db, "list-password-day"), ofAddress],
  ];
  if ((await limitOf(db, "list-password-all").refusal(String(listId))) === null) return tries;
  const few: typeof tries = [
    [limitOf(db, "list-password-few"), ofAddress],
    [limitOf(db, "list-password-network"), `${networkKey(address)}|${listId}`],
  ];
  return [...tries, ...few];
}

/**
 * Judges a password, and counts it unless it was right. An address that is out of tries gets no judgement at all: being
 * let in would tell it which one was right. `isKnown` is a judgement that costs nothing.
 * @throws RATE_LIMITED
 */
export async function limitPasswordTries(
  db: Db,
  from: { address: string; listId: number },
  { isKnown, judge }: { isKnown: () => boolean; judge: () => Promise<boolean> },
): Promise<boolean> {
  const tries = await triesOf(db, from);
  for (const [limit, key] of tries) {
    const refused = await limit.refusal(key);
    if (refused) throw refused;
  }
  if (isKnown()) return true;
  // counted before it is judged: many at once get no more tries than one after the other
  const giveBack = await countAll(tries);
  const isRight = await judge().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (isRight) await giveBack();
  else await limitOf(db, "list-password-all").tally(String(from.listId));
  return isRight;
}

/** Counts one request for a list's prices. @throws RATE_LIMITED */
export const limitListRequests = (db: Db, { address, tentId }: { address: string; tentId: number }): Promise<void> =>
  limitOf(db, "list-request").count(`${addressKey(address)}|${tentId}`);
