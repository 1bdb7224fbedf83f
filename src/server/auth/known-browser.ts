import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/env";
import { cookieValues, sessionCookie } from "./session-cookie";

interface Account {
  id: number;
  passwordHash: string;
}

interface Entry {
  userId: number;
  /** The id by which failed log-ins are counted. */
  browser: string;
  signature: string;
}

/** A cookie of the panel's own host, sent with log-in requests only: neither a shop nor a page can read it. */
export const knownBrowserCookie = {
  name: "vidriera.browser",
  options: {
    httpOnly: true,
    sameSite: sessionCookie.options.sameSite,
    secure: sessionCookie.options.secure,
    path: "/api/auth",
    maxAge: 365 * 24 * 3600,
  },
};

/** Maximum number of accounts per browser; one more drops the oldest. */
const MAX_ENTRIES = 5;
const ENTRY = /^(\d{1,10})\.([\w-]{22})\.([\w-]{43})$/;

function entriesOf(cookieHeader: string | null): Entry[] {
  return cookieValues(cookieHeader, knownBrowserCookie.name)
    .flatMap((value) => value.split("~"))
    .flatMap((text) => {
      const [, userId, browser = "", signature = ""] = ENTRY.exec(text) ?? [];
      return userId === undefined ? [] : [{ userId: Number(userId), browser, signature }];
    });
}

/**
 * A password change invalidates every known browser until its next log-in: someone who knew the old password may have
 * registered some.
 */
function sign({ id, passwordHash }: Account, browser: string): string {
  return createHmac("sha256", env.NEXTAUTH_SECRET)
    .update(`known browser|${id}|${browser}|${passwordHash}`)
    .digest("base64url");
}

function isSigned({ browser, signature }: Entry, account: Account): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, browser)));
}

/** The browser id under which the account logged in here before; null when it never did. */
export function knownBrowser(cookieHeader: string | null, account: Account): string | null {
  const known = entriesOf(cookieHeader).find((entry) => entry.userId === account.id && isSigned(entry, account));
  return known?.browser ?? null;
}

/** The cookie's value after this account has logged in, including the other accounts in it. */
export function rememberBrowser(cookieHeader: string | null, account: Account): string {
  const browser = knownBrowser(cookieHeader, account) ?? randomBytes(16).toString("base64url");
  const others = entriesOf(cookieHeader).filter(({ userId }) => userId !== account.id);
  return [...others, { userId: account.id, browser, signature: sign(account, browser) }]
    .slice(-MAX_ENTRIES)
    .map((entry) => `${entry.userId}.${entry.browser}.${entry.signature}`)
    .join("~");
}
