import { describe, expect, it } from "vitest";
import { type Colour, contrast, contrastColour, dynamicFirst, gradient, MIN_CONTRAST, parseColour } from "./colour";
import { DEFAULT_STYLE_ID, PALETTES, presetOf, STYLE_PRESETS } from "./presets";
import { paintTokens, shopColours, TEXT_PAIRS, type ThemeChoice, themeCss } from "./theme";

const plain = (styleId: number): ThemeChoice => ({
  styleId,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
});

const custom = (styleId: number, first: string, second: string, bg: string, text: string): ThemeChoice => ({
  styleId,
  firstCustomColor: first,
  secondCustomColor: second,
  bgCustomColor: bg,
  textCustomColor: text,
});

const unreadable = (choice: ThemeChoice): string[] =>
  (["light", "dark"] as const).flatMap((mode) => {
    const tokens = paintTokens(choice, mode);
    return TEXT_PAIRS.filter(([ink, ground]) => contrast(tokens[ink], tokens[ground]) < MIN_CONTRAST).map(
      ([ink, ground]) => `${mode} ${ink} ${tokens[ink]} on ${ground} ${tokens[ground]} of ${JSON.stringify(choice)}`,
    );
  });

describe("the specification's layer", () => {
  it("names the seven presets", () => {
    expect(STYLE_PRESETS.map((preset) => [preset.id, preset.componentName, preset.name])).toEqual([
      [1, "default", "Guille"],
      [2, "lady", "Celia"],
      [3, "aqua", "Patricia"],
      [4, "sol", "Sol"],
      [5, "nymeria", "Nymeria"],
      [6, "rupe", "Rupe"],
      [7, "benito", "Benito"],
    ]);
    expect(presetOf(1).first).toBe("#30acff");
    expect(presetOf(7).bg).toBe("#f2dabd");
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

  it("lets custom colours override the preset, each on its own", () => {
    const shop = shopColours({ ...plain(1), firstCustomColor: "#AA0000" });
    expect(shop).toMatchObject({ first: "#aa0000", second: "#0b2e59", bg: "#ffffff", third: "#0a62c4" });
    expect(shopColours({ ...plain(1), bgCustomColor: "red" }).bg).toBe("#ffffff");
  });

  it("takes the third colour where the first misses 4.5 on the ground", () => {
    expect(dynamicFirst("#30acff", "#ffffff", "#0a62c4")).toBe("#0a62c4");
    expect(dynamicFirst("#0a62c4", "#ffffff", "#000000")).toBe("#0a62c4");
    expect(shopColours(plain(1)).dynamicFirst).toBe("#0a62c4");
    expect(shopColours({ ...plain(1), textCustomColor: "#222222" }).dynamicFirst).toBe("#222222");
  });

  it("is black above half the luminance, else white", () => {
    expect(contrastColour("#ffffff")).toBe("#000000");
    expect(contrastColour("#30acff")).toBe("#ffffff");
    expect(contrastColour("#ffdc1e")).toBe("#000000");
  });

  it("runs the gradient from the second colour over the ground to the first at 45 degrees", () => {
    expect(gradient("#111111", "#222222", "#333333")).toBe("linear-gradient(45deg,#222222,#333333,#111111)");
  });

  it("stores colours in lower case and refuses everything else", () => {
    expect(parseColour("#ABCDEF")).toBe("#abcdef");
    for (const bad of ["abcdef", "#abc", "#abcdefg", "#12345;", "", null]) expect(parseColour(bad)).toBeNull();
  });
});

describe("the paint layer", () => {
  const hostile: readonly (readonly [string, string, string, string])[] = [
    ["#ffffff", "#ffffff", "#ffffff", "#ffffff"],
    ["#000000", "#000000", "#000000", "#000000"],
    ["#808080", "#7f7f7f", "#808080", "#818181"],
    ["#ffff00", "#00ff00", "#ffffff", "#fefefe"],
    ["#ff0000", "#00ff00", "#0000ff", "#ff00ff"],
    ["#767676", "#777777", "#757575", "#747474"],
  ];

  it("keeps every pair readable in presets, palettes and hostile colours, light and dark", () => {
    for (const { id } of STYLE_PRESETS) {
      expect(unreadable(plain(id))).toEqual([]);
      for (const p of PALETTES) expect(unreadable(custom(id, p.first, p.second, p.bg, p.text))).toEqual([]);
      for (const set of hostile) expect(unreadable(custom(id, ...set))).toEqual([]);
    }
  });

  it("keeps every pair readable in 3000 colour sets without a pattern", () => {
    let seed = 20261120;
    const next = (): Colour => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return `#${(seed >>> 8).toString(16).padStart(6, "0")}`;
    };
    const failures: string[] = [];
    for (let turn = 0; turn < 3000; turn += 1)
      failures.push(...unreadable(custom((turn % 7) + 1, next(), next(), next(), next())));
    expect(failures).toEqual([]);
  });

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

  it("looks the same in both modes where the ground is already dark", () => {
    const night = custom(1, "#a78bfa", "#4c1d95", "#17131f", "#efeaf8");
    expect(paintTokens(night, "dark")).toEqual(paintTokens(night, "light"));
  });

  it("writes nothing into the page but colours", () => {
    const css = themeCss({ ...plain(1), firstCustomColor: "#fff}body{display:none" });
    expect(css).toMatch(/^[#a-z0-9:;{}@()-]+$/);
    expect(css).toContain("--first:#30acff");
  });
});
