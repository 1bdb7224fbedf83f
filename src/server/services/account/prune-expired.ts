import { DAY_MS } from "~/domain/duration";
import { KEY_LIFETIME_MS } from "~/domain/outbox/queued-calls";
import type { ServiceContext } from "~/server/context";
import { endOfRun, sweep } from "~/server/sweep";

/** Rows of each kind deleted at once. */
const BATCH_SIZE = 5000;
/** Webhook events, which contain names of payers, are of no use after this time. */
const NOTICES_MS = 90 * DAY_MS;
/** Errors are kept this long after they last occurred, and so many of them. */
const ERRORS_MS = 90 * DAY_MS;
export const MAX_ERRORS = 1000;
/** A visitor's number is kept this long after the merchant wrote to them, and this long if nobody ever did. */
const ANSWERED_ALERTS_MS = 90 * DAY_MS;
const ALERTS_MS = 365 * DAY_MS;
/** A device that accepts no push messages is forgotten after this time. */
const FAILING_DEVICES_MS = 30 * DAY_MS;

/**
 * Deletes expired sessions, API tokens, mailed links, idempotency keys, rate limit counters, requests to be told of a
 * product, errors, and devices that get no push messages any more. Returns the number of rows.
 */
export async function pruneExpired({ db, now }: ServiceContext, signal?: AbortSignal): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const limit = BATCH_SIZE;
  const ended = { where: { expiresAt: { lte: now() } }, limit };
  const oldAlerts = [{ answeredAt: { lte: ago(ANSWERED_ALERTS_MS) } }, { createdAt: { lte: ago(ALERTS_MS) } }];
  const kinds: (() => Promise<{ count: number }>)[] = [
    () => db.session.deleteMany(ended),
    () => db.apiToken.deleteMany(ended),
    () => db.passwordReset.deleteMany(ended),
    () => db.emailChange.deleteMany(ended),
    () => db.emailUndo.deleteMany(ended),
    () => db.webhookEvent.deleteMany({ where: { receivedAt: { lte: ago(NOTICES_MS) } }, limit }),
    () => db.pushDevice.deleteMany({ where: { failingSince: { lte: ago(FAILING_DEVICES_MS) } }, limit }),
    () => db.completedCall.deleteMany({ where: { createdAt: { lte: ago(KEY_LIFETIME_MS) } }, limit }),
    () => db.stockAlert.deleteMany({ where: { OR: oldAlerts }, limit }),
    () => db.errorLog.deleteMany({ where: { lastAt: { lte: ago(ERRORS_MS) } }, limit }),
    async () => ({
      count: await db.$executeRaw`
        DELETE FROM error_logs WHERE id IN (
          SELECT id FROM error_logs ORDER BY last_at DESC, id DESC OFFSET ${MAX_ERRORS} LIMIT ${BATCH_SIZE})`,
    }),
    // a log-in locks several counters one after the other: waiting for one of them here could deadlock
    async () => ({
      count: await db.$executeRaw`
        DELETE FROM rate_limits WHERE key IN (
          SELECT key FROM rate_limits WHERE expire <= ${now().toISOString()}::timestamp LIMIT ${BATCH_SIZE}
          FOR UPDATE SKIP LOCKED)`,
    }),
  ];
  const until = endOfRun();
  let gone = 0;
  for (const deleteSome of kinds)
    gone += await sweep({ size: BATCH_SIZE, signal, until, batch: async () => (await deleteSome()).count });
  return gone;
}
