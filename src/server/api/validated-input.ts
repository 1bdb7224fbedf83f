import type { z } from "zod";

/**
 * The output of a schema, passed to a procedure so that it does not validate the same input again. The public API needs
 * it: it reports all invalid fields together, including the shop, and so validates before a procedure checks the tent.
 * Only the constructor sets the private field that identifies an instance, so nothing received over HTTP counts as one
 * (docs/adr/0002-one-schema-for-a-call.md).
 */
export class ValidatedInput<Schema extends z.ZodType, Extra = unknown> {
  readonly #schema: Schema;

  constructor(
    schema: Schema,
    readonly value: z.output<Schema>,
    /** Fields of the call that are not part of the procedure's input. */
    readonly extra: Extra,
    /** Read by `tentProcedure`, as from any other input. */
    readonly tentId?: number,
  ) {
    this.#schema = schema;
  }

  /** The value to call a procedure with whose input is `validateOnce(schema)`; a tent procedure also needs the tent's id. */
  asInput(tentId?: number): z.input<Schema> & { tentId?: number } {
    return new ValidatedInput(this.#schema, this.value, this.extra, tentId) as never;
  }

  /**
   * The validated value; null for any other input.
   * @throws when another schema validated it: a mistake in a row of the API
   */
  static valueOf<Schema extends z.ZodType>(input: unknown, schema: Schema): { value: z.output<Schema> } | null {
    if (typeof input !== "object" || input === null || !(#schema in input)) return null;
    const validated = input as ValidatedInput<z.ZodType>;
    if (validated.#schema !== schema) throw new Error("The input was validated by a schema other than its procedure's");
    return { value: validated.value as z.output<Schema> };
  }
}

/** The schema as input of a procedure that also accepts a `ValidatedInput`; any other value is validated as usual. */
export function validateOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const parseAsync = async (input: unknown) => {
    const validated = ValidatedInput.valueOf(input, schema);
    return validated ? validated.value : schema.parseAsync(input);
  };
  return Object.defineProperty(schema.clone(), "parseAsync", { value: parseAsync });
}
