import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "~/lib/semaphore";
import { AppError } from "~/server/errors";

/** argon2id with the library's defaults of OWASP's recommendation (19 MiB, 2 passes). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The queue of a caller: `known` are people who are logged in, logged in before in this browser, or hold a link from
 * their mail.
 */
export type PasswordQueue = "strangers" | "known";

const full = () => new AppError("OVERLOADED", { retryAfter: 5 });
/** One of Node's four threads stays free for files and DNS; unknown callers never keep a known person waiting. */
const queues = {
  strangers: semaphore({ slots: 2, queue: { length: 40, full } }),
  known: semaphore({ slots: 1, queue: { length: 40, full } }),
};

/** @throws OVERLOADED when too many are waiting */
export function hashPassword(password: string, queue: PasswordQueue = "known"): Promise<string> {
  return queues[queue](() => hash(password, options));
}

/** @throws OVERLOADED when too many are waiting */
export function verifyPassword(
  passwordHash: string,
  password: string,
  queue: PasswordQueue = "known",
): Promise<boolean> {
  return queues[queue](() => verify(passwordHash, password));
}
