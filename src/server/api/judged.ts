import type { z } from "zod";

/**
 * An input that `schema` has already validated. The public API reports every invalid field of a call at once, including
 * its shop, so it validates before procedures check the tent; procedures then accept this wrapper, and no schema has to
 * accept its own output. Only code of this process can create one: a value received over HTTP is never an instance of
 * this class, whatever its fields are.
 */
export class Judged<Schema extends z.ZodType, Beside = unknown> {
  readonly #schema: Schema;

  constructor(
    schema: Schema,
    readonly value: z.output<Schema>,
    /** Fields of the call beside the validated value. */
    readonly beside: Beside,
    /** Read by `tentProcedure`, as from any other input. */
    readonly tentId?: number,
  ) {
    this.#schema = schema;
  }

  /** The input for a procedure whose input is `once(schema)`; for a tent procedure, with the tent's id. */
  asInput(tentId?: number): z.input<Schema> & { tentId?: number } {
    return new Judged(this.#schema, this.value, this.beside, tentId) as never;
  }

  /** @throws when another schema validated it: a mistake in a row of the API */
  static valueOf<Schema extends z.ZodType>(input: unknown, schema: Schema): { value: z.output<Schema> } | null {
    if (typeof input !== "object" || input === null || !(#schema in input)) return null;
    const judged = input as Judged<z.ZodType>;
    if (judged.#schema !== schema) throw new Error("The input was validated by a schema other than its procedure's");
    return { value: judged.value as z.output<Schema> };
  }
}

/** The input of a procedure that the public API calls with validated values; any other value is validated here. */
export function once<Schema extends z.ZodType>(schema: Schema): Schema {
  const parseAsync = async (input: unknown) => {
    const judged = Judged.valueOf(input, schema);
    return judged ? judged.value : schema.parseAsync(input);
  };
  return Object.defineProperty(schema.clone(), "parseAsync", { value: parseAsync });
}
