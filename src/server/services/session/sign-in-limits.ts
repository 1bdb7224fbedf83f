import { type RateLimiterAbstract, RateLimiterPrisma, type RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "~/domain/session/address-key";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/db";
import { AppError } from "~/server/errors";

interface Limits {
  byAddress: RateLimiterAbstract;
  byAddressAndEmail: RateLimiterAbstract;
  byEmail: RateLimiterAbstract;
}

/** Failures of one mail, from wherever, after which a person has to show that they are one. */
export const FREE_FAILURES = 3;

const kept = new WeakMap<Db, Limits>();

/** Failures count by address and by address with mail: ten wrong passwords elsewhere never lock out the right person. */
function limitsFor(db: Db): Limits {
  const known = kept.get(db);
  if (known) return known;
  const common = { storeClient: db, tableName: "rateLimit", clearExpiredByTimeout: false };
  const limits = {
    byAddress: new RateLimiterPrisma({ ...common, keyPrefix: "login-address", points: 100, duration: 3600 }),
    byAddressAndEmail: new RateLimiterPrisma({ ...common, keyPrefix: "login-mail", points: 10, duration: 900 }),
    byEmail: new RateLimiterPrisma({ ...common, keyPrefix: "login-email", points: FREE_FAILURES, duration: 900 }),
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
  const { byAddress, byAddressAndEmail, byEmail } = limitsFor(ctx.db);
  const network = addressKey(address);
  const pair = `${network}|${email}`.slice(0, 240);
  const mail = email.slice(0, 240);
  return {
    /** Gives back whether it has failed so often that a captcha is due. @throws RATE_LIMITED */
    async check(): Promise<boolean> {
      const [one, both, any] = await Promise.all([
        byAddress.get(network),
        byAddressAndEmail.get(pair),
        byEmail.get(mail),
      ]);
      refuseWhenSpent(byAddress, one);
      refuseWhenSpent(byAddressAndEmail, both);
      return any !== null && any.consumedPoints >= FREE_FAILURES;
    },
    async fail() {
      await Promise.all([byAddress.penalty(network), byAddressAndEmail.penalty(pair), byEmail.penalty(mail)]);
    },
    /** A captcha that was not solved counts against its sender, not against the mail. */
    async failCaptcha() {
      await byAddress.penalty(network);
    },
    async succeed() {
      await Promise.all([byAddressAndEmail.delete(pair), byEmail.delete(mail)]);
    },
  };
}
