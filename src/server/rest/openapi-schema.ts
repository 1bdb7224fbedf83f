import { z } from "zod";
import { writableFieldsOf } from "~/domain/fields";
import type { ApiSchema } from "~/domain/site/api-document";

type Direction = "input" | "output";

const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Copies length limits: texts are normalized before validation, so the limits are on the schema after the
 * normalization.
 */
function takeLengths(schema: ApiSchema, normalized: ApiSchema): void {
  const textOf = (one: ApiSchema) => [one, ...(one.anyOf ?? [])].find(({ type }) => type === "string");
  const text = textOf(schema);
  const limits = textOf(normalized);
  if (!text || !limits) return;
  const { minLength, maxLength } = limits;
  if (minLength !== undefined) text.minLength ??= minLength;
  if (maxLength !== undefined) text.maxLength ??= maxLength;
}

/** Expands `{id, field, value}` into one variant per field, with the schema of its value. */
function formsOf(fields: Record<string, z.ZodType>, schema: ApiSchema): ApiSchema[] {
  return Object.entries(fields).map(([name, value]) => ({
    type: "object",
    properties: {
      id: schema.properties?.id ?? {},
      field: { type: "string", const: name },
      value: convert(value, "input", {}),
    },
    required: ["id", "field", "value"],
  }));
}

/** Removes redundant parts: the default bounds of integers, and patterns that repeat a format. */
function tidy(schema: ApiSchema): void {
  if (schema.minimum === -SAFE) delete schema.minimum;
  if (schema.maximum === SAFE) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
  // Our own type describes the preferred input; alternative accepted forms are omitted.
  if (schema.type !== undefined && schema.anyOf) delete schema.anyOf;
}

function convert(schema: z.ZodType, io: Direction, components: Record<string, ApiSchema>): ApiSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const json = jsonSchema as ApiSchema;
      tidy(json);
      const fields = writableFieldsOf(zodSchema);
      if (fields) {
        const forms = formsOf(fields, json);
        for (const key of Object.keys(json)) delete json[key as keyof ApiSchema];
        json.oneOf = forms;
      }
      const { def } = zodSchema._zod;
      if (io === "input" && def.type === "pipe" && def.out._zod.def.type !== "transform") {
        takeLengths(json, convert(def.out as z.ZodType, "output", {}));
      }
    },
  }) as ApiSchema & { $schema?: string; $defs?: Record<string, ApiSchema> };
  const { $schema: _, $defs = {}, ...own } = converted;
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...shared } = definition as ApiSchema & { id?: string };
    components[name] = pointed(shared);
  }
  return pointed(own);
}

/** Points references to the document's components. */
function pointed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
}

/** Converts a zod schema for the document; named schemas go to `components`. */
export function schemaOf(schema: z.ZodType, io: Direction, components: Record<string, ApiSchema>): ApiSchema {
  return convert(schema, io, components);
}
