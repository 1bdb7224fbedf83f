import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "~/lib/semaphore";
import { AppError } from "~/server/errors";

/** argon2id with the library's defaults of OWASP's recommendation (19 MiB, 2 passes). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whose turn it is by: `known` are people who are logged in, or were in this browser, or hold a link of their mail. */
export type PasswordQueue = "strangers" | "known";

const full = () => new AppError("OVERLOADED", { retryAfter: 5 });
/** Of Node's four threads one stays free for files and names; strangers at the door keep no known person waiting. */
const queues = {
  strangers: semaphore({ slots: 2, queue: { length: 40, full } }),
  known: semaphore({ slots: 1, queue: { length: 40, full } }),
};

/** @throws OVERLOADED where too many wait */
export function hashPassword(password: string, queue: PasswordQueue = "known"): Promise<string> {
  return queues[queue](() => hash(password, options));
}

/** @throws OVERLOADED where too many wait */
export function verifyPassword(
  passwordHash: string,
  password: string,
  queue: PasswordQueue = "known",
): Promise<boolean> {
  return queues[queue](() => verify(passwordHash, password));
}
