import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { MAX_ID } from "~/domain/limits";
import type { ApiSchema } from "~/domain/site/api-document";

type Words = Copy["apiDocs"]["words"];

const NAMED: Record<string, "text" | "integer" | "number" | "boolean" | "object" | "none"> = {
  string: "text",
  integer: "integer",
  number: "number",
  boolean: "boolean",
  object: "object",
  null: "none",
};

function stringWords({ format }: ApiSchema, words: Words): string {
  if (format === "binary") return words.file;
  if (format === "date") return words.date;
  if (format === "date-time") return words.dateTime;
  return words.text;
}

function plainWords(type: string, schema: ApiSchema, words: Words): string {
  if (type === "string") return stringWords(schema, words);
  if (type === "array") return fill(words.list, { of: typeWords(schema.items ?? {}, words) });
  const named = NAMED[type];
  return named ? words[named] : type;
}

/** For booleans with several accepted spellings, only the one used in responses. */
const choicesOf = (values: unknown[]) =>
  values.includes(true) && values.includes(1) ? values.filter((value) => typeof value === "number") : values;

/** The type of a schema in words: "número o null", "lista de Variant". */
export function typeWords(schema: ApiSchema, words: Words): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return choicesOf(schema.enum)
      .map((value) => JSON.stringify(value))
      .join(words.or);
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return [...new Set(forms.map((form) => typeWords(form, words)))].join(words.or);
  if (schema.type === undefined) return schema.properties ? words.object : words.any;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.map((type) => plainWords(type, schema, words)).join(words.or);
}

/** The limits of a schema, in words. */
export function limitWords(schema: ApiSchema, words: Words): string[] {
  const limits: string[] = [];
  if (schema.maxLength !== undefined) limits.push(fill(words.letters, { n: schema.maxLength }));
  if (schema.maxItems !== undefined) limits.push(fill(words.items, { n: schema.maxItems }));
  // the bounds of an id come from the database type and are of no use to readers
  const isId = schema.maximum === MAX_ID;
  if (schema.minimum !== undefined && !isId) limits.push(fill(words.from, { n: schema.minimum }));
  if (schema.maximum !== undefined && !isId) limits.push(fill(words.upTo, { n: schema.maximum }));
  if (schema.default !== undefined && schema.default !== null)
    limits.push(fill(words.byDefault, { value: JSON.stringify(schema.default) }));
  return limits;
}
