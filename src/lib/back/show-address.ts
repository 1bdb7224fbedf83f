import { backStack } from "./back-stack";

/** In the state of an entry: the address of the one below it, from which the screen was narrowed. */
const KEY = "from";

/**
 * Writes what the screen shows (a filter, a search, a part of it) into the address. The first change makes an entry in the
 * history, so that the back button takes it back; further ones replace it, and the one that restores the first address is a
 * step back by itself.
 */
export function showAddress(href: string): void {
  const { history, location } = window;
  const here = location.pathname + location.search;
  const from = (history.state as Record<string, unknown> | null)?.[KEY];
  if (href === here) return;
  if (href === from) backStack().stepBack();
  else if (from === undefined) history.pushState({ [KEY]: here }, "", href);
  else history.replaceState({ [KEY]: from }, "", href);
}
