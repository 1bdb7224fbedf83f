import { z } from "zod";
import { collapseBlanks } from "./text";
import { message, type ValidationKey } from "./validation-key";

/** The largest id of the database's integers. */
export const MAX_ID = 2_147_483_647;
export const MAX_ORDER = 1_000_000;

export const idSchema = z
  .number({ error: message("common.id") })
  .int({ error: message("common.id") })
  .min(1, { error: message("common.id") })
  .max(MAX_ID, { error: message("common.id") });

export const orderSchema = z
  .number({ error: message("common.order") })
  .int({ error: message("common.order") })
  .min(0, { error: message("common.order") })
  .max(MAX_ORDER, { error: message("common.order") });

type Messages = { required: ValidationKey; tooLong: ValidationKey };

/** One line that must say something; blanks are tidied first, so that they count as nothing. */
export function requiredLine(max: number, { required, tooLong }: Messages, min = 1) {
  return z
    .string({ error: required })
    .transform((text) => collapseBlanks(stripControls(text)))
    .pipe(z.string().min(min, { error: required }).max(max, { error: tooLong }));
}

/** One line that may be missing; empty is null. */
export function optionalLine(max: number, tooLong: ValidationKey) {
  return z
    .string({ error: message("common.invalid") })
    .nullish()
    .transform((text) => collapseBlanks(stripControls(text ?? "")) || null)
    .pipe(z.string().max(max, { error: tooLong }).nullable());
}

/** Text of several lines; may be empty. */
export function longText(max: number, tooLong: ValidationKey) {
  return z
    .string({ error: message("common.invalid") })
    .transform((text) => stripControls(text.replace(/\r\n?/g, "\n")).trim())
    .pipe(z.string().max(max, { error: tooLong }));
}

/** PostgreSQL takes no NUL, and no other control character belongs in a text but tab and line break. */
function stripControls(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\P{Cc}\t\n\r]/gu, "");
}

type FieldMap = Record<string, z.ZodType>;

const fieldMaps = new WeakMap<object, FieldMap>();

/** The fields behind a `{id, field, value}`, for who describes what may be written. */
export function writableFieldsOf(schema: z.core.$ZodType): FieldMap | undefined {
  return fieldMaps.get(schema._zod.def);
}

const fieldShape = { field: z.string({ error: message("common.unknownField") }), value: z.unknown() };

/** The value as its field's schema has it; a field that is not in the map is refused. */
function judgeField<Fields extends FieldMap, Input extends { field: string; value?: unknown }>(fields: Fields) {
  type Row = Omit<Input, "field" | "value">;
  type Update = { [Field in keyof Fields & string]: Row & { field: Field; value: z.output<Fields[Field]> } };
  const known = new Map(Object.entries(fields));
  return (input: Input, context: z.RefinementCtx): Update[keyof Fields & string] => {
    const judge = known.get(input.field);
    if (!judge) {
      context.addIssue({ code: "custom", path: ["field"], message: message("common.unknownField") });
      return z.NEVER;
    }
    const parsed = judge.safeParse(input.value);
    if (parsed.success) return { ...input, value: parsed.data } as unknown as Update[keyof Fields & string];
    for (const issue of parsed.error.issues) {
      context.addIssue({ code: "custom", path: ["value", ...issue.path], message: issue.message });
    }
    return z.NEVER;
  };
}

/** `{field, value}`: one field of what is known already. */
export function fieldSchema<Fields extends FieldMap>(fields: Fields) {
  const schema = z.object(fieldShape).transform(judgeField(fields));
  fieldMaps.set(schema._zod.def, fields);
  return schema;
}

/** `{id, field, value}`: one field of a row. */
export function fieldUpdateSchema<Fields extends FieldMap>(fields: Fields) {
  const schema = z.object({ id: idSchema, ...fieldShape }).transform(judgeField(fields));
  fieldMaps.set(schema._zod.def, fields);
  return schema;
}
