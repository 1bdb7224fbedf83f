import type { z } from "zod";

/**
 * What `schema` has judged already. The public API names every wrong field of a call at once, its shop among them, so it
 * judges before procedures prove the shop; they take its word by this, and no schema has to take its own output. Only code
 * of this process makes one: of what comes over HTTP nothing is of this class, whatever its fields say.
 */
export class Judged<Schema extends z.ZodType, Beside = unknown> {
  readonly #schema: Schema;

  constructor(
    schema: Schema,
    readonly value: z.output<Schema>,
    /** What the call said beside it. */
    readonly beside: Beside,
    /** Read by `tentProcedure`, as from any input. */
    readonly tentId?: number,
  ) {
    this.#schema = schema;
  }

  /** To be given to a procedure whose input is `once(schema)`; a tent's procedure is told which tent. */
  asInput(tentId?: number): z.input<Schema> & { tentId?: number } {
    return new Judged(this.#schema, this.value, this.beside, tentId) as never;
  }

  /** @throws where another schema judged it: a mistake in a row of the API. */
  static valueOf<Schema extends z.ZodType>(input: unknown, schema: Schema): { value: z.output<Schema> } | null {
    if (typeof input !== "object" || input === null || !(#schema in input)) return null;
    const judged = input as Judged<z.ZodType>;
    if (judged.#schema !== schema) throw new Error("An input was judged by another schema than its procedure's");
    return { value: judged.value as z.output<Schema> };
  }
}

/** The input of a procedure that the public API calls with what is judged already; all others are judged here. */
export function once<Schema extends z.ZodType>(schema: Schema): Schema {
  const parseAsync = async (input: unknown) => {
    const judged = Judged.valueOf(input, schema);
    return judged ? judged.value : schema.parseAsync(input);
  };
  return Object.defineProperty(schema.clone(), "parseAsync", { value: parseAsync });
}
