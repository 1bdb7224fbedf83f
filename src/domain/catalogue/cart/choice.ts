import { type Cents, cents } from "../../money/money";
import type { ProductOptionView, PublicVariant } from "../view";

/** The chosen values, one per option; null where nothing is chosen yet. */
export type Choice = readonly (string | null)[];

/** The variant that matches a complete choice. */
export const chosenVariant = <V extends Pick<PublicVariant, "values">>(
  variants: readonly V[],
  choice: Choice,
): V | null =>
  variants.find(
    ({ values }) => values.length === choice.length && values.every((value, index) => value === choice[index]),
  ) ?? null;

/** Whether a variant has all the values that are chosen. */
const fits = ({ values }: Pick<PublicVariant, "values">, choice: Choice): boolean =>
  choice.every((value, index) => value === null || values[index] === value);

/** Whether a value is available, given the values chosen for the options before it. */
export const canChoose = (variants: readonly PublicVariant[], choice: Choice, option: number, value: string): boolean =>
  variants.some((variant) => !variant.soldOut && fits(variant, [...choice.slice(0, option), value]));

/** The initial choice: only what leaves no choice is made for the visitor. */
export function firstChoice(options: readonly ProductOptionView[], variants: readonly PublicVariant[]): Choice {
  const [only, ...others] = variants.filter((variant) => !variant.soldOut);
  if (only && others.length === 0) return only.values;
  return options.map(({ values }) => (values.length === 1 ? (values[0] ?? null) : null));
}

/**
 * The choice after one value was changed. A sold-out combination stays chosen and is shown as such; the later options
 * are asked for again only when the combination does not exist.
 */
export function choose(variants: readonly PublicVariant[], choice: Choice, option: number, value: string): Choice {
  const wanted = choice.map((before, index) => (index === option ? value : before));
  if (variants.some((variant) => fits(variant, wanted))) return wanted;
  return wanted.map((before, index) => (index > option ? null : before));
}

/** The first option without a value; -1 when the choice is complete. */
export const missingOption = (choice: Choice): number => choice.indexOf(null);

/** The price of a choice: of its variant, else the lowest of those it may still become. */
export function choicePrice(
  variants: readonly PublicVariant[],
  choice: Choice,
): { priceCents: Cents | null; from: boolean } {
  const possible = variants.filter((variant) => fits(variant, choice));
  const offered = possible.some(({ soldOut }) => !soldOut) ? possible.filter(({ soldOut }) => !soldOut) : possible;
  const prices = offered.map(({ priceCents }) => priceCents).filter((price) => price !== null);
  if (prices.length === 0) return { priceCents: null, from: false };
  const lowest = cents(Math.min(...prices));
  return { priceCents: lowest, from: offered.some(({ priceCents }) => priceCents !== lowest) };
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
