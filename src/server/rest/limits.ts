import { createHash } from "node:crypto";
import { addressKey, isLoopback } from "~/domain/session/address-key";
import { LIMITS } from "~/server/limits";
import { createLimit } from "~/server/rate-limit";

export interface CallLimits {
  /** Counts one call. @throws RATE_LIMITED */
  count: (caller: { address: string; token: string | null }) => Promise<void>;
}

/**
 * Creates the call limits: a program that writes 2,000 prices one by one gets through; a runaway one does not use up
 * the capacity of the others.
 */
export function createCallLimits(perMinute: { address: number; token: number }): CallLimits {
  const byAddress = createLimit({ name: "api-address", ...LIMITS["api-address"], points: perMinute.address });
  const byToken = createLimit({ name: "api-token", ...LIMITS["api-token"], points: perMinute.token });
  return {
    async count({ address, token }) {
      if (!isLoopback(address)) await byAddress.count(addressKey(address));
      if (token !== null) await byToken.count(createHash("sha256").update(token).digest("base64url"));
    },
  };
}
