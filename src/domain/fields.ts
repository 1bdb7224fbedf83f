import { z } from "zod";
import { MAX_ID, MAX_ORDER } from "./limits";
import { collapseBlanks } from "./text";
import { message, type ValidationKey } from "./validation-key";

export const idSchema = z
  .number({ error: message("common.id") })
  .int({ error: message("common.id") })
  .min(1, { error: message("common.id") })
  .max(MAX_ID, { error: message("common.id") });

/** The id of a row that grows with orders or visits: bigint in the database, exact as a number up to 2^53. */
export const longIdSchema = z
  .number({ error: message("common.id") })
  .int({ error: message("common.id") })
  .min(1, { error: message("common.id") });

export const orderSchema = z
  .number({ error: message("common.order") })
  .int({ error: message("common.order") })
  .min(0, { error: message("common.order") })
  .max(MAX_ORDER, { error: message("common.order") });

type Messages = { required: ValidationKey; tooLong: ValidationKey };

/** A required line of text; blanks are collapsed before validation, so that blanks alone count as empty. */
export function requiredLine(max: number, { required, tooLong }: Messages, min = 1) {
  return z
    .string({ error: required })
    .transform((text) => collapseBlanks(stripControls(text)))
    .pipe(z.string().min(min, { error: required }).max(max, { error: tooLong }));
}

/** An optional line of text; empty becomes null. */
export function optionalLine(max: number, tooLong: ValidationKey) {
  return z
    .string({ error: message("common.invalid") })
    .nullish()
    .transform((text) => collapseBlanks(stripControls(text ?? "")) || null)
    .pipe(z.string().max(max, { error: tooLong }).nullable());
}

/** Text with line breaks; may be empty. */
export function longText(max: number, tooLong: ValidationKey) {
  return z
    .string({ error: message("common.invalid") })
    .transform((text) => stripControls(text.replace(/\r\n?/g, "\n")).trim())
    .pipe(z.string().max(max, { error: tooLong }));
}

/** Signs that break a line in other programs, such as Excel's U+000B: words on both sides stay apart. */
const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** PostgreSQL accepts no NUL, and no control character but tab and line break belongs in a text. */
function stripControls(text: string): string {
  return text
    .replace(OTHER_BREAKS, "\n")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[^\P{Cc}\t\n\r]/gu, "");
}

type FieldMap = Record<string, z.ZodType>;

const fieldMaps = new WeakMap<object, FieldMap>();

/** The field schemas behind a `{id, field, value}` schema, for generating documentation of the writable fields. */
export function writableFieldsOf(schema: z.core.$ZodType): FieldMap | undefined {
  return fieldMaps.get(schema._zod.def);
}

const fieldShape = { field: z.string({ error: message("common.unknownField") }), value: z.unknown() };

/** Validates the value with its field's schema; rejects a field that is not in the map. */
function validateField<Fields extends FieldMap, Input extends { field: string; value?: unknown }>(fields: Fields) {
  type Row = Omit<Input, "field" | "value">;
  type Update = { [Field in keyof Fields & string]: Row & { field: Field; value: z.output<Fields[Field]> } };
  const known = new Map(Object.entries(fields));
  return (input: Input, context: z.RefinementCtx): Update[keyof Fields & string] => {
    const schema = known.get(input.field);
    if (!schema) {
      context.addIssue({ code: "custom", path: ["field"], message: message("common.unknownField") });
      return z.NEVER;
    }
    const parsed = schema.safeParse(input.value);
    if (parsed.success) return { ...input, value: parsed.data } as unknown as Update[keyof Fields & string];
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: "custom", path: ["value", ...issue.path], message: issue.message });
    }
    return z.NEVER;
  };
}

/** `{field, value}`: updates one field of an object that the request identifies otherwise. */
export function fieldSchema<Fields extends FieldMap>(fields: Fields) {
  const schema = z.object(fieldShape).transform(validateField(fields));
  fieldMaps.set(schema._zod.def, fields);
  return schema;
}

/** `{id, field, value}`: updates one field of a row. */
export function fieldUpdateSchema<Fields extends FieldMap>(fields: Fields) {
  const schema = z.object({ id: idSchema, ...fieldShape }).transform(validateField(fields));
  fieldMaps.set(schema._zod.def, fields);
  return schema;
}
