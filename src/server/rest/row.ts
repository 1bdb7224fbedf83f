import type { z } from "zod";
import type { Judged } from "~/server/api/judged";
import type { createCaller } from "~/server/api/root";
import type { TentPart } from "~/server/services/tenancy/tent-of";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** A, U, O and S of docs/contract.md#who-may-call. */
export type Who = "anyone" | "user" | "owner" | "super";

/** The same caller as the panel's pages have: procedures decide who may. */
export type ProcedureCaller = ReturnType<typeof createCaller>;

/** What a row calls with. */
export interface Api {
  call: ProcedureCaller;
  /** The tent to name where the wire names a row alone; `tentProcedure` proves it. @throws NOT_FOUND */
  tentOf: (part: TentPart, id: number) => Promise<number>;
  /** The tent to name where the wire names nothing: the caller's first. @throws NOT_FOUND */
  ownTent: () => Promise<number>;
}

export interface RestResponse<Data, Meta> {
  /** What `output` describes, or the same as JSON that is written already. */
  data: Data | Written;
  meta?: Meta;
  /** Where it differs from the row's. */
  status?: 200 | 201 | 202;
}

/** Wire input: the parameters of the path with the query, the JSON's or the form's fields (of `image` calls: the picture as a Blob). */
type Input = z.ZodType<unknown, unknown>;

/** JSON that the database or a cache wrote: it goes out as it is. */
export class Written {
  constructor(readonly json: string) {}
}

/** One call of docs/contract.md#calls. */
export interface RestRoute {
  method: Method;
  /** As docs/contract.md#calls writes it: `/product/{id}`. A parameter that its schema refuses is a 404. */
  path: string;
  who: Who;
  /**
   * none: GET, DELETE and writes without body; fields come by the query. json: an object. image: a form with one picture
   * under `image`, or the picture itself with its fields in the query.
   */
  body: "none" | "json" | "image";
  /** The whole JSON body goes under this name of `input`: for lists. */
  bodyAs?: string;
  /** The JSON body may also come without this name around it. */
  wrapped?: string;
  /** Without a body, `input` is judged as `{}`. */
  bodyOptional?: true;
  input: Input;
  /** The shape of `data`, for the document and the tests. Mappers write it; strict objects show what is too much. */
  output: z.ZodType;
  meta?: z.ZodType;
  /** 200 unless said. */
  status?: 201;
  /** A success may also be this one: what was asked for waits for somebody else. */
  orStatus?: 202;
  /** A short Spanish sentence for the document. */
  summary: string;
  /** A few lines: procedures called, and a mapper where the wire differs. */
  call: (api: Api, input: never) => Promise<RestResponse<unknown, unknown>>;
}

/** What comes as JSON reaches its procedure as `Judged`, so that it is judged once. */
type BodyOf = { body: "none" | "image" } | { body: "json"; input: z.ZodType<Judged<z.ZodType> | null, unknown> };

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

/** Ties a row's `call` to its schemas. */
export function restRoute<In extends Input, Out extends z.ZodType, Meta extends z.ZodType = z.ZodUndefined>(
  definition: RowOf<In, Out, Meta>,
): RestRoute {
  return definition;
}

/** "PUT /product/{id}": how a row is named in logs, tests and the document. */
export function routeName({ method, path }: Pick<RestRoute, "method" | "path">): string {
  return `${method} ${path}`;
}
