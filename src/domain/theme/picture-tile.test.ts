import { expect, it } from "vitest";
import { luminance } from "./colour";
import { tileBehind } from "./picture-tile";
import { STYLE_PRESETS } from "./presets";
import { paintTokens, themeCss } from "./theme";

const OWN = { firstCustomColor: null, secondCustomColor: null, bgCustomColor: null, textCustomColor: null };

it.each(STYLE_PRESETS)(
  "a black picture gets a light tile in $name's dark theme alone, a white one a dark tile in the light",
  ({ id }) => {
    const choice = { ...OWN, styleId: id };
    const [light, dark] = [paintTokens(choice, "light"), paintTokens(choice, "dark")];
    expect(tileBehind("DARK", light)).toBeNull();
    expect(tileBehind("LIGHT", dark)).toBeNull();
    expect(luminance(tileBehind("DARK", dark) ?? "#000000")).toBeGreaterThan(0.5);
    expect(luminance(tileBehind("LIGHT", light) ?? "#ffffff")).toBeLessThan(0.1);
    expect(tileBehind("OTHER", light) ?? tileBehind("OTHER", dark)).toBeNull();
    expect(themeCss(choice)).toContain(`}[src$="#light"]{background:var(--text)}@media(prefers-color-scheme:dark)`);
    expect(themeCss(choice)).toContain(`}[src$="#light"]{background:0}[src$="#dark"]{background:var(--text)}}`);
  },
);

it.each([
  ["black", "#000000", true, false],
  ["navy", "#10233d", true, false],
  ["middle grey", "#808080", false, false],
  ["cream", "#fff5e1", false, true],
] as const)("on an own ground of %s", (_, bgCustomColor, hidesDark, hidesLight) => {
  const tokens = paintTokens({ ...OWN, styleId: 1, bgCustomColor }, "light");
  expect(tileBehind("DARK", tokens) !== null).toBe(hidesDark);
  expect(tileBehind("LIGHT", tokens) !== null).toBe(hidesLight);
});
