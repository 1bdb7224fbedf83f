import { describe, expect, it } from "vitest";
import { custom, plain, readySets } from "~/test/colour-sets";
import { choiceOf, isPlain, lookOf, paletteIn, paletteLook, presetLook, restyled } from "./choice";
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

  it("recognises the colours of its style and of its palette", () => {
    for (const preset of STYLE_PRESETS) expect(isPlain(presetLook(preset))).toBe(true);
    for (const palette of PALETTES) {
      expect(paletteIn(paletteLook(4, palette))).toBe(palette);
      expect(isPlain(paletteLook(4, palette))).toBe(false);
    }
    expect(isPlain({ ...presetLook(presetOf(2)), bg: "#fffffe" })).toBe(false);
  });

  it("keeps its palette in every other style", () => {
    for (const palette of PALETTES)
      for (const preset of STYLE_PRESETS)
        expect(restyled(paletteLook(4, palette), preset)).toEqual(paletteLook(preset.id, palette));
  });

  it.each([
    ["none", plain(1), plain(4)],
    ["one", custom(1, "#2e7d32", null, null, null), custom(4, "#2e7d32", null, null, null)],
    ["background and text", custom(2, null, null, "#101010", "#fafafa"), custom(4, null, null, "#101010", "#fafafa")],
    [
      "one that is the new style's",
      custom(1, "#ffb41f", null, null, "#111111"),
      custom(4, null, null, null, "#111111"),
    ],
  ])("keeps its own colours in another style: %s", (_, before, after) => {
    expect(choiceOf(restyled(lookOf(before), presetOf(4)))).toEqual(after);
  });
});
