/** The secret of a price list's link: 128 random bits in base64url. */
export const LIST_SECRET = /^[\w-]{22}$/;

export const isListSecret = (text: string): boolean => LIST_SECRET.test(text);

/** What opens a price list: its secret, and what a device got for the password, if the list has one. */
export interface ListKey {
  secret: string;
  pass: string | null;
}

/** The prefix of all pages that show a list's prices. */
export const listPath = (secret: string): string => `/lista/${secret}`;

/** The cookie, below the list's path, with what a device got for the password. */
const LIST_PASS_COOKIE = "lista";

const YEAR_S = 365 * 86_400;

/** Has a device keep what it got for the password, below the list's path only; null has it forget that. */
export const listPassCookie = ({ secret, pass }: ListKey, { secure }: { secure: boolean }): string =>
  `${LIST_PASS_COOKIE}=${pass ?? ""}; Path=${listPath(secret)}; Max-Age=${pass === null ? 0 : YEAR_S}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

const PASS = new RegExp(`(?:^|;\\s*)${LIST_PASS_COOKIE}=([\\w-]{22})(?:;|$)`);

/** What a device got for the password, in its `Cookie` header; null without one. */
export const listPassIn = (cookies: string | undefined): string | null => PASS.exec(cookies ?? "")?.[1] ?? null;

/** Where visitors of a shop ask for the prices of a list. */
export const LIST_REQUEST_PATH = "/catalogo/pedir-precios";
