import { type RateLimiterAbstract, RateLimiterPrisma, type RateLimiterRes } from "rate-limiter-flexible";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/db";
import { AppError } from "~/server/errors";

interface Limits {
  byAddress: RateLimiterAbstract;
  byAddressAndEmail: RateLimiterAbstract;
}

const kept = new WeakMap<Db, Limits>();

/** Failures count by address and by address with mail: ten wrong passwords elsewhere never lock out the right person. */
function limitsFor(db: Db): Limits {
  const known = kept.get(db);
  if (known) return known;
  const common = { storeClient: db, tableName: "rateLimit", clearExpiredByTimeout: false };
  const limits = {
    byAddress: new RateLimiterPrisma({ ...common, keyPrefix: "login-address", points: 100, duration: 3600 }),
    byAddressAndEmail: new RateLimiterPrisma({ ...common, keyPrefix: "login-mail", points: 10, duration: 900 }),
  };
  kept.set(db, limits);
  return limits;
}

function refuseWhenSpent(limiter: RateLimiterAbstract, result: RateLimiterRes | null) {
  if (result && result.consumedPoints >= limiter.points) {
    throw new AppError("RATE_LIMITED", { retryAfter: Math.ceil(result.msBeforeNext / 1000) });
  }
}

/** The throttle of one log-in: `check` before, then `fail` or `succeed`. */
export function limitSignIn(ctx: ServiceContext, { email, address }: { email: string; address: string }) {
  const { byAddress, byAddressAndEmail } = limitsFor(ctx.db);
  const pair = `${address}|${email}`.slice(0, 240);
  return {
    async check() {
      const [one, both] = await Promise.all([byAddress.get(address), byAddressAndEmail.get(pair)]);
      refuseWhenSpent(byAddress, one);
      refuseWhenSpent(byAddressAndEmail, both);
    },
    async fail() {
      await Promise.all([byAddress.penalty(address), byAddressAndEmail.penalty(pair)]);
    },
    async succeed() {
      await byAddressAndEmail.delete(pair);
    },
  };
}
