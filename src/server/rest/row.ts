import type { z } from "zod";
import type { createCaller } from "~/server/api/root";
import type { ValidatedInput } from "~/server/api/validated-input";
import type { TentPart } from "~/server/services/tenancy/tent-of";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** A, U, O and S of docs/contract.md#who-may-call. */
type Who = "anyone" | "user" | "owner" | "super";

/** The same tRPC caller as the panel's pages use: procedures check permissions. */
type ProcedureCaller = ReturnType<typeof createCaller>;

/** The operations available to a row's `call`. */
export interface Api {
  call: ProcedureCaller;
  /** The tent of a row, when the request names only the row; `tentProcedure` checks it. @throws NOT_FOUND */
  tentOf: (part: TentPart, id: number) => Promise<number>;
  /** The caller's first tent, when the request names none. @throws NOT_FOUND */
  ownTent: () => Promise<number>;
}

interface RestResponse<Data, Meta> {
  /** A value that matches `output`, or the same value as serialized JSON. */
  data: Data | Written;
  meta?: Meta;
  /** The status, if it differs from the row's. */
  status?: 200 | 201 | 202;
}

/**
 * The input from the request: path parameters plus the query, or the fields of the JSON or form (a
 * picture or a file is a Blob).
 */
type Input = z.ZodType<unknown, unknown>;

/** JSON serialized by the database or a cache; it is sent as is. */
export class Written {
  constructor(readonly json: string) {}
}

/** One call of docs/contract.md#calls. */
export interface RestRoute {
  method: Method;
  /** The path as in docs/contract.md#calls: `/product/{id}`. A parameter that its schema rejects is a 404. */
  path: string;
  who: Who;
  /**
   * none: GET, DELETE and writes without a body; fields come from the query. json: an object. image: a form with one
   * picture under `image`, or the picture itself with its fields in the query. file: a form with one file under `file`.
   */
  body: "none" | "json" | "image" | "file";
  /** The field of `input` that receives the whole JSON body: for lists. */
  bodyAs?: string;
  /** A wrapper field that the JSON body may omit. */
  wrapped?: string;
  /** A missing body is validated as `{}`. */
  bodyOptional?: true;
  input: Input;
  /** The schema of `data`, for the document and the tests. Mappers produce it; strict objects reveal extra fields. */
  output: z.ZodType;
  meta?: z.ZodType;
  /** 200 by default. */
  status?: 201 | 202;
  /** A second success status: the request was accepted but waits for somebody else. */
  orStatus?: 202;
  /** A short Spanish sentence for the document. */
  summary: string;
  /** A few lines: calls procedures, and a mapper when the wire format differs. */
  call: (api: Api, input: never) => Promise<RestResponse<unknown, unknown>>;
}

/** JSON input reaches its procedure as `ValidatedInput`, so that it is validated once. */
type BodyOf =
  | { body: "none" | "image" | "file" }
  | { body: "json"; input: z.ZodType<ValidatedInput<z.ZodType> | null, unknown> };

type RowOf<In extends Input, Out extends z.ZodType, Meta extends z.ZodType> = Omit<
  RestRoute,
  "body" | "input" | "output" | "meta" | "call"
> &
  BodyOf & {
    input: In;
    output: Out;
    meta?: Meta;
    call: (api: Api, input: z.output<In>) => Promise<RestResponse<z.input<Out>, z.input<Meta>>>;
  };

/** Defines a row, and types its `call` by its schemas. */
export function restRoute<In extends Input, Out extends z.ZodType, Meta extends z.ZodType = z.ZodUndefined>(
  definition: RowOf<In, Out, Meta>,
): RestRoute {
  return definition;
}

/** "PUT /product/{id}": how a row is named in logs, tests and the document. */
export function routeName({ method, path }: Pick<RestRoute, "method" | "path">): string {
  return `${method} ${path}`;
}
