import type { ProductOptionView, VariantView } from "./view";

/** The values chosen so far, one an option. */
export type Choice = readonly string[];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The variant of a full choice. */
export const chosenVariant = <V extends VariantView>(variants: readonly V[], choice: Choice): V | null =>
  variants.find((variant) => same(variant.values, choice)) ?? null;

const begins = (variant: VariantView, start: readonly string[]): boolean =>
  start.every((value, index) => variant.values[index] === value);

/** Whether a value can still be had, given what was chosen in the options before it. */
export const canChoose = (variants: readonly VariantView[], choice: Choice, option: number, value: string): boolean =>
  variants.some((variant) => !variant.soldOut && begins(variant, [...choice.slice(0, option), value]));

/** The choice a page begins with: the first variant that can be had. */
export const firstChoice = (options: readonly ProductOptionView[], variants: readonly VariantView[]): Choice =>
  (variants.find((variant) => !variant.soldOut) ?? variants[0])?.values ?? options.map(({ values }) => values[0] ?? "");

/** The choice after one value was changed: what stands before it stays, what follows stays where it can be had. */
export function choose(variants: readonly VariantView[], choice: Choice, option: number, value: string): Choice {
  const wanted = choice.map((before, index) => (index === option ? value : before));
  const exact = chosenVariant(variants, wanted);
  if (exact && !exact.soldOut) return wanted;
  const start = wanted.slice(0, option + 1);
  return variants.find((variant) => !variant.soldOut && begins(variant, start))?.values ?? wanted;
}
