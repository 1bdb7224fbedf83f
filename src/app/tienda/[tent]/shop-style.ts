import { LRUCache } from "lru-cache";
import { paintTokens, type ThemeChoice, themeCss } from "~/domain/theme/theme";

interface Dress {
  css: string;
  /** What the browser paints its own bars with. */
  bars: { light: string; dark: string };
}

const made = new LRUCache<string, Dress>({ max: 2000 });

/** A shop's colours as its pages want them; worked out once, as every page of it begins with them. */
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
