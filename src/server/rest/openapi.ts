import { type ApiArea, apiAreas, apiCalls, apiStatuses, apiDocumentCopy as copy } from "~/copy/api";
import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { AppErrorCode } from "~/domain/errors";
import type {
  ApiAnswer,
  ApiDocument,
  ApiMedia,
  ApiMethod,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from "~/domain/site/api-document";
import { appOrigin } from "~/server/site/addresses";
import { bodyExampleOf, exampleOf } from "./openapi-example";
import { schemaOf } from "./openapi-schema";
import { type RestRoute, routeName } from "./row";
import { table } from "./table";

type Schemas = Record<string, ApiSchema>;

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";
const PICTURE: ApiSchema = { type: "string", format: "binary", description: copy.picture };

/** An error code for each failure status, used in its example. */
const CODES: Record<number, AppErrorCode> = {
  400: "BODY_MALFORMED",
  401: "WRONG_CREDENTIALS",
  403: "SESSION_EXPIRED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "CONFLICT",
  413: "BODY_TOO_LARGE",
  415: "IMAGE_KIND",
  422: "VALIDATION",
  429: "RATE_LIMITED",
  500: "INTERNAL",
  503: "PROVIDER_DISABLED",
};

/** Names a shop in its body, and answers its owner more. */
const QUOTE = "POST /quote";
/** Calls that may conflict with an existing value, a limit of the plan or a suspension. */
const CONFLICTS = new Set([
  QUOTE,
  "POST /new-linked-tent",
  "PUT /tent",
  "POST /product",
  "PUT /product-whole",
  "POST /product/image",
  "POST /products/multi-product-price-change",
  "POST /category",
  "PUT /category",
  "PUT /category/whole",
  "POST /link",
  "DELETE /link/{id}",
  "POST /suscribe-this-user",
  "GET /catalogo-deposito-job",
  "POST /imports",
  "POST /imports/{id}/cancel",
  "POST /imports/{id}/undo",
]);

/** Calls that send requests to a payment provider. */
const PROVIDERS = new Set([
  "POST /register",
  "POST /suscribe-this-user",
  "POST /unsuscribe-this-user",
  "POST /suspended-user-payment",
  "PUT /assign-paypal-id-to-suscriptor",
  "GET /get-paypal-suscription-change-confirm-url/{id}",
  "GET /confirm-paypal-suscription-change/{id}",
  "POST /telegram-notification",
  "POST /telegram-notify-supers",
]);

/** Calls that hash or verify a password, whose concurrency is limited. */
const PASSWORDS = new Set([
  "POST /login",
  "POST /register",
  "PUT /user",
  "PUT /change-password",
  "POST /delete-user-data",
  "POST /register-admin",
]);

const pathNames = ({ path }: RestRoute) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** Removes some fields from an input schema. */
function without({ properties = {}, required = [], ...rest }: ApiSchema, names: readonly string[]): ApiSchema {
  const left = Object.entries(properties).filter(([name]) => !names.includes(name));
  const still = required.filter((name) => !names.includes(name));
  return { ...rest, properties: Object.fromEntries(left), ...(still.length > 0 && { required: still }) };
}

const isEmpty = ({ properties, oneOf, anyOf, $ref }: ApiSchema) =>
  !oneOf && !anyOf && !$ref && Object.keys(properties ?? {}).length === 0;

/** How a row's input is sent: in the path, the query or the body. */
class Sent {
  readonly input: ApiSchema;

  constructor(
    readonly row: RestRoute,
    /** The operation id. */
    readonly id: string,
    readonly schemas: Schemas,
  ) {
    this.input = schemaOf(row.input, "input", schemas);
  }

  private get bodyOrQuery(): ApiSchema {
    return this.input.properties ? without(this.input, pathNames(this.row)) : this.input;
  }

  private parameter(name: string, place: ApiParameter["in"], required: boolean): ApiParameter {
    const schema = this.input.properties?.[name] ?? {};
    const { description, ...own } = schema;
    return {
      name,
      in: place,
      required,
      ...(description && { description }),
      schema: own,
      example: exampleOf(schema, this.schemas, { of: this.id, name }),
    };
  }

  parameters(): ApiParameter[] {
    const { row, bodyOrQuery } = this;
    const inPath = pathNames(row).map((name) => this.parameter(name, "path", true));
    if (row.body === "json" || row.body === "file") return inPath;
    const names = Object.keys(bodyOrQuery.properties ?? {}).filter((name) => name !== "image");
    const behind = names.map((name): ApiParameter => {
      if (row.body === "none") return this.parameter(name, "query", bodyOrQuery.required?.includes(name) ?? false);
      return { ...this.parameter(name, "query", false), description: copy.queryOfImage };
    });
    return [...inPath, ...behind];
  }

  body(): ApiOperation["requestBody"] | null {
    const { row } = this;
    if (row.body === "none") return null;
    if (row.body === "image") {
      const schema = {
        ...this.bodyOrQuery,
        properties: { image: PICTURE, ...without(this.bodyOrQuery, ["image"]).properties },
      };
      return { required: true, content: { [FORM_TYPE]: { schema }, "image/*": { schema: PICTURE } } };
    }
    if (row.body === "file") return { required: true, content: { [FORM_TYPE]: { schema: this.bodyOrQuery } } };
    const schema = row.bodyAs === undefined ? this.bodyOrQuery : (this.bodyOrQuery.properties?.[row.bodyAs] ?? {});
    if (isEmpty(schema) && schema.type === "object") return null;
    const example = bodyExampleOf(schema, this.schemas, this.id);
    return { required: !row.bodyOptional, content: { [JSON_TYPE]: { schema, example } } };
  }
}

function answerOf(properties: Schemas, id: string, schemas: Schemas): ApiAnswer {
  const schema: ApiSchema = { type: "object", properties, required: Object.keys(properties) };
  return {
    description: copy.done,
    headers: { "X-Request-Id": { description: copy.requestId, schema: { type: "string" } } },
    content: { [JSON_TYPE]: { schema, example: exampleOf(schema, schemas, { of: id }) } },
  };
}

/** The success responses by status: a call that creates may also return a word that tells why it did not. */
function answersOf(row: RestRoute, id: string, schemas: Schemas): ApiOperation["responses"] {
  const data = schemaOf(row.output, "output", schemas);
  const meta: Schemas = row.meta ? { meta: schemaOf(row.meta, "output", schemas) } : {};
  const word = row.status === 201 ? data.anyOf?.find((one) => typeof one.const === "string") : undefined;
  if (!word) {
    const answer = answerOf({ data, ...meta }, id, schemas);
    const waits = row.orStatus && { [row.orStatus]: { ...answer, description: copy.accepted } };
    const own = row.status === 202 ? { ...answer, description: copy.started } : answer;
    return { [row.status ?? 200]: own, ...waits };
  }
  const [made = {}, ...others] = data.anyOf?.filter((one) => one !== word) ?? [];
  const created = others.length === 0 ? made : { anyOf: [made, ...others] };
  return { 200: answerOf({ data: word }, id, schemas), 201: answerOf({ data: created, ...meta }, id, schemas) };
}

function failuresOf(row: RestRoute): number[] {
  const name = routeName(row);
  const given = row.body !== "none";
  const named = row.path.includes("{") || row.who === "owner" || name === "POST /login" || name === QUOTE;
  const validated = given || Object.keys((row.input as { shape?: object }).shape ?? {}).length > pathNames(row).length;
  return [
    ...(given ? [400] : []),
    ...(name === "POST /login" ? [401] : []),
    ...(name === "POST /login" || name === "POST /register" ? [] : [403]),
    ...(named ? [404] : []),
    ...(CONFLICTS.has(name) ? [409] : []),
    ...(given ? [413] : []),
    ...(row.body === "image" ? [415] : []),
    ...(validated ? [422] : []),
    429,
    500,
    ...(PROVIDERS.has(name) || PASSWORDS.has(name) ? [503] : []),
  ];
}

function securityOf(row: RestRoute): ApiOperation["security"] {
  if (row.who !== "anyone") return [{ token: [] }];
  return row.method === "GET" || routeName(row) === QUOTE ? [{}, { token: [] }] : [];
}

function operationOf(row: RestRoute, schemas: Schemas): ApiOperation {
  const text = apiCalls[routeName(row)];
  if (!text) throw new Error(`copy/api.ts has no text for ${routeName(row)}`);
  const sent = new Sent(row, text.id, schemas);
  const parameters = sent.parameters();
  const requestBody = sent.body();
  const responses = answersOf(row, text.id, schemas);
  for (const status of failuresOf(row)) responses[status] = { $ref: `#/components/responses/${status}` };
  return {
    operationId: text.id,
    tags: [text.area],
    summary: text.summary,
    description: row.summary,
    security: securityOf(row),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses,
  };
}

const errorSchema: ApiSchema = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: {
        code: { type: "string", description: copy.code },
        message: { type: "string", description: copy.message },
        fields: {
          type: "object",
          description: copy.fields,
          additionalProperties: { type: "array", items: { type: "string" } },
        },
      },
      required: ["code", "message"],
    },
  },
  required: ["error"],
};

