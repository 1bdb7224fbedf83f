import { LRUCache } from "lru-cache";
import { paintTokens, type ThemeChoice, themeCss } from "~/domain/theme/theme";

interface Dress {
  css: string;
  /** Values of `theme-color` for the browser's own bars. */
  bars: { light: string; dark: string };
}

const made = new LRUCache<string, Dress>({ max: 2000 });

/** CSS of a shop's colours; memoised, as every page of the shop starts with it. */
export function shopStyle(theme: ThemeChoice): Dress {
  const key = JSON.stringify(theme);
  const known = made.get(key);
  if (known) return known;
  const dress = {
    css: themeCss(theme),
    bars: { light: paintTokens(theme, "light").bg, dark: paintTokens(theme, "dark").bg },
  };
  made.set(key, dress);
  return dress;
}
