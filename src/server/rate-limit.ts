import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors";

/** Counts one call against a limit. @throws RATE_LIMITED with the seconds to wait */
export async function countCall(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  }
}
