import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey, isLoopback } from "~/domain/session/address-key";
import { AppError } from "~/server/errors";

export interface CallLimits {
  /** Counts one call. @throws RATE_LIMITED */
  count: (caller: { address: string; token: string | null }) => Promise<void>;
}

/**
 * Creates the call limits: a program that writes 2,000 prices one by one gets through; a runaway one does not use up
 * the capacity of the others.
 */
export function createCallLimits(perMinute: { address: number; token: number }): CallLimits {
  const common = { duration: 60 };
  const byAddress = new RateLimiterMemory({ ...common, keyPrefix: "api-address", points: perMinute.address });
  const byToken = new RateLimiterMemory({ ...common, keyPrefix: "api-token", points: perMinute.token });
  return {
    async count({ address, token }) {
      try {
        if (!isLoopback(address)) await byAddress.consume(addressKey(address));
        if (token !== null) await byToken.consume(createHash("sha256").update(token).digest("base64url"));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
      }
    },
  };
}
