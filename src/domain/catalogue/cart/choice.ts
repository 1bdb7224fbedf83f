import type { ProductOptionView, PublicVariant } from "../view";

/** The chosen values, one per option. */
export type Choice = readonly string[];

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The variant that matches a complete choice. */
export const chosenVariant = <V extends PublicVariant>(variants: readonly V[], choice: Choice): V | null =>
  variants.find((variant) => same(variant.values, choice)) ?? null;

const begins = (variant: PublicVariant, start: readonly string[]): boolean =>
  start.every((value, index) => variant.values[index] === value);

/** Whether a value is available, given the values chosen for the options before it. */
export const canChoose = (variants: readonly PublicVariant[], choice: Choice, option: number, value: string): boolean =>
  variants.some((variant) => !variant.soldOut && begins(variant, [...choice.slice(0, option), value]));

/** The initial choice: the first available variant. */
export const firstChoice = (options: readonly ProductOptionView[], variants: readonly PublicVariant[]): Choice =>
  (variants.find((variant) => !variant.soldOut) ?? variants[0])?.values ?? options.map(({ values }) => values[0] ?? "");

/**
 * The choice after one value was changed. A sold-out combination stays chosen and is shown as such; the later options
 * are adjusted only when the combination does not exist.
 */
export function choose(variants: readonly PublicVariant[], choice: Choice, option: number, value: string): Choice {
  const wanted = choice.map((before, index) => (index === option ? value : before));
  if (chosenVariant(variants, wanted)) return wanted;
  const start = wanted.slice(0, option + 1);
  const made = variants.filter((variant) => begins(variant, start));
  return (made.find((variant) => !variant.soldOut) ?? made[0])?.values ?? wanted;
}

/** The options as visitors see them: without values that only paused variants have. */
export function shownOptions(
  options: readonly ProductOptionView[],
  variants: readonly Pick<PublicVariant, "values">[],
): ProductOptionView[] {
  if (variants.length === 0) return [];
  return options.map(({ name, values }, place) => ({
    name,
    values: values.filter((value) => variants.some((variant) => variant.values[place] === value)),
  }));
}
