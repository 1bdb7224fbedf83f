/** What a page says of itself that needs no React in the browser, with the addresses of its own script. */
const STILL = /<(?:div|main) [^>]*?\bdata-still="([^"]*)"/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** React's own ways to put late parts of a page in their place. */
const IN_PARTS = /<template id="[BP]:|\$RC\(/;
const OF_NEXT = /^\s*(?:\(?self\.__next_f|requestAnimationFrame\(function\(\)\{\$RT)/;
/** Scripts that are not needed, and a connection whose turn nothing waits for. */
const HINTS = /<link rel="(?:preload" as="script|preconnect)"[^>]*>/g;
const SHEETS = /<link rel="stylesheet"[^>]*>/g;
const FONTS = /<link rel="preload" href="[^"]*" as="font"[^>]*>/g;
const COMMENTS = /<!--(?: |\/?\$)-->/g;

const isOfNext = (attributes: string, body: string): boolean =>
  attributes.includes('src="/_next/static/') || attributes.includes('id="_R_"') || OF_NEXT.test(body);

function ownScript(addresses: string): string {
  const [first, ...needed] = addresses.split(" ").filter(Boolean);
  if (first === undefined) return "";
  const preloads = needed.map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`);
  return `<script type="module" async fetchpriority="low" src="${first}"></script>${preloads.join("")}`;
}

/**
 * The page of a shop without Next's scripts, where it says that it needs none: half the bytes, and nothing to run before a
 * tap is heard. Sheets come first and fonts last, since on a slow line the last of six asks waits for one to be answered.
 */
export function stillPage(html: string): string {
  const script = STILL.exec(html)?.[1];
  if (script === undefined || IN_PARTS.test(html)) return html;
  let sheets = "";
  let fonts = "";
  const take = (all: string, into: "sheets" | "fonts") => {
    if (into === "sheets") sheets += all;
    else fonts += all;
    return "";
  };
  return html
    .replace(SCRIPT, (all, attributes: string, body: string) => (isOfNext(attributes, body) ? "" : all))
    .replace(HINTS, "")
    .replace(COMMENTS, "")
    .replace(SHEETS, (all) => take(all, "sheets"))
    .replace(FONTS, (all) => take(all, "fonts"))
    .replace(/(<head><meta[^>]*>)/, (all) => all + sheets)
    .replace("</head>", () => `${fonts}${ownScript(script)}</head>`);
}
