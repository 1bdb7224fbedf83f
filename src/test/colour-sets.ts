import fc from "fast-check";
import { type Colour, contrast, MIN_CONTRAST } from "~/domain/theme/colour";
import { PALETTES, type Palette, STYLE_PRESETS } from "~/domain/theme/presets";
import { paintTokens, TEXT_PAIRS, type ThemeChoice } from "~/domain/theme/theme";

export const plain = (styleId: number): ThemeChoice => ({
  styleId,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
});

export const custom = (
  styleId: number,
  first: string | null,
  second: string | null,
  bg: string | null,
  text: string | null,
): ThemeChoice => ({
  styleId,
  firstCustomColor: first,
  secondCustomColor: second,
  bgCustomColor: bg,
  textCustomColor: text,
});

/** Every text and background that a style may combine, in light and dark mode, whose contrast is below the minimum. */
export const unreadable = (choice: ThemeChoice): string[] =>
  (["light", "dark"] as const).flatMap((mode) => {
    const tokens = paintTokens(choice, mode);
    return TEXT_PAIRS.filter(([ink, ground]) => contrast(tokens[ink], tokens[ground]) < MIN_CONTRAST).map(
      ([ink, ground]) => `${mode} ${ink} ${tokens[ink]} on ${ground} ${tokens[ground]} of ${JSON.stringify(choice)}`,
    );
  });

/** Every preset unchanged, and in every palette. */
export const readySets: readonly ThemeChoice[] = STYLE_PRESETS.flatMap(({ id }) => [
  plain(id),
  ...PALETTES.map(({ first, second, bg, text }: Palette) => custom(id, first, second, bg, text)),
]);

const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb): Colour => `#${rgb.toString(16).padStart(6, "0")}`);

/** Four random colours, some of them left to the preset. */
const randomSet = fc.tuple(
  fc.option(colour, { freq: 8 }),
  fc.option(colour, { freq: 8 }),
  fc.option(colour, { freq: 8 }),
  fc.option(colour, { freq: 8 }),
);

/** Fails with the unreadable colours: every preset, in this many sets. */
export function checkRandomSets(numRuns: number): void {
  fc.assert(
    fc.property(randomSet, (four) => {
      const failures = STYLE_PRESETS.flatMap(({ id }) => unreadable(custom(id, ...four)));
      if (failures.length > 0) throw new Error(failures.join("\n"));
    }),
    { numRuns, seed: 20261120 },
  );
}