function failureOf(status: number): ApiAnswer {
  const { errors, validation } = copyFor(null);
  const code = CODES[status] ?? "INTERNAL";
  const error = {
    code,
    message: fill(errors[code], { seconds: 10 }),
    ...(status === 422 && { fields: { name: [validation["product.nameRequired"]] } }),
  };
  const media: ApiMedia = { schema: { $ref: "#/components/schemas/Error" }, example: { error } };
  return {
    description: apiStatuses[status] ?? "",
    ...([429, 503].includes(status) && {
      headers: { "Retry-After": { description: copy.retryAfter, schema: { type: "integer" } } },
    }),
    content: { [JSON_TYPE]: media },
  };
}

let cached: { name: string; document: ApiDocument } | null = null;

/** The public API as an OpenAPI 3.1 document, generated from the table and the input schemas; cached per site name. */
export function openApiDocument(name: string): ApiDocument {
  if (cached?.name !== name) cached = { name, document: makeDocument(name, table) };
  return cached.document;
}

function makeDocument(name: string, rows: readonly RestRoute[]): ApiDocument {
  const schemas: Schemas = { Error: errorSchema };
  const paths: ApiDocument["paths"] = {};
  for (const row of rows) {
    const method = row.method.toLowerCase() as ApiMethod;
    paths[row.path] = { ...paths[row.path], [method]: operationOf(row, schemas) };
  }
  const areas = Object.entries(apiAreas) as [ApiArea, string][];
  const used = new Set(Object.values(paths).flatMap((path) => Object.values(path).map(({ tags }) => tags[0])));
  return {
    openapi: "3.1.0",
    info: { title: fill(copy.title, { name }), version: "1.0.0", description: copy.description },
    servers: [{ url: `${appOrigin}/api` }],
    tags: areas.filter(([area]) => used.has(area)).map(([area, description]) => ({ name: area, description })),
    security: [{ token: [] }],
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(Object.keys(apiStatuses).map((status) => [status, failureOf(Number(status))])),
      securitySchemes: { token: { type: "http", scheme: "bearer", description: copy.token } },
    },
  };
}
