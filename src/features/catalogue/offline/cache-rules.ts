// What the service worker keeps, apart from the browser's own calls so that it can be read and tested alone.

/** One visitor's own, of a machine, or a style tried on by the merchant: never kept, and asked of the network alone. */
const PRIVATE = /^\/(?:(?:api|catalogo\/(?:pedido|muestra)|mis-links\/muestra)(?:\/|$)|~)/;
/** Another page for each question. */
const ASKED = /^\/catalogo\/buscar(?:\/|$)/;
const NAMED_BY_CONTENT = /^\/storage\/(?:styles|scripts)\//;
const PHOTO = /^\/storage\/images\/([0-9a-f]{32})-\d+\.webp$/;
const IN_PAGE = /\/storage\/(?:styles|scripts)\/[^"'\\\s)<>]+/g;

export type PageRule = "never" | "network" | "keep";

export function pageRule(path: string): PageRule {
  if (PRIVATE.test(path)) return "never";
  return ASKED.test(path) ? "network" : "keep";
}

export const isFile = (path: string): boolean => NAMED_BY_CONTENT.test(path);

/** The content's name in a photo's address: the same photo has several widths. */
export const photoHash = (path: string): string | null => PHOTO.exec(path)?.[1] ?? null;

/** The scripts, styles and fonts that a page will ask for. */
export const filesOf = (html: string): string[] => [...new Set(html.match(IN_PAGE))];

interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  headers: { get(name: string): string | null };
}

/** Whole pages for everybody; what says that it is not to be stored is not. */
export function mayCachePage({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** The page tells by this when it was kept, so that it can say of which day its prices are. */
export const markCached = (html: string, moment: string): string =>
  html.replace("<html", `<html data-kept="${moment}"`);
