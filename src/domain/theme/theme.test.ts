import { describe, expect, it } from "vitest";
import { checkRandomSets, custom, plain, readySets, unreadable } from "~/test/colour-sets";
import {
  contrast,
  contrastColour,
  dynamicFirst,
  gradient,
  lighten,
  luminance,
  MIN_CONTRAST,
  parseColour,
  readTypedColour,
} from "./colour";
import { DEFAULT_STYLE_ID, PALETTES, presetOf, STYLE_PRESETS } from "./presets";
import { modeCss, paintTokens, shopColours, themeCss } from "./theme";

describe("specification layer", () => {
  it("has the seven presets", () => {
    expect(STYLE_PRESETS.map((preset) => [preset.id, preset.componentName, preset.name])).toEqual([
      [1, "default", "Guille"],
      [2, "lady", "Celia"],
      [3, "aqua", "Patricia"],
      [4, "sol", "Sol"],
      [5, "nymeria", "Nymeria"],
      [6, "rupe", "Rupe"],
      [7, "benito", "Benito"],
    ]);
    // docs/product.md#styles writes them in capitals; all colours are stored in lower case
    expect(presetOf(1).first.toUpperCase()).toBe("#30ACFF");
    expect(presetOf(7).bg.toUpperCase()).toBe("#F2DABD");
    expect(
      STYLE_PRESETS.flatMap(({ first, bg }) => [first, bg]).filter((colour) => parseColour(colour) !== colour),
    ).toEqual([]);
    expect(presetOf(99).id).toBe(DEFAULT_STYLE_ID);
    expect(PALETTES.map((palette) => palette.name)).toEqual([
      "Sofisticado",
      "Alegre",
      "Confiable",
      "Intenso",
      "Misterioso",
      "Saludable",
      "Calmo",
    ]);
  });

  it("lets each custom colour override the preset independently", () => {
    const shop = shopColours({ ...plain(1), firstCustomColor: "#AA0000" });
    expect(shop).toMatchObject({ first: "#aa0000", second: "#0b2e59", bg: "#ffffff", third: "#0a62c4" });
    expect(shopColours({ ...plain(1), bgCustomColor: "red" }).bg).toBe("#ffffff");
  });

  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#30acff", "#ffffff", 2.48],
    ["#0c2be8", "#ffffff", 8.31],
  ] as const)("the contrast of %s and %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each([
    ["#30acff", "#ffffff", "#0a62c4", "#0a62c4"],
    ["#0a62c4", "#ffffff", "#000000", "#0a62c4"],
    // the boundary: #767676 is legible on white, #777777 is not
    ["#767676", "#ffffff", "#000000", "#767676"],
    ["#777777", "#ffffff", "#000000", "#000000"],
    // the rule does not check the legibility of the third colour: the paint layer does
    ["#ffff00", "#ffffff", "#fefefe", "#fefefe"],
  ] as const)("first %s on %s with third %s becomes %s", (first, bg, third, wanted) => {
    expect(dynamicFirst(first, bg, third)).toBe(wanted);
  });

  it.each([
    ["the preset's third", null, "#0a62c4"],
    ["the shop's text colour", "#222222", "#222222"],
  ])("the third colour is %s", (_, text, wanted) => {
    const shop = shopColours({ ...plain(1), textCustomColor: text });
    expect([shop.third, shop.dynamicFirst]).toEqual([wanted, wanted]);
  });

  it.each([
    ["#ffffff", "#000000"],
    ["#ffdc1e", "#000000"],
    ["#30acff", "#ffffff"],
    ["#000000", "#ffffff"],
    ["#bcbcbc", "#000000"],
    ["#bbbbbb", "#ffffff"],
  ] as const)("on %s stands %s: black above half the luminance, else white", (ground, wanted) => {
    expect(contrastColour(ground)).toBe(wanted);
    expect(luminance(ground) > 0.5).toBe(wanted === "#000000");
  });

  it.each([
    ["#000000", "#282828"],
    ["#0a62c4", "#328aec"],
    ["#e0f0ff", "#ffffff"],
  ] as const)("lightens %s to %s: 40 more in each channel, at most white", (colour, wanted) => {
    expect(lighten(colour)).toBe(wanted);
  });

  it("runs the gradient from the second colour through the background to the first at 45 degrees", () => {
    expect(gradient("#111111", "#222222", "#333333")).toBe("linear-gradient(45deg,#222222,#333333,#111111)");
  });

  it("stores colours in lower case and rejects everything else", () => {
    expect(parseColour("#ABCDEF")).toBe("#abcdef");
    for (const bad of ["abcdef", "#abc", "#abcdefg", "#12345;", "", null]) expect(parseColour(bad)).toBeNull();
  });

  it.each([
    [" #2E7D32 ", "#2e7d32"],
    ["2e7d32", "#2e7d32"],
    ["#0a0", "#00aa00"],
    ["F80", "#ff8800"],
    ["", null],
    ["verde", null],
    ["#2e7d3", null],
    ["##2e7d32", null],
  ])("parses the typed colour %j", (typed, wanted) => {
    expect(readTypedColour(typed)).toBe(wanted);
  });
});

