import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { THEME } from "~/generated/inline/scripts";
import { themeKey } from "./theme-key";

function themeWith(localStorage: unknown) {
  const dataset: { theme?: string } = {};
  runInNewContext(THEME, { localStorage, document: { documentElement: { dataset } } });
  return dataset.theme;
}

it("makes the page dark before it is painted only where dark was chosen", () => {
  const stored = (theme: string | null) => ({ getItem: (key: string) => (key === themeKey ? theme : null) });
  expect(themeWith(stored("dark"))).toBe("dark");
  for (const theme of ["light", null]) expect(themeWith(stored(theme))).toBeUndefined();
});

it("leaves the page light where the browser refuses its storage", () => {
  expect(themeWith(null)).toBeUndefined();
});
