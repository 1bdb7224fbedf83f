import type { z } from "zod";
import { collapseBlanks, foldText } from "../../text";
import type { ValidationKey } from "../../validation-key";
import { PRODUCT_LIMITS, variantCellsSchema } from "../crud/schemas";

/** A value of an option; the key stays while the text is changed. */
export interface OptionValue {
  key: string;
  text: string;
}

export interface Option {
  key: string;
  name: string;
  /** An option without values counts in no combination yet. */
  values: readonly OptionValue[];
}

/** What is typed for one combination. */
export interface Cells {
  /** Empty is the product's price. */
  price: string;
  sku: string;
  /** Empty is unlimited. */
  stock: string;
  paused: boolean;
}

export interface Combination extends Cells {
  key: string;
  /** The stored row, which orders point at; null until it is saved. */
  id: number | null;
  /** Key of an option to the key of its value; options without values are not in it. */
  values: Readonly<Record<string, string>>;
}

/** A product's options and combinations while they are edited; combinations always stand in the order of the values. */
export interface VariantForm {
  options: readonly Option[];
  rows: readonly Combination[];
  /** Keys given so far. */
  given: number;
}

export const MAX_OPTIONS = PRODUCT_LIMITS.options;
export const MAX_VARIANTS = PRODUCT_LIMITS.variants;
export const EMPTY_CELLS: Cells = { price: "", sku: "", stock: "", paused: false };

interface Named {
  name: string;
  values: readonly string[];
}

/** The options with every value that they or their combinations have. */
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

/** What is stored, ready to be edited. */
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

/** One text for the same values, in whatever order they were given. */
const signOf = (values: Values): string => JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

function distinct(all: readonly Values[]): Values[] {
  return [...new Map(all.map((values) => [signOf(values), values])).values()];
}

/** All there could be of these options, at most `max` and one more. */
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

/** "1,5 l", "36,5": one comma, and behind it one digit, or more with their unit. "36,37" are two sizes. */
const isDecimal = (text: string): boolean =>
  text.split(",").length === 2 && /\d,(?:\d(?!\d)|\d{2,3}\s*\p{L})/u.test(text);

/** "S, M; L" and lines as single values, tidied, each once. */
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

/** While somebody types: the values that are surely whole, and what may still go on. */
export function typedValues(text: string): { ready: string[]; rest: string } {
  const end = [...text.matchAll(/[;\n\t]|(?<!\d),|,(?=\D)/g)].at(-1)?.index;
  if (end === undefined) return { ready: [], rest: text };
  return { ready: splitValues(text.slice(0, end)), rest: text.slice(end + 1).trimStart() };
}

/** The key of an option that is added next. */
export const nextOption = (form: VariantForm): string => `n${form.given + 1}`;

/** One more option, which has no values yet. */
export function addOption(form: VariantForm, name: string): VariantForm {
  const option = { key: nextOption(form), name, values: [] };
  return { ...form, given: form.given + 1, options: [...form.options, option] };
}

export type Added = { ok: true; form: VariantForm } | { ok: false; reason: "tooMany" | "tooLong"; count: number };

/**
 * Values of an option, and their combinations with all there is of the others. The first value is taken by the
 * combinations there are, which stay the same rows; a combination that was left out stays out.
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

/** How many combinations there would be; every value brings as many as the others have. */
function countWith(form: VariantForm, optionKey: string, texts: readonly string[]): number {
  const option = form.options.find(({ key }) => key === optionKey);
  const folded = new Set([...(option?.values.map(({ text }) => text) ?? []), ...texts].map(foldText));
  const before = option?.values.length ?? 0;
  return (before > 0 ? form.rows.length : 0) + (folded.size - before) * othersOf(form, optionKey).length;
}

/** What the other options make of the combinations there are. */
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

/** The price that all combinations with these values share; a new one of theirs begins with it. */
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

/** What is wrong with a value's text; null is nothing. */
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

/** Without one value its combinations go; without the last one they stay, and only lose the option. */
export function removeValue(form: VariantForm, option: string, value: string): VariantForm {
  const next = changeOption(form, option, ({ values, ...same }) => ({
    ...same,
    values: values.filter(({ key }) => key !== value),
  }));
  const last = next.options.find(({ key }) => key === option)?.values.length === 0;
  if (last) return withoutOption(next, option);
  return { ...next, rows: form.rows.filter(({ values }) => values[option] !== value) };
}

/** Without an option each combination of the others stays once: the one of the first value. */
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

function moved<Item>(all: readonly Item[], from: number, by: number): Item[] {
  const to = from + by;
  const item = all[from];
  if (item === undefined || to < 0 || to >= all.length) return [...all];
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export const moveOption = (form: VariantForm, key: string, by: number): VariantForm =>
  inOrder({
    ...form,
    options: moved(
      form.options,
      form.options.findIndex((option) => option.key === key),
      by,
    ),
  });

export const moveValue = (form: VariantForm, option: string, value: string, by: number): VariantForm =>
  inOrder(
    changeOption(form, option, ({ values, ...same }) => ({
      ...same,
      values: moved(
        values,
        values.findIndex(({ key }) => key === value),
        by,
      ),
    })),
  );

export const removeRows = (form: VariantForm, keys: readonly string[]): VariantForm => ({
  ...form,
  rows: form.rows.filter(({ key }) => !keys.includes(key)),
});

/** The combinations that were left out. */
export function missingRows(form: VariantForm): Values[] {
  if (used(form.options).length === 0) return [];
  const there = new Set(form.rows.map(({ values }) => signOf(values)));
  return product(form.options).filter((values) => !there.has(signOf(values)));
}

/** Brings a combination back: as it was stored, where it was. */
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

/** The words of a combination, in the order of the options. */
export const wordsOf = ({ options }: Pick<VariantForm, "options">, values: Values): string[] =>
  used(options).map((option) => option.values.find(({ key }) => key === values[option.key])?.text ?? "");

/** What is lost when rows of `before` are not in `after`. */
export interface Loss {
  rows: number;
  counted: number;
  inOrders: number;
}

/** Null where nothing goes that was ever stored or typed. */
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

/** What is wrong with what is typed, by the server's own rules. */
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

/** Options that no combination has are none. */
const storedOptions = ({ options, rows }: VariantForm) =>
  (rows.length > 0 ? used(options) : []).map(({ name, values }) => ({
    name: collapseBlanks(name),
    values: values.map(({ text }) => text),
  }));

type CellChanges = { price?: string; sku?: string; stock?: string; paused?: boolean };

/** Only what means something else than before: a stock that was sold meanwhile is not put back. */
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

/** What has to be sent so that the stored form becomes this one; null when nothing differs. */
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