describe("paint layer", () => {
  const hostile: readonly (readonly [string, string, string, string])[] = [
    ["#ffffff", "#ffffff", "#ffffff", "#ffffff"],
    ["#000000", "#000000", "#000000", "#000000"],
    ["#808080", "#7f7f7f", "#808080", "#818181"],
    ["#ffff00", "#00ff00", "#ffffff", "#fefefe"],
    ["#ff0000", "#00ff00", "#0000ff", "#ff00ff"],
    ["#767676", "#777777", "#757575", "#747474"],
  ];

  it("keeps every text legible in every preset, palette and hostile set, in light and dark mode", () => {
    const sets = [...readySets, ...STYLE_PRESETS.flatMap(({ id }) => hostile.map((set) => custom(id, ...set)))];
    expect(sets.flatMap(unreadable)).toEqual([]);
  });

  it("keeps every text legible in 300 sets of random colours, in every preset", () => {
    expect(() => checkRandomSets(300)).not.toThrow();
  });

  it.each(PALETTES)("$name is legible with its own text and first colour", ({ first, second, bg, text }) => {
    for (const { id } of STYLE_PRESETS)
      expect(paintTokens(custom(id, first, second, bg, text), "light")).toMatchObject({ bg, text, accent: first });
    expect(contrast(text, bg)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it.each([
    ["is legible", "#767676", "#222222", "#767676"],
    ["is illegible and the third is not", "#777777", "#222222", "#222222"],
    ["is illegible, like the third", "#777777", "#dddddd", "#000000"],
  ])("paints links and prices when the first colour %s", (_, first, text, wanted) => {
    expect(paintTokens(custom(1, first, null, "#ffffff", text), "light").accent).toBe(wanted);
  });

  it("paints illegible text in black or white, whichever contrasts more", () => {
    expect(paintTokens(custom(1, null, null, "#ffffff", "#cccccc"), "light").text).toBe("#000000");
    expect(paintTokens(custom(1, null, null, "#202020", "#444444"), "light").text).toBe("#ffffff");
    expect(paintTokens(custom(1, null, null, "#808080", "#909090"), "light").text).toBe("#000000");
  });

  it.each(STYLE_PRESETS)(
    "paints what is wrong in $name in a red that is neither its text nor what it chooses with",
    ({ id }) => {
      for (const mode of ["light", "dark"] as const) {
        const { error, ...others } = paintTokens(plain(id), mode);
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(error.slice(at, at + 2), 16));
        expect(red, error).toBeGreaterThan(1.3 * Math.max(green, blue));
        expect(Object.values(others)).not.toContain(error);
      }
    },
  );

  it("paints Guille as designed", () => {
    expect(paintTokens(plain(1), "light")).toMatchObject({
      bg: "#ffffff",
      text: "#0b1a2b",
      first: "#30acff",
      "on-first": "#000000",
      accent: "#0a62c4",
      tint: "#def2ff",
    });
    expect(paintTokens(plain(1), "dark")).toMatchObject({ bg: "#0c151f", accent: "#30acff", second: "#9cc9f5" });
  });

  it("looks the same in both modes when the background is already dark", () => {
    const night = custom(1, "#a78bfa", "#4c1d95", "#17131f", "#efeaf8");
    expect(paintTokens(night, "dark")).toEqual(paintTokens(night, "light"));
  });

  it("outputs a single mode, independent of the device", () => {
    expect(modeCss(plain(1), "dark")).toMatch(/^:root\{color-scheme:dark;--bg:#0c151f;.*\}$/);
  });

  it("writes nothing but colours and tiles into the page", () => {
    const css = themeCss({ ...plain(1), firstCustomColor: "#fff}body{display:none" });
    expect(css).toMatch(/^[#a-z0-9:;{}@()[\]$="-]+$/);
    expect(css).toContain("--first:#30acff");
  });
});
