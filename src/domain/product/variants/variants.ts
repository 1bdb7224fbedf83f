import type { z } from "zod";
import { moved } from "~/domain/moved";
import { collapseBlanks, foldText } from "../../text";
import type { ValidationKey } from "../../validation-key";
import { PRODUCT_LIMITS } from "../crud/limits";
import { variantCellsSchema } from "../crud/schemas";

/** A value of an option; the key stays the same while the text is edited. */
export interface OptionValue {
  key: string;
  text: string;
}

export interface Option {
  key: string;
  name: string;
  /** An option without values is in no combination yet. */
  values: readonly OptionValue[];
}

/** The typed fields of one combination. */
export interface Cells {
  /** Empty means the product's price. */
  price: string;
  sku: string;
  /** Empty means unlimited. */
  stock: string;
  paused: boolean;
}

export interface Combination extends Cells {
  key: string;
  /** The id of the stored row, which orders refer to; null until it is saved. */
  id: number | null;
  /** Option key to value key; options without values are omitted. */
  values: Readonly<Record<string, string>>;
}

/** A product's options and combinations during editing; combinations are always sorted by the order of the values. */
export interface VariantForm {
  options: readonly Option[];
  rows: readonly Combination[];
  /** Number of keys assigned so far. */
  given: number;
}

export const MAX_OPTIONS = PRODUCT_LIMITS.options;
export const MAX_VARIANTS = PRODUCT_LIMITS.variants;
const EMPTY_CELLS: Cells = { price: "", sku: "", stock: "", paused: false };

interface Named {
  name: string;
  values: readonly string[];
}

/** The options with every value that they or the variants have. */
export function wholeOptions(options: readonly Named[], variants: readonly Pick<Named, "values">[]): Named[] {
  return options.map(({ name, values }, place) => ({
    name,
    values: [...new Set([...values, ...variants.flatMap((variant) => variant.values[place] ?? [])])],
  }));
}

interface StoredVariants {
  options: readonly Named[];
  variants: readonly (Cells & { id: number; values: readonly string[] })[];
}

/** The stored variants as an editable form. */
export function openVariants({ options: stored, variants }: StoredVariants): VariantForm {
  const options = wholeOptions(stored, variants).map(({ name, values }, place) => ({
    key: `o${place}`,
    name,
    values: values.map((text, at) => ({ key: `o${place}v${at}`, text })),
  }));
  const keyOf = (place: number, text: string | undefined) =>
    options[place]?.values.find((value) => value.text === text)?.key ?? "";
  const rows = variants.map(({ values, ...variant }) => ({
    ...variant,
    key: `r${variant.id}`,
    values: Object.fromEntries(options.map(({ key }, place) => [key, keyOf(place, values[place])])),
  }));
  return inOrder({ options, rows, given: 0 });
}

const used = (options: readonly Option[]) => options.filter(({ values }) => values.length > 0);

