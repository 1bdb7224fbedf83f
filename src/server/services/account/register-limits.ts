import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/db";
import { AppError } from "~/server/errors";

/** An office or a fair behind one address still gets in; a list of mails to be tried does not. */
const AN_HOUR = { points: 60, duration: 3600 };

const kept = new WeakMap<Db, RateLimiterPrisma>();

function limiterFor(db: Db): RateLimiterPrisma {
  const known = kept.get(db);
  if (known) return known;
  const common = { storeClient: db, tableName: "rateLimit", clearExpiredByTimeout: false };
  const limiter = new RateLimiterPrisma({ ...common, ...AN_HOUR, keyPrefix: "register-address" });
  kept.set(db, limiter);
  return limiter;
}

/** Counts one registration from this address. @throws RATE_LIMITED */
export async function limitRegistration(ctx: ServiceContext, address: string): Promise<void> {
  try {
    await limiterFor(ctx.db).consume(address.slice(0, 64));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError("RATE_LIMITED", { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
