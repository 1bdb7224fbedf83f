/** A token of ours opens something to whoever reads it: 32 random bytes, or 16. */
const TOKEN = /^(?=[^A-Z]*[A-Z])[\w-]{22,}$|^[0-9a-f]{32,}$/;

/** The path of a request as a chat and a log may show it: without what was asked for in the query, and without tokens. */
export function shownPath(target: string): string {
  const [path = ""] = target.split(/[?#]/, 1);
  return path
    .split("/")
    .map((part) => (TOKEN.test(part) ? "…" : part))
    .join("/");
}
