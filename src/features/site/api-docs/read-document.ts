import {
  API_METHODS,
  type ApiAnswer,
  type ApiDocument,
  type ApiMethod,
  type ApiOperation,
  type ApiSchema,
} from "~/domain/site/api-document";
import { foldText } from "~/domain/text";

/** One API call in the list. */
export interface CallEntry {
  id: string;
  method: ApiMethod;
  path: string;
  area: string;
  summary: string;
}

export interface Call extends CallEntry {
  operation: ApiOperation;
}

function everyCall(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    API_METHODS.flatMap((method) => {
      const operation = methods[method];
      if (!operation) return [];
      const { operationId: id, tags, summary } = operation;
      return [{ id, method, path, area: tags[0], summary, operation }];
    }),
  );
}

/** All API calls in the order of their areas. */
export function listCalls(document: ApiDocument): CallEntry[] {
  const order = document.tags.map(({ name }) => name);
  return everyCall(document)
    .map(({ operation: _, ...entry }) => entry)
    .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
}

export function findCall(document: ApiDocument, id: string): Call | undefined {
  return everyCall(document).find((call) => call.id === id);
}

/** Calls whose path or summary contains every typed word, ignoring accents and case. */
export function searchCalls(calls: readonly CallEntry[], typed: string): CallEntry[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return calls.filter(({ method, path, summary, area }) => {
    const text = foldText(`${method} ${path} ${path.replace(/[^a-z]+/gi, " ")} ${summary} ${area}`);
    return words.every((word) => text.includes(word));
  });
}

/** Groups calls by area, areas in the order of their first call. */
export function byArea(calls: readonly CallEntry[]): [area: string, calls: CallEntry[]][] {
  const areas = new Map<string, CallEntry[]>();
  for (const call of calls) areas.set(call.area, [...(areas.get(call.area) ?? []), call]);
  return [...areas];
}

/** Whether a call requires a token, accepts one, or needs none. */
export function tokenNeed({ security }: ApiOperation): "none" | "optional" | "token" {
  if (security.length === 0) return "none";
  return security.some((one) => Object.keys(one).length === 0) ? "optional" : "token";
}

/** Resolves a schema reference; `name` is null for an inline schema. */
export function resolveSchema(document: ApiDocument, schema: ApiSchema): { name: string | null; schema: ApiSchema } {
  if (schema.$ref === undefined) return { name: null, schema };
  const name = schema.$ref.replace("#/components/schemas/", "");
  return { name, schema: document.components.schemas[name] ?? {} };
}

export function resolveAnswer(document: ApiDocument, answer: ApiAnswer | { $ref: string }): ApiAnswer {
  if (!("$ref" in answer)) return answer;
  return document.components.responses[answer.$ref.replace("#/components/responses/", "")] ?? { description: "" };
}

const isNull = ({ type }: ApiSchema) => type === "null";

/** The `oneOf` or `anyOf` alternatives of a schema, without `null`. */
export function alternatives(schema: ApiSchema): ApiSchema[] {
  return (schema.oneOf ?? schema.anyOf ?? []).filter((one) => !isNull(one));
}

/** For bodies like `{id, field, value}`: each writable field with the schema of its value; null for other bodies. */
export function writableFields(document: ApiDocument, schema: ApiSchema): [field: string, value: ApiSchema][] | null {
  const forms = alternatives(schema).map((form) => resolveSchema(document, form).schema);
  const fields = forms.flatMap(({ properties }) => {
    const name = properties?.field?.const;
    return typeof name === "string" && properties?.value ? [[name, properties.value] as [string, ApiSchema]] : [];
  });
  return forms.length > 0 && fields.length === forms.length ? fields : null;
}
