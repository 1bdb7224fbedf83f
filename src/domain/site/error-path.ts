/** Tokens grant access to whoever reads them: 32 random bytes, or 16. */
const TOKEN = /^(?=[^A-Z]*[A-Z])[\w-]{22,}$|^[0-9a-f]{32,}$/;

/** What opens a price list: in the path of a shop, and in that which Next is asked for. */
const LIST_KEY = /(^\/lista\/|~lista\.)[\w.-]{22,}/;

/** The path of a request for chats and logs: without query string and tokens. */
export function shownPath(target: string): string {
  const [path = ""] = target.split(/[?#]/, 1);
  return path
    .replace(LIST_KEY, "$1…")
    .split("/")
    .map((part) => (TOKEN.test(part) ? "…" : part))
    .join("/");
}

const SECRET_NAME = /token|clave|contrase|password|secret|code|sign|key/i;
const LONGEST_PATH = 500;

/**
 * A request's full path for the super-users' chat (docs/product.md#fault-reports): with its query string, so that the
 * failing page can be opened again, but without secrets and email addresses.
 */
export function fullPath(target: string): string {
  const [whole = ""] = target.split("#", 1);
  const cut = whole.indexOf("?");
  if (cut < 0) return shownPath(whole).slice(0, LONGEST_PATH);
  const query = [...new URLSearchParams(whole.slice(cut + 1))]
    .filter(([name]) => name !== "_rsc") // added by Next on client-side navigations
    .map(([name, value]) => {
      const isSecret = SECRET_NAME.test(name) || TOKEN.test(value) || value.includes("@");
      const shown = isSecret ? "…" : value.split("/").some((part) => TOKEN.test(part)) ? shownPath(value) : value;
      // a line break could fake another message
      return `${name}=${shown}`.replace(/\p{Cc}/gu, " ");
    });
  return `${shownPath(whole)}${query.length > 0 ? `?${query.join("&")}` : ""}`.slice(0, LONGEST_PATH);
}
