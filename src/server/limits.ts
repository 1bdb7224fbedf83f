import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/duration";

const MINUTE = 60;
const TEN_MINUTES = 600;
const QUARTER = 900;

/** How often something may happen within `duration` seconds of its first time. */
interface LimitOptions {
  points: number;
  duration: number;
}

/**
 * Limits that are counted in memory, or in the Redis that all servers share. Many visitors share one address behind their
 * telephone company, so those of an address are wide.
 */
const MEMORY_LIMITS = {
  /** Calls of programs; API_CALLS_PER_MINUTE sets how many. */
  "api-address": { points: 300, duration: MINUTE },
  "api-token": { points: 300, duration: MINUTE },
  /** Visits of an address that a shop's statistics count. */
  visit: { points: 120, duration: MINUTE },
  /** More than any shop gets in a minute: a flood from many addresses must not distort its statistics. */
  "visit-shop": { points: 3_000, duration: MINUTE },
  search: { points: 120, duration: MINUTE },
  /** Search-as-you-type sends a request at every pause. */
  "search-typed": { points: 600, duration: MINUTE },
  quote: { points: 120, duration: MINUTE },
  "order-call": { points: 300, duration: MINUTE },
  /** Different orders: the same one may be sent any number of times. */
  "order-new": { points: 60, duration: TEN_MINUTES },
  /** Different codes of one address in a shop: what a guesser would need. */
  coupon: { points: 30, duration: TEN_MINUTES },
  /** Wrong passwords of one address for a price list. */
  "list-password": { points: 10, duration: TEN_MINUTES },
  "list-password-day": { points: 40, duration: DAY_SECONDS },
  /** Wrong passwords for a price list from everywhere. More do not close the list, but leave each address fewer. */
  "list-password-all": { points: 200, duration: HOUR_SECONDS },
  /** What is left then to one address, and to the addresses of one network together. */
  "list-password-few": { points: 3, duration: HOUR_SECONDS },
  "list-password-network": { points: 12, duration: HOUR_SECONDS },
  /** Requests for the prices of a list. */
  "list-request": { points: 20, duration: TEN_MINUTES },
  "alert-address": { points: 60, duration: TEN_MINUTES },
  /** Of one number, in all shops: nobody can be signed up everywhere by a stranger. */
  "alert-phone": { points: 30, duration: HOUR_SECONDS },
  /** Push messages that a person sends to their own devices to try them out. */
  "push-test": { points: 10, duration: TEN_MINUTES },
} as const satisfies Record<string, LimitOptions>;

/**
 * Limits that are counted in the database, and survive a restart. They are high enough for an office or a fair behind one
 * address, and too low for going through lists of mails or passwords.
 */
export const STORED_LIMITS = {
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
  /** Looking up the DNS records of a shop's own domain. */
  "domain-check": { points: 1, duration: 5 },
  /** Failed log-ins of one mail from one address. */
  "login-pair": { points: 10, duration: QUARTER },
  "login-address": { points: 100, duration: HOUR_SECONDS },
  /** Different mails at one address. */
  "login-mails": { points: 30, duration: HOUR_SECONDS },
  /** Failed log-ins of one mail from all unknown browsers together. */
  "login-strangers": { points: 100, duration: HOUR_SECONDS },
  /** Failures in a browser that logged in before. */
  "login-browser": { points: 10, duration: QUARTER },
  /** Failures of a logged-in person at their own password. */
  "own-password": { points: 10, duration: QUARTER },
  /** Password checks of a known person, correct ones included: nobody may occupy the queue of known people. */
  "known-judged": { points: 60, duration: QUARTER },
} as const satisfies Record<string, LimitOptions>;

/**
 * Every limit of calls in the product; the audit in docs/security.md has a row for each. Nothing else can be counted, and
 * `limits.db.test.ts` runs each one through the same attacks.
 */
export const LIMITS = { ...MEMORY_LIMITS, ...STORED_LIMITS };

export type MemoryLimitName = keyof typeof MEMORY_LIMITS;
export type StoredLimitName = keyof typeof STORED_LIMITS;
export type LimitName = keyof typeof LIMITS;
