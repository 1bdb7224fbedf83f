import type { OutgoingHttpHeader, ServerResponse } from "node:http";

const MUST_REVALIDATE = "public, max-age=0, must-revalidate";

/** Next allows shared caches to keep a page for a year; a change in the panel must show at the next request. */
export function revalidated<T extends OutgoingHttpHeader | readonly string[] | undefined>(value: T): T | string {
  return /s-maxage/.test(String(value)) ? MUST_REVALIDATE : value;
}

/**
 * For a page that is the same for every visitor: a proxy or CDN may serve it for `sharedSeconds`, and for as long again
 * while it revalidates. A browser always revalidates.
 */
export function sharedFor(sharedSeconds: number): string {
  if (sharedSeconds === 0) return MUST_REVALIDATE;
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`;
}

/** Applies `revalidated` to the Cache-Control header of a response that is not sent yet. */
export function alwaysRevalidate(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, /^cache-control$/i.test(name) ? revalidated(value) : value);
}
