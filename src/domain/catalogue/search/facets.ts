import type { Cents } from "../../money/money";

interface FacetValue {
  value: string;
  /** Products that the search would find with this value, given the other filters. */
  count: number;
}

/** What a search can be narrowed to, with the number of products for each choice. */
export interface Facets {
  /** By slug. */
  categories: readonly FacetValue[];
  /** The options of products, as "Talle" and "Color", the most frequent first. */
  options: readonly { name: string; values: readonly FacetValue[] }[];
  inStock: number;
  offers: number;
  /** The range of prices; null when no product has one. */
  prices: { minCents: Cents; maxCents: Cents } | null;
}

/** A chosen value of an option. */
export interface ChosenOption {
  name: string;
  value: string;
}

export const MAX_CHOSEN_OPTIONS = 12;
const MAX_LENGTH = 90;

/** Parses "Talle:M"; null if invalid. */
export function parseChosenOption(text: string): ChosenOption | null {
  const at = text.indexOf(":");
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at > 0 && name && value && text.length <= MAX_LENGTH ? { name, value } : null;
}

/** The chosen values of each option: values of one option are alternatives, different options are all required. */
export function chosenByName(chosen: readonly ChosenOption[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, value } of chosen) byName.set(name, [...(byName.get(name) ?? []), value]);
  return byName;
}
