import { HOUR_SECONDS } from "~/domain/duration";
import { addressKey } from "~/domain/session/address-key";
import type { ServiceContext } from "~/server/context";
import { changeTries, countKnownTry, refuseWhenSpent, type Tries, type TryCounter } from "./try-counters";

/** Failures of one mail, from wherever, after which a person has to show that they are one. */
export const FREE_FAILURES = 3;

/** What may fail in a quarter of an hour of one mail from one address. */
const OF_ONE = 10;
const QUARTER = 900;
/** What may fail in an hour: from one address, of how many mails there, and of one mail from all addresses together. */
const OF_ADDRESS = 100;
const MAILS_OF_ADDRESS = 30;
const OF_MAIL = 100;

interface SignInTry {
  email: string;
  address: string;
}

interface KnownBrowser {
  userId: number;
  /** What the browser is known by. */
  browser: string;
}

/** In the order in which they are locked. */
function countersOf({ email, address }: SignInTry): TryCounter[] {
  const network = addressKey(address);
  return [
    { key: `login-address:${network}`, seconds: HOUR_SECONDS },
    { key: `login-mails:${network}`, seconds: HOUR_SECONDS },
    { key: `login-strangers:${email}`, seconds: HOUR_SECONDS },
    { key: `login-email:${email}`, seconds: QUARTER },
    { key: `login-pair:${network}|${email}`, seconds: QUARTER },
    { key: `login-seen:${network}|${email}`, seconds: HOUR_SECONDS },
  ];
}

type Counts = readonly [Tries, Tries, Tries, Tries, Tries, Tries];

/** A try that was counted before it was judged; what it turned out to be is told by one of these, a failure by none. */
export interface CountedTry {
  /** The mail failed so often that a person has to show that they are one. */
  captchaDue: boolean;
  /** It was not judged. */
  giveBack: () => Promise<void>;
  /** A captcha that was not solved counts against its sender, not against the mail. */
  captchaFailed: () => Promise<void>;
  succeeded: () => Promise<void>;
}

/** In a browser in which this person logged in before: others' failures at its address do not keep it out. */
async function countKnown(ctx: ServiceContext, { userId, browser }: KnownBrowser): Promise<CountedTry> {
  const { failures, giveBack, clearFailures } = await countKnownTry(ctx, { userId, key: `login-browser:${browser}` });
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
    refuseWhenSpent(pair, OF_ONE);
    refuseWhenSpent(address, OF_ADDRESS);
    isNewMail = seen.count === 0;
    if (isNewMail) refuseWhenSpent(mails, MAILS_OF_ADDRESS);
    refuseWhenSpent(strangers, OF_MAIL);
    captchaDue = email.count >= FREE_FAILURES;
    return [1, isNewMail ? 1 : 0, 1, 1, 1, 1];
  });
  // who tried the same mail meanwhile keeps it among the mails of the address
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
 * Counts a log-in before it is judged, so that many at once are held to the same limits. `known` is a browser
 * that logged in to this account before. @throws RATE_LIMITED, OVERLOADED
 */
export function countSignIn(
  ctx: ServiceContext,
  { known, ...one }: SignInTry & { known: KnownBrowser | null },
): Promise<CountedTry> {
  return known === null ? countStranger(ctx, one) : countKnown(ctx, known);
}

/** Forgets the failures of a mail at an address: they were of an old password, or of nobody's. */
export function clearFailures(ctx: ServiceContext, one: SignInTry): Promise<void> {
  return changeTries(ctx, "known", countersOf(one), (tries) => {
    const [, , strangers, email, pair, seen] = tries as unknown as Counts;
    return [0, seen.count > 0 ? -1 : 0, -strangers.count, -email.count, -pair.count, -seen.count];
  });
}
