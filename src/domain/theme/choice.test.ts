import { describe, expect, it } from "vitest";
import { custom, plain, readySets } from "~/test/colour-sets";
import { choiceOf, lookOf, paletteIn, paletteLook, presetIn, presetLook } from "./choice";
import { PALETTES, presetOf, STYLE_PRESETS } from "./presets";

describe("look", () => {
  it("stores only what differs from its style, and is restored completely", () => {
    expect(choiceOf(lookOf(plain(3)))).toEqual(plain(3));
    expect(choiceOf({ ...lookOf(plain(1)), first: "#2e7d32" })).toEqual(custom(1, "#2e7d32", null, null, null));
    for (const choice of readySets) expect(lookOf(choiceOf(lookOf(choice)))).toEqual(lookOf(choice));
  });

  it("falls back to the default style", () => {
    expect(lookOf(plain(99))).toEqual(presetLook(presetOf(1)));
  });

  it("recognises its preset and its palette", () => {
    for (const preset of STYLE_PRESETS) expect(presetIn(presetLook(preset))).toBe(preset);
    for (const palette of PALETTES) {
      expect(paletteIn(paletteLook(4, palette))).toBe(palette);
      expect(presetIn(paletteLook(4, palette))).toBeUndefined();
    }
    expect(presetIn({ ...presetLook(presetOf(2)), bg: "#fffffe" })).toBeUndefined();
  });
});
