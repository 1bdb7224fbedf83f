import { LRUCache } from "lru-cache";
import { paintTokens, type ThemeChoice, themeCss } from "~/domain/theme/theme";

interface ShopStyle {
  css: string;
  /** Values of `theme-color` for the browser's own bars. */
  bars: { light: string; dark: string };
}

const styles = new LRUCache<string, ShopStyle>({ max: 2000 });

/** CSS of a shop's colours; memoised, as every page of the shop starts with it. */
export function shopStyle(theme: ThemeChoice): ShopStyle {
  const key = JSON.stringify(theme);
  const known = styles.get(key);
  if (known) return known;
  const style = {
    css: themeCss(theme),
    bars: { light: paintTokens(theme, "light").bg, dark: paintTokens(theme, "dark").bg },
  };
  styles.set(key, style);
  return style;
}
