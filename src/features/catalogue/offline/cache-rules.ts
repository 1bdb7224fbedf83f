// Caching rules of the service worker, separate from the browser APIs so that they can be tested on their own.

/** A visitor's order, an API endpoint, the prices of a list or a style preview: network only, never cached. */
const PRIVATE = /^\/(?:(?:api|catalogo\/(?:pedido|muestra)|mis-links\/muestra)(?:\/|$)|lista\/[\w-]{22}(?:\/|$)|~)/;
/** Search results: a different page for each query. */
const ASKED = /^\/catalogo\/buscar(?:\/|$)/;
const NAMED_BY_CONTENT = /^\/storage\/(?:styles|scripts)\//;
const PHOTO = /^\/(?:storage\/images|catalogo\/cerca)\/([0-9a-f]{32})-[\d-]+\.webp$/;
const IN_PAGE = /\/storage\/(?:styles|scripts)\/[^"',\\\s)<>]+/g;

export type PageRule = "never" | "network" | "keep";

export function pageRule(path: string): PageRule {
  if (PRIVATE.test(path)) return "never";
  return ASKED.test(path) ? "network" : "keep";
}

export const isFile = (path: string): boolean => NAMED_BY_CONTENT.test(path);

/** The content hash in a photo's path, shared by all widths of that photo. */
export const photoHash = (path: string): string | null => PHOTO.exec(path)?.[1] ?? null;

/** The scripts, styles and fonts that a page references. */
export const filesOf = (html: string): string[] => [...new Set(html.match(IN_PAGE))];

interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  headers: { get(name: string): string | null };
}

/** Only complete, public, same-origin HTML pages are cached, and never a `no-store` response. */
export function mayCachePage({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** Stamps a page with its caching time, from which it shows the date of its prices. */
export const markCached = (html: string, moment: string): string =>
  html.replace("<html", `<html data-kept="${moment}"`);
