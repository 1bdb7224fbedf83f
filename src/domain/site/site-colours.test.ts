import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { type Colour, contrast, MIN_CONTRAST } from "../theme/colour";
import { mailColours, PANEL_TOKENS, SITE_TEXT_PAIRS, type SiteColours, siteCss, siteTokens } from "./site-colours";

const SPEC: SiteColours = { first: "#0c2be8", second: "#db1b73", third: null, bg: null };
const MODES = ["light", "dark"] as const;

/** The custom properties of a mode in `panel.css`; dark mode inherits what it does not override. */
function drawn(mode: "light" | "dark"): Record<string, string> {
  const css = readFileSync("src/components/panel.css", "utf8");
  const block = (head: string) => css.slice(css.indexOf(`${head} {`)).split("}")[0] ?? "";
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, colour = ""]) => [
        name,
        colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour,
      ]),
    );
  const light = read(block(":root"));
  return mode === "light" ? light : { ...light, ...read(block(':root[data-theme="dark"]')) };
}

test.each(MODES)("PANEL_TOKENS matches the style sheet in %s mode", (mode) => {
  expect(drawn(mode)).toMatchObject(PANEL_TOKENS[mode]);
});

it("the specification's colours override no tokens", () => {
  expect(siteCss(SPEC)).toBe("");
  expect(siteCss({ ...SPEC, first: "#0C2BE8" })).toBe("");
  expect(mailColours(SPEC)).toMatchObject({ bg: "#ffffff", button: "#0c2be8", onButton: "#ffffff" });
});

it("a configured first colour is the brand colour in light mode and changes neither backgrounds nor the accent", () => {
  const light = siteTokens({ ...SPEC, first: "#0a6b3c" }, "light");
  expect(light).toMatchObject({ brand: "#0a6b3c", "on-brand": "#ffffff", "logo-a": "#0a6b3c", "awning-a": "#0a6b3c" });
  expect(Object.keys(light)).not.toContain("accent");
  expect(Object.keys(light)).not.toContain("bg");
});

it("replaces a first colour illegible on the background by the third, or without one by a deeper shade", () => {
  const yellow = { ...SPEC, first: "#ffe600" };
  expect(siteTokens({ ...yellow, third: "#1a4d2e" }, "light").brand).toBe("#1a4d2e");
  expect(mailColours({ ...yellow, third: "#1a4d2e" }).button).toBe("#1a4d2e");
  const shade = siteTokens(yellow, "light").brand as Colour;
  expect(shade).not.toBe("#ffe600");
  expect(contrast(shade, "#f4f6fd")).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

it("uses a configured background in light mode; a dark one inverts the text, a light one keeps dark mode dark", () => {
  expect(siteTokens({ ...SPEC, bg: "#fff7e6" }, "light").bg).toBe("#fff7e6");
  const dark = { ...SPEC, bg: "#14181f" };
  expect(siteTokens(dark, "light")).toMatchObject({ bg: "#14181f", "ok-soft": "#0f3b2d" });
  expect(siteCss(dark)).toContain(":root:root{color-scheme:dark;");
  expect(siteCss({ ...SPEC, bg: "#fff7e6" })).toContain(":root:root{color-scheme:light;");
  expect(mailColours(dark)).toMatchObject({ bg: "#14181f" });
});

it("never outputs a stored value that is no colour", () => {
  const css = siteCss({ ...SPEC, first: "red;}</style><script>", bg: "url(x)" });
  expect(css).toBe("");
});

describe("the contrast rule", () => {
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  const some = steps.flatMap((r, at) => steps.map((g, i) => `#${r}${g}${steps[(at + i * 2) % 6]}`));
  const sets: SiteColours[] = [
    ...some.map((first) => ({ ...SPEC, first })),
    ...some.map((second) => ({ ...SPEC, second })),
    ...some.map((bg) => ({ ...SPEC, bg })),
    ...some.map((bg, at) => ({
      first: some[(at * 7) % some.length] ?? "",
      second: some[(at * 5) % some.length] ?? "",
      third: some[(at * 11) % some.length] ?? null,
      bg,
    })),
  ];

  it.each(MODES)("holds for every text of the panel under any colours in %s mode", (mode) => {
    const weak = sets.flatMap((set) => {
      const all = { ...drawn(mode), ...siteTokens(set, mode) } as Record<string, Colour>;
      return SITE_TEXT_PAIRS.flatMap(([ink, ground]) => {
        const [text, under] = [all[ink], all[ground]];
        const ratio = text && under ? contrast(text, under) : 0;
        return ratio >= MIN_CONTRAST ? [] : [`${JSON.stringify(set)} ${ink} on ${ground}: ${ratio.toFixed(2)}`];
      });
    });
    expect(weak).toEqual([]);
  });

  it("holds in emails", () => {
    for (const set of sets) {
      const { bg, ink, muted, link, button, onButton } = mailColours(set);
      for (const [text, ground] of [
        [ink, bg],
        [muted, bg],
        [link, bg],
        [onButton, button],
      ] as const) {
        expect(contrast(text, ground), JSON.stringify(set)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }
  });
});
