import type { OutgoingHttpHeader, ServerResponse } from "node:http";

const ALWAYS_ASK = "public, max-age=0, must-revalidate";

/** Next lets every cache on the way keep a page for a year; a change in the panel must show at the next request. */
export function revalidated<T extends OutgoingHttpHeader | readonly string[] | undefined>(value: T): T | string {
  return /s-maxage/.test(String(value)) ? ALWAYS_ASK : value;
}

/**
 * For a page that is the same for everybody: a proxy or CDN may answer by itself for `sharedSeconds`, and so long again while
 * it asks anew. A browser always asks.
 */
export function sharedFor(sharedSeconds: number): string {
  if (sharedSeconds === 0) return ALWAYS_ASK;
  return `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`;
}

/** The same for an answer that is still to come. */
export function alwaysRevalidate(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, /^cache-control$/i.test(name) ? revalidated(value) : value);
}
