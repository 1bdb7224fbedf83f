// Which screens of the panel its service worker caches, separate from the browser APIs so that they can be tested.

/** Other addresses of the panel's host: when they fail, no page of the panel stands in for them. */
const NO_SCREEN = /^\/(?:api|storage|_next|tienda)(?:\/|$)/;
const FILE = /^\/(?:_next\/static\/|storage\/styles\/[\w-]+\.woff2(?:\?|$))/;
const IN_SCREEN = /(?:\/_next\/)?static\/(?:chunks|css|media)\/[^"'\\\s)<>?]+/g;
const ACCOUNT = /<html[^>]* data-account="(\d+)\.(\d+)"/;

export const isScreen = (path: string): boolean => !NO_SCREEN.test(path);

/** A script, style sheet or font of the panel, whose address contains its content's hash. */
export const isPanelFile = (path: string): boolean => FILE.test(path);

/** Whose screen it is, "user.shop": null for visitors, and for a super-user who views a merchant's panel. */
export function accountOf(html: string): string | null {
  const [, user, tent] = ACCOUNT.exec(html.slice(0, 2_000)) ?? [];
  return user === undefined ? null : `${user}.${tent}`;
}

/** The files that a screen names in its tags and in its data. */
export function filesOfScreen(html: string): string[] {
  const found = html.match(IN_SCREEN) ?? [];
  return [...new Set(found.map((file) => (file.startsWith("/") ? file : `/_next/${file}`)))];
}

/** Whether a response may be cached: complete HTML of our own, not a redirect to the log-in. */
export function mayCacheScreen({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> }): boolean {
  const isHtml = (headers.get("content-type") ?? "").startsWith("text/html");
  return status === 200 && type === "basic" && !redirected && isHtml;
}
