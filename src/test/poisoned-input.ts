import { z } from "zod";
import { CODE_MARK } from "~/domain/catalogue/search/search";
import { writableFieldsOf } from "~/domain/fields";
import type { Db } from "~/server/database/client";

/** Texts that the database cannot store, or should not. */
export const POISONS: [string, string][] = [
  ["NUL", "\u0000"],
  ["a NUL within", "a\u0000b"],
  ["half a character", "\ud800"],
  ["controls", "a\u0007\u001b\u0085"],
];
const MB = 1_000_000;
export const LONG_POISONS: [string, string][] = [
  ["1 MB", "x".repeat(MB)],
  ["1 MB of blanks", `a${" ".repeat(MB)}b`],
  ["10 MB", "x".repeat(10 * MB)],
];
/** Six times as long once encoded as JSON. */
export const LONG_NUL: [string, string] = ["10 MB of NUL", "\u0000".repeat(10 * MB)];

interface JsonSchema {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** `{id, field, value}` has one variant per writable field. */
function schemaOf(input: unknown): JsonSchema {
  return z.toJSONSchema(input as z.ZodType, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const fields = writableFieldsOf(zodSchema);
      if (!fields) return;
      const schema = jsonSchema as JsonSchema;
      schema.oneOf = Object.entries(fields).map(([name, value]) => ({
        properties: { ...schema.properties, field: { const: name }, value: schemaOf(value) },
      }));
    },
  }) as JsonSchema;
}

/** A plausible value for a field of this name. */
const USUAL: [RegExp, string][] = [
  [/mail/i, "ana@example.test"],
  [/phone|whatsapp|number/i, "11 5874-9895"],
  [/url|link|website/i, "https://a.example/x"],
  [/date|from|to$/i, "2026-11-20"],
  [/colou?r/i, "#0c2be8"],
  [/price|amount|cost|qty|stock|offer|value|limit/i, "1500"],
  [/subdomain|slug/i, "tienda-de-prueba"],
  [/password/i, "Clave-larga-91"],
];

interface Values {
  poison: string;
  /** The id of the row that a numeric field of this name refers to. */
  idOf: (name: string) => number;
}

/** Generates a value for a schema; a text is poisoned when `isPoisoned` selects its path. */
class Filler {
  texts = 0;

  constructor(
    private readonly values: Values,
    private readonly isPoisoned: (place: number) => boolean,
  ) {}

  fill(schema: JsonSchema, name = ""): unknown {
    const { properties, items, anyOf, allOf } = schema;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (anyOf) return this.fill(anyOf.find(({ type }) => type === "string") ?? anyOf[0] ?? {}, name);
    if (allOf) return Object.assign({}, ...allOf.map((one) => this.fill(one, name)));
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, this.fill(one, key)]));
    if (items) return [this.fill(items, name)];
    if (schema.type === "number" || schema.type === "integer") return this.values.idOf(name);
    if (schema.type === "boolean") return true;
    return this.text(name);
  }

  private text(name: string): string {
    const place = this.texts;
    this.texts += 1;
    if (this.isPoisoned(place)) return this.values.poison;
    return USUAL.find(([known]) => known.test(name))?.[1] ?? "Mate imperial";
  }
}

/** All ways to poison an input: all texts at once, and each alone with the others valid. */
export function poisonings(input: unknown, values: Values, { eachAlone }: { eachAlone: boolean }): unknown[] {
  const whole = schemaOf(input);
  return (whole.oneOf ?? [whole]).flatMap((schema) => {
    const all = new Filler(values, () => true);
    const first = all.fill(schema);
    const places = eachAlone && all.texts > 1 ? Array.from({ length: all.texts }, (_, place) => place) : [];
    return [first, ...places.map((only) => new Filler(values, (place) => place === only).fill(schema))];
  });
}

/** Columns with a control character other than tab and line break in some row; JSON writes them as `\u0007`. */
export async function columnsWithControls(db: Db): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY') ORDER BY 1, 2`;
  const parts = columns.map(({ table, column }) => {
    // written by us, never by who calls: see CODE_MARK
    const text =
      column === "search_text" ? `replace("${column}", chr(${CODE_MARK.charCodeAt(0)}), '')` : `"${column}"::text`;
    const holds = `${text} ~ '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]|\\\\u00[01]'`;
    return `SELECT '${table}.${column}' AS name WHERE EXISTS (SELECT 1 FROM "${table}" WHERE ${holds})`;
  });
  const found = await db.$queryRawUnsafe<{ name: string }[]>(parts.join(" UNION ALL "));
  return found.map(({ name }) => name);
}
