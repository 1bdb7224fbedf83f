import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";

/** Rows of one kind that go in one run; what is left over goes in the next. */
const AT_ONCE = 5000;
/** What providers told us, names of payers among it, is of no use any more. */
const NOTICES_MS = 90 * DAY_MS;

/** Takes away what has ended by itself: sessions, tokens of the API, links of mails, counters of tries. Gives back how many rows went. */
export async function pruneExpired({ db, now }: ServiceContext): Promise<number> {
  const ended = { where: { expiresAt: { lte: now() } }, limit: AT_ONCE };
  const gone = [
    await db.session.deleteMany(ended),
    await db.apiToken.deleteMany(ended),
    await db.passwordReset.deleteMany(ended),
    await db.emailChange.deleteMany(ended),
    await db.emailUndo.deleteMany(ended),
    await db.webhookEvent.deleteMany({
      where: { receivedAt: { lte: new Date(now().getTime() - NOTICES_MS) } },
      limit: AT_ONCE,
    }),
  ];
  // a log-in holds several counters, one after the other: whoever waited for one of them here could hold another
  const counters = await db.$executeRaw`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expire <= ${now().toISOString()}::timestamp LIMIT ${AT_ONCE}
      FOR UPDATE SKIP LOCKED)`;
  return gone.reduce((sum, { count }) => sum + count, counters);
}
