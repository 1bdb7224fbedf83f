import { backStack } from "./back-stack";

/** In the state of an entry: the address of the one below it, from which the screen was narrowed. */
const KEY = "from";

const fromOf = () => (window.history.state as Record<string, unknown> | null)?.[KEY];

/** Writes what the screen shows into the address, without a step that Back would take. */
export function replaceAddress(href: string): void {
  const from = fromOf();
  window.history.replaceState(from === undefined ? null : { [KEY]: from }, "", href);
}

/**
 * Writes what the screen shows (a filter, a search, a part of it) into the address. The first change makes an entry in the
 * history, so that the back button takes it back; further ones replace it, and the one that restores the first address is a
 * step back by itself.
 */
export function showAddress(href: string): void {
  const here = window.location.pathname + window.location.search;
  const from = fromOf();
  if (href === here) return;
  if (href === from) backStack().stepBack();
  else if (from === undefined) window.history.pushState({ [KEY]: here }, "", href);
  else replaceAddress(href);
}
