import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { HOUR_SECONDS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/database/client";
import { limitRefusal } from "~/server/rate-limit";

/** High enough for an office or a fair behind one address; too low for going through lists of mails or passwords. */
const LIMITS = {
  "register-address": { points: 60, duration: HOUR_SECONDS },
  "recover-address": { points: 20, duration: HOUR_SECONDS },
  /** Mails to one person, whoever requests them. */
  "recover-mail": { points: 3, duration: HOUR_SECONDS },
  "token-address": { points: 60, duration: HOUR_SECONDS },
  "mail-change": { points: 5, duration: HOUR_SECONDS },
  "chat-message": { points: 30, duration: HOUR_SECONDS },
  /** A provider sends the events of all payers from a few addresses. */
  "webhook-address": { points: 5_000, duration: HOUR_SECONDS },
  /** Webhook events with a missing or wrong signature. */
  "webhook-unproved": { points: 60, duration: HOUR_SECONDS },
};
type LimitName = keyof typeof LIMITS;

const limitersByDb = new WeakMap<Db, Map<LimitName, RateLimiterPrisma>>();

function limiterFor(db: Db, name: LimitName): RateLimiterPrisma {
  const known = limitersByDb.get(db) ?? new Map<LimitName, RateLimiterPrisma>();
  limitersByDb.set(db, known);
  const limiter =
    known.get(name) ??
    new RateLimiterPrisma({
      storeClient: db,
      tableName: "rateLimit",
      clearExpiredByTimeout: false,
      keyPrefix: name,
      ...LIMITS[name],
    });
  known.set(name, limiter);
  return limiter;
}

/** Counts one request. @throws RATE_LIMITED */
export async function countTry(ctx: ServiceContext, name: LimitName, key: string | number): Promise<void> {
  try {
    await limiterFor(ctx.db, name).consume(String(key).slice(0, 200));
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? limitRefusal(refused) : refused;
  }
}

/** Uncounts a request that turned out to be legitimate. */
export async function giveBackTry(ctx: ServiceContext, name: LimitName, key: string | number): Promise<void> {
  await limiterFor(ctx.db, name).reward(String(key).slice(0, 200));
}