function inOrder(form: VariantForm): VariantForm {
  const places = used(form.options).map(({ key, values }) => ({
    key,
    at: new Map(values.map((value, index) => [value.key, index])),
  }));
  const placeOf = ({ values }: Combination, { key, at }: (typeof places)[number]) => at.get(values[key] ?? "") ?? 0;
  const rows = [...form.rows].sort((one, other) => {
    for (const place of places) {
      const difference = placeOf(one, place) - placeOf(other, place);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return { ...form, rows };
}

type Values = Combination["values"];

const without = (values: Values, option: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== option));

/** The same string for the same values, in whatever order. */
const signOf = (values: Values): string => JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

function distinct(all: readonly Values[]): Values[] {
  return [...new Map(all.map((values) => [signOf(values), values])).values()];
}

/** All combinations of these options, cut at `max` plus one. */
function product(options: readonly Option[], max = MAX_VARIANTS): Values[] {
  return used(options).reduce<Values[]>(
    (all, { key, values }) =>
      all.flatMap((chosen) => values.map((value) => ({ ...chosen, [key]: value.key }))).slice(0, max + 1),
    [{}],
  );
}

const changeOption = (form: VariantForm, key: string, change: (option: Option) => Option): VariantForm => ({
  ...form,
  options: form.options.map((option) => (option.key === key ? change(option) : option)),
});

/** "1,5 l", "36,5": one comma, followed by one digit, or by more with a unit. "36,37" are two sizes. */
const isDecimal = (text: string): boolean =>
  text.split(",").length === 2 && /\d,(?:\d(?!\d)|\d{2,3}\s*\p{L})/u.test(text);

/** Splits "S, M; L" and lines into single values, normalised and unique. */
export function splitValues(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[;\n\t]|(?<!\d),|,(?!\d)/)
    .flatMap((part) => (isDecimal(part) ? [part] : part.split(",")))
    .map(collapseBlanks)
    .filter((value) => {
      const folded = foldText(value);
      return value !== "" && !seen.has(folded) && seen.add(folded);
    });
}

/** During typing: the values that are complete, and the rest that may still grow. */
export function typedValues(text: string): { ready: string[]; rest: string } {
  const end = [...text.matchAll(/[;\n\t]|(?<!\d),|,(?=\D)/g)].at(-1)?.index;
  if (end === undefined) return { ready: [], rest: text };
  return { ready: splitValues(text.slice(0, end)), rest: text.slice(end + 1).trimStart() };
}

/** The key of the next option to be added. */
export const nextOption = (form: VariantForm): string => `n${form.given + 1}`;

/** Adds an option, which has no values yet. */
export function addOption(form: VariantForm, name: string): VariantForm {
  const option = { key: nextOption(form), name, values: [] };
  return { ...form, given: form.given + 1, options: [...form.options, option] };
}

export type Added = { ok: true; form: VariantForm } | { ok: false; reason: "tooMany" | "tooLong"; count: number };

/**
 * Adds values to an option, with their combinations with all others. The existing combinations take the first value and
 * keep their rows; an excluded combination stays excluded.
 */
export function addValues(form: VariantForm, optionKey: string, texts: readonly string[]): Added {
  let next = form;
  for (const text of texts) {
    const option = next.options.find(({ key }) => key === optionKey);
    if (!option || option.values.some((value) => foldText(value.text) === foldText(text))) continue;
    if (text.length > PRODUCT_LIMITS.optionValue) return { ok: false, reason: "tooLong", count: text.length };
    next = addValue(next, option, text);
    if (next.rows.length > MAX_VARIANTS) {
      return { ok: false, reason: "tooMany", count: countWith(form, optionKey, texts) };
    }
  }
  return { ok: true, form: next };
}

/** How many combinations there would be; every value adds as many as the other options have. */
function countWith(form: VariantForm, optionKey: string, texts: readonly string[]): number {
  const option = form.options.find(({ key }) => key === optionKey);
  const folded = new Set([...(option?.values.map(({ text }) => text) ?? []), ...texts].map(foldText));
  const before = option?.values.length ?? 0;
  return (before > 0 ? form.rows.length : 0) + (folded.size - before) * othersOf(form, optionKey).length;
}

/** The existing combinations, reduced to the other options. */
function othersOf(form: VariantForm, optionKey: string): Values[] {
  const there = distinct(form.rows.map(({ values }) => without(values, optionKey)));
  return there.length > 0 ? there : product(form.options.filter(({ key }) => key !== optionKey));
}

function addValue(form: VariantForm, option: Option, text: string): VariantForm {
  const value = { key: `n${form.given + 1}`, text };
  const next = changeOption({ ...form, given: form.given + 1 }, option.key, ({ values, ...same }) => ({
    ...same,
    values: [...values, value],
  }));
  if (option.values.length === 0 && form.rows.length > 0) {
    const rows = form.rows.map((row) => ({ ...row, values: { ...row.values, [option.key]: value.key } }));
    return inOrder({ ...next, rows });
  }
  return othersOf(form, option.key).reduce(
    (all, others) => addRow(all, { ...others, [option.key]: value.key }, priceOf(form, others)),
    next,
  );
}

/** The price that all combinations with these values share; new ones start with it. */
function priceOf(form: VariantForm, others: Values): string {
  const prices = new Set(form.rows.filter(({ values }) => matches(values, others)).map(({ price }) => price));
  return prices.size === 1 ? ([...prices][0] ?? "") : "";
}

const matches = (values: Values, some: Values): boolean =>
  Object.entries(some).every(([key, value]) => values[key] === value);

function addRow(form: VariantForm, values: Values, price: string): VariantForm {
  const given = form.given + 1;
  const row = { ...EMPTY_CELLS, key: `n${given}`, id: null, values, price };
  return inOrder({ ...form, given, rows: [...form.rows, row] });
}

export const renameOption = (form: VariantForm, key: string, name: string): VariantForm =>
  changeOption(form, key, (option) => ({ ...option, name }));

export type ValueProblem = "product.optionValueRequired" | "product.optionValueTooLong" | "product.optionValueTwice";

/** The problem with a value's text; null if valid. */
export function valueProblem(option: Option, valueKey: string, text: string): ValueProblem | null {
  const folded = foldText(text);
  if (folded === "") return "product.optionValueRequired";
  if (collapseBlanks(text).length > PRODUCT_LIMITS.optionValue) return "product.optionValueTooLong";
  const twice = option.values.some((value) => value.key !== valueKey && foldText(value.text) === folded);
  return twice ? "product.optionValueTwice" : null;
}

export const renameValue = (form: VariantForm, option: string, value: string, text: string): VariantForm =>
  changeOption(form, option, ({ values, ...same }) => ({
    ...same,
    values: values.map((one) => (one.key === value ? { ...one, text: collapseBlanks(text) } : one)),
  }));

/** Removes a value with its combinations; removing the last value keeps them without the option. */
export function removeValue(form: VariantForm, option: string, value: string): VariantForm {
  const next = changeOption(form, option, ({ values, ...same }) => ({
    ...same,
    values: values.filter(({ key }) => key !== value),
  }));
  const last = next.options.find(({ key }) => key === option)?.values.length === 0;
  if (last) return withoutOption(next, option);
  return { ...next, rows: form.rows.filter(({ values }) => values[option] !== value) };
}

/** Removes an option; of combinations that become equal, the one with the first value stays. */
export function removeOption(form: VariantForm, option: string): VariantForm {
  return withoutOption({ ...form, options: form.options.filter(({ key }) => key !== option) }, option);
}

function withoutOption(form: VariantForm, option: string): VariantForm {
  const places = new Map<string, Combination>();
  for (const row of form.rows) {
    const values = without(row.values, option);
    const sign = signOf(values);
    if (Object.keys(values).length > 0 && !places.has(sign)) places.set(sign, { ...row, values });
  }
  return inOrder({ ...form, rows: [...places.values()] });
}

function movedBy<Item extends { key: string }>(all: readonly Item[], key: string, by: number): Item[] {
  const from = all.findIndex((item) => item.key === key);
  return moved(all, from, from + by);
}

export const moveOption = (form: VariantForm, key: string, by: number): VariantForm =>
  inOrder({ ...form, options: movedBy(form.options, key, by) });

export const moveValue = (form: VariantForm, option: string, value: string, by: number): VariantForm =>
  inOrder(changeOption(form, option, ({ values, ...same }) => ({ ...same, values: movedBy(values, value, by) })));

export const removeRows = (form: VariantForm, keys: readonly string[]): VariantForm => ({
  ...form,
  rows: form.rows.filter(({ key }) => !keys.includes(key)),
});

/** The excluded combinations. */
export function missingRows(form: VariantForm): Values[] {
  if (used(form.options).length === 0) return [];
  const there = new Set(form.rows.map(({ values }) => signOf(values)));
  return product(form.options).filter((values) => !there.has(signOf(values)));
}

/** Restores a combination: as it was stored, at its place. */
export function restoreRow(form: VariantForm, stored: VariantForm, values: Values): VariantForm {
  if (form.rows.length >= MAX_VARIANTS) return form;
  const before = stored.rows.find((row) => signOf(row.values) === signOf(values));
  if (!before || form.rows.some(({ key }) => key === before.key)) return addRow(form, values, "");
  return inOrder({ ...form, rows: [...form.rows, before] });
}

export const editRows = (form: VariantForm, keys: readonly string[], cells: Partial<Cells>): VariantForm => ({
  ...form,
  rows: form.rows.map((row) => (keys.includes(row.key) ? { ...row, ...cells } : row)),
});

/** The value texts of a combination, in the order of the options. */
export const wordsOf = ({ options }: Pick<VariantForm, "options">, values: Values): string[] =>
  used(options).map((option) => option.values.find(({ key }) => key === values[option.key])?.text ?? "");

/** What is lost when rows of `before` are missing in `after`. */
export interface Loss {
  rows: number;
  counted: number;
  inOrders: number;
}

/** Null if no removed row was ever stored or filled in. */
export function lossOf(before: VariantForm, after: VariantForm, inOrders: ReadonlySet<number>): Loss | null {
  const staying = new Set(after.rows.map(({ key }) => key));
  const gone = before.rows.filter(({ key }) => !staying.has(key));
  if (gone.every((row) => row.id === null && row.sku === "" && row.stock === "")) return null;
  return {
    rows: gone.length,
    counted: gone.filter(({ stock }) => Number(stock.replace(",", ".")) > 0).length,
    inOrders: gone.filter(({ id }) => id !== null && inOrders.has(id)).length,
  };
}

export type CellName = "price" | "sku" | "stock";
export interface VariantProblems {
  options: Record<string, ValidationKey>;
  rows: Record<string, Partial<Record<CellName, ValidationKey>>>;
}

const keyOfIssue = (error: z.ZodError | undefined): ValidationKey | undefined =>
  error?.issues[0]?.message as ValidationKey | undefined;

function cellProblems(row: Combination): Partial<Record<CellName, ValidationKey>> {
  const names = ["price", "sku", "stock"] as const;
  const found = names.map((name) => [name, keyOfIssue(variantCellsSchema.shape[name].safeParse(row[name]).error)]);
  return Object.fromEntries(found.filter(([, key]) => key !== undefined));
}

/** Validates the form by the server's rules. */
export function variantProblems(form: VariantForm): VariantProblems {
  const options: VariantProblems["options"] = {};
  const names = new Set<string>();
  for (const { key, name, values } of form.options) {
    const folded = foldText(name);
    if (folded === "") options[key] = "product.optionNameRequired";
    else if (names.has(folded)) options[key] = "product.optionNameTwice";
    else if (values.length === 0) options[key] = "product.optionValueRequired";
    names.add(folded);
  }
  const rows = form.rows.map((row) => [row.key, cellProblems(row)] as const);
  return { options, rows: Object.fromEntries(rows.filter(([, found]) => Object.keys(found).length > 0)) };
}

export const hasProblems = ({ options, rows }: VariantProblems): boolean =>
  Object.keys(options).length + Object.keys(rows).length > 0;

/** Options without any combination are dropped. */
const storedOptions = ({ options, rows }: VariantForm) =>
  (rows.length > 0 ? used(options) : []).map(({ name, values }) => ({
    name: collapseBlanks(name),
    values: values.map(({ text }) => text),
  }));

type CellChanges = { price?: string; sku?: string; stock?: string; paused?: boolean };

/** Only cells whose meaning changed, so that stock sold meanwhile is not overwritten. */
function changedCells(before: Combination | undefined, row: Combination): CellChanges {
  if (before === row) return {};
  const same = (name: CellName) => {
    const cell = before?.[name] ?? "";
    if (cell === row[name]) return true;
    const [one, other] = [cell, row[name]].map((text) => variantCellsSchema.shape[name].safeParse(text).data);
    return one !== undefined && one === other;
  };
  const cells: CellChanges = {};
  for (const name of ["price", "sku", "stock"] as const) if (!same(name)) cells[name] = row[name];
  if (row.paused !== (before?.paused ?? false)) cells.paused = row.paused;
  return cells;
}

/** The request that turns the stored form into this one; null if nothing differs. */
export function variantChanges(stored: VariantForm, form: VariantForm) {
  const before = new Map(stored.rows.map((row) => [row.id, row]));
  const options = storedOptions(form);
  const rows = form.rows.map((row) => ({
    id: row.id,
    values: wordsOf(form, row.values),
    ...changedCells(row.id === null ? undefined : before.get(row.id), row),
  }));
  const kept = new Set(rows.map(({ id }) => id));
  const removed = [...before.keys()].filter((id) => id !== null && !kept.has(id)) as number[];
  const seen = storedOptions(stored);
  const sameRows = JSON.stringify(stored.rows.map(({ id }) => id)) === JSON.stringify(rows.map(({ id }) => id));
  if (!sameRows || JSON.stringify(seen) !== JSON.stringify(options)) {
    return { structure: { seen, options, removed }, rows };
  }
  const touched = rows.filter((row) => Object.keys(row).length > 2);
  return touched.length > 0 ? { rows: touched } : null;
}

export const CELLS = ["price", "sku", "stock", "paused"] as const satisfies readonly (keyof Cells)[];

/** The cells of stored variants, each under the variant's id and its own name: "12.price". */
export function variantCells<Stored extends { id: number } & Record<keyof Cells, unknown>>(
  variants: readonly Stored[],
): Record<string, unknown> {
  return Object.fromEntries(variants.flatMap((one) => CELLS.map((cell) => [`${one.id}.${cell}`, one[cell]])));
}
