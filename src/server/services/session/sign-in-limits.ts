import { addressKey } from "~/domain/session/address-key";
import type { ServiceContext } from "~/server/context";
import { LIMITS } from "~/server/limits";
import { changeTries, counterOf, countKnownTry, refuseWhenSpent, type Tries, type TryCounter } from "./try-counters";

/** Failures of one mail, from any address, after which a captcha is required. */
const FREE_FAILURES = 3;

interface SignInTry {
  email: string;
  address: string;
}

interface KnownBrowser {
  userId: number;
  /** The key that identifies the browser. */
  browser: string;
}

/** In the order in which they are locked. */
function countersOf({ email, address }: SignInTry): TryCounter[] {
  const network = addressKey(address);
  return [
    counterOf("login-address", network),
    counterOf("login-mails", network),
    counterOf("login-strangers", email),
    { key: `login-email:${email}`, seconds: LIMITS["login-pair"].duration },
    counterOf("login-pair", `${network}|${email}`),
    { key: `login-seen:${network}|${email}`, seconds: LIMITS["login-mails"].duration },
  ];
}

type Counts = readonly [Tries, Tries, Tries, Tries, Tries, Tries];

/**
 * A log-in that is counted before the password is checked; its outcome is reported by one of these methods, or by none
 * for a failure.
 */
export interface CountedTry {
  /** The mail failed so often that a captcha is required. */
  captchaDue: boolean;
  /** The password was not checked. */
  giveBack: () => Promise<void>;
  /** A failed captcha counts against its sender, not against the mail. */
  captchaFailed: () => Promise<void>;
  succeeded: () => Promise<void>;
}

/** For a browser in which this person logged in before: others' failures at its address do not lock it out. */
async function countKnown(ctx: ServiceContext, { userId, browser }: KnownBrowser): Promise<CountedTry> {
  const { failures, giveBack, clearFailures } = await countKnownTry(ctx, {
    userId,
    limit: "login-browser",
    key: browser,
  });
  return {
    captchaDue: failures >= FREE_FAILURES,
    giveBack,
    captchaFailed: async () => {},
    succeeded: clearFailures,
  };
}

async function countStranger(ctx: ServiceContext, one: SignInTry): Promise<CountedTry> {
  const change = (by: (counts: Counts) => readonly number[]) =>
    changeTries(ctx, "strangers", countersOf(one), (tries) => by(tries as unknown as Counts));
  let captchaDue = false;
  let isNewMail = false;
  await change(([address, mails, strangers, email, pair, seen]) => {
    refuseWhenSpent(pair, "login-pair");
    refuseWhenSpent(address, "login-address");
    isNewMail = seen.count === 0;
    if (isNewMail) refuseWhenSpent(mails, "login-mails");
    refuseWhenSpent(strangers, "login-strangers");
    captchaDue = email.count >= FREE_FAILURES;
    return [1, isNewMail ? 1 : 0, 1, 1, 1, 1];
  });
  // when concurrent requests tried the same mail, it stays among the address's mails
  const mailBack = (seen: Tries) => (seen.count === 1 ? -1 : 0);
  return {
    captchaDue,
    giveBack: () => change(([, , , , , seen]) => [-1, mailBack(seen), -1, -1, -1, -1]),
    captchaFailed: () => change(([, , , , , seen]) => [0, mailBack(seen), -1, -1, -1, -1]),
    succeeded: () =>
      change(([, , , email, pair, seen]) => [-1, seen.count > 0 ? -1 : 0, -1, -email.count, -pair.count, -seen.count]),
  };
}

/**
 * Counts a log-in before its password is checked, so that concurrent requests are held to the same limits. `known` is a
 * browser that logged in to this account before.
 * @throws RATE_LIMITED, OVERLOADED
 */
export function countSignIn(
  ctx: ServiceContext,
  { known, ...one }: SignInTry & { known: KnownBrowser | null },
): Promise<CountedTry> {
  return known === null ? countStranger(ctx, one) : countKnown(ctx, known);
}

/** Resets the failures of a mail at an address: they concerned an old password, or an account that did not exist. */
export function clearFailures(ctx: ServiceContext, one: SignInTry): Promise<void> {
  return changeTries(ctx, "known", countersOf(one), (tries) => {
    const [, , strangers, email, pair, seen] = tries as unknown as Counts;
    return [0, seen.count > 0 ? -1 : 0, -strangers.count, -email.count, -pair.count, -seen.count];
  });
}
