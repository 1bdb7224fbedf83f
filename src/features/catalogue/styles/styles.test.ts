import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Colour, contrast, MIN_CONTRAST } from "~/domain/theme/colour";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { STYLE_FONTS } from "~/domain/theme/style-fonts";
import { TEXT_PAIRS } from "~/domain/theme/theme";
import { styleSheet, styleSheetPath } from "~/server/assets/style-sheet";
import { minifySheet } from "../../../../scripts/bundle-styles.ts";
import { fallbackFaces } from "../../../../scripts/make-fallback-faces.ts";

const folder = new URL("./", import.meta.url);
const styles = readdirSync(folder).filter((name) => name.endsWith(".css"));
const files = [...readdirSync(new URL("base/", folder)).map((name) => `base/${name}`), ...styles];
const read = (file: string) => readFileSync(new URL(file, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

const token = (body: string, property: string) =>
  new RegExp(`(?:^|[;{\\s])${property}:\\s*var\\(--([\\w-]+)\\)`).exec(body)?.[1];

/** The rules that set both a text colour and a background. */
const painted = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) => {
    const [ink, ground] = [token(body, "color"), token(body, "background")];
    return ink && ground ? [{ selector: selector.trim(), ink, ground }] : [];
  });

// The WhatsApp button is the same in every shop.
const known = new Set([...TEXT_PAIRS, ["on-wa", "wa"]].map((pair) => [...pair].sort().join()));

describe.each(files)("%s", (file) => {
  const css = read(file);

  it("only uses text and background pairs whose contrast is checked", () => {
    const rules = painted(css);
    expect(rules.filter(({ ink, ground }) => !known.has([ink, ground].sort().join()))).toEqual([]);
  });

  it("asks fonts for figures of one width only: scripts/bundle-styles.ts leaves other features out of their files", () => {
    const asked = [...css.matchAll(/font-(?:variant[\w-]*|feature-settings):\s*([^;}]+)/g)].map(([, value]) => value);
    expect(asked.filter((value) => value !== "tabular-nums")).toEqual([]);
  });

  it("has no literal colours except in shadows, masks and the WhatsApp button", () => {
    const coloured = [...css.matchAll(/([\w-]+):([^;{}]*)/g)].filter(
      ([, name = "", value = ""]) =>
        /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(value.replace(/url\("[^"]*"\)/g, "")) &&
        !/^(?:box-shadow|filter|--shadow|(?:-webkit-)?mask|--m|--(?:on-)?wa)$/.test(name),
    );
    expect(coloured.map(([rule]) => rule)).toEqual([]);
  });
});

it.each(files.filter((file) => read(file).includes("--wa:")))("%s has a legible WhatsApp button", (file) => {
  const css = read(file) + read("base/catalogue.css");
  const value = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6}|#[0-9a-f]{3})`, "i").exec(css)?.[1] ?? "";
  const whole = (colour: string) => (colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour) as Colour;
  expect(contrast(whole(value("wa")), whole(value("on-wa")))).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

it.each(STYLE_PRESETS.map(({ key }) => key))("%s has a stylesheet and its own two font faces", (name) => {
  const sheet = read(`${name}.css`) + read(`faces/${name}.css`);
  const families = STYLE_FONTS[name].map(({ family }) => family);
  // Each face has a metric-compatible fallback until it has loaded.
  for (const family of families) {
    expect(sheet).toContain(`"${family}", "${family} f0"`);
    expect(sheet).toMatch(new RegExp(`"${family} f0";[^}]*size-adjust`));
  }
  expect(styleSheetPath(name)).toMatch(new RegExp(`^/storage/styles/${name}\\.css\\?v=[0-9a-f]{8}$`));
});

it.each(STYLE_PRESETS.map(({ key }) => key))(
  "%s has fallbacks with the measures of its fonts, and a bold",
  async (name) => {
    const faces = readFileSync(new URL(`faces/${name}.css`, folder), "utf8");
    expect(faces, "run scripts/make-fallback-faces.ts").toBe(await fallbackFaces(name));
    for (const { family, weight, fallback } of STYLE_FONTS[name]) {
      const weights = [...faces.matchAll(/font-family: "([^"]+) f\d";[^}]*font-weight: ([^;]+)/g)]
        .filter(([, of]) => of === family)
        .map(([, , range]) => range);
      // one regular face for all weights is never made bold
      if (weight.includes(" ")) expect(weights).not.toContain("100 900");
      if (weight.includes(" ") && fallback !== "mono") expect(weights).toContain("600 900");
    }
  },
);

it("has a style preset for every stylesheet", () => {
  expect(styles.sort()).toEqual(STYLE_PRESETS.map(({ key }) => `${key}.css`).sort());
});

it("removes comments when building a stylesheet, and nothing else", async () => {
  const whole = styleSheet("sol").text.replace(/\/\*[\s\S]*?\*\//g, "");
  const built = await minifySheet("sol");
  expect(built).not.toContain("/*");
  expect(built.length).toBeLessThan(whole.length * 0.9);
  for (const mark of ["@media", "@supports", "@keyframes", "url("])
    expect(built.split(mark).length, mark).toBe(whole.split(mark).length);
  for (const rule of [".card__media{", ".tools{", ".price__now{"]) expect(built).toContain(rule);
});
