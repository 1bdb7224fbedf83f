import {
  API_METHODS,
  type ApiAnswer,
  type ApiDocument,
  type ApiMethod,
  type ApiOperation,
  type ApiSchema,
} from "~/domain/site/api-document";
import { foldText } from "~/domain/text";

/** One call, as the list shows it. */
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

/** The calls in the order of the areas. */
export function listCalls(document: ApiDocument): CallEntry[] {
  const order = document.tags.map(({ name }) => name);
  return everyCall(document)
    .map(({ operation: _, ...entry }) => entry)
    .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
}

export function findCall(document: ApiDocument, id: string): Call | undefined {
  return everyCall(document).find((call) => call.id === id);
}

/** The calls that hold every typed word in their address or summary, without minding accents or case. */
export function searchCalls(calls: readonly CallEntry[], typed: string): CallEntry[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return calls.filter(({ method, path, summary, area }) => {
    const text = foldText(`${method} ${path} ${path.replace(/[^a-z]+/gi, " ")} ${summary} ${area}`);
    return words.every((word) => text.includes(word));
  });
}

/** Calls under the name of their area, areas in the order of their first call. */
export function byArea(calls: readonly CallEntry[]): [area: string, calls: CallEntry[]][] {
  const areas = new Map<string, CallEntry[]>();
  for (const call of calls) areas.set(call.area, [...(areas.get(call.area) ?? []), call]);
  return [...areas];
}

/** Whether a call wants a token, takes one, or is anybody's. */
export function tokenNeed({ security }: ApiOperation): "none" | "optional" | "token" {
  if (security.length === 0) return "none";
  return security.some((one) => Object.keys(one).length === 0) ? "optional" : "token";
}

/** What a reference stands for; its name where it has one. */
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

/** The forms that a schema may take, without `null`. */
export function alternatives(schema: ApiSchema): ApiSchema[] {
  return (schema.oneOf ?? schema.anyOf ?? []).filter((one) => !isNull(one));
}

/** `{id, field, value}`: each field that may be written with the schema of its value; null for another body. */
export function writableFields(document: ApiDocument, schema: ApiSchema): [field: string, value: ApiSchema][] | null {
  const forms = alternatives(schema).map((form) => resolveSchema(document, form).schema);
  const fields = forms.flatMap(({ properties }) => {
    const name = properties?.field?.const;
    return typeof name === "string" && properties?.value ? [[name, properties.value] as [string, ApiSchema]] : [];
  });
  return forms.length > 0 && fields.length === forms.length ? fields : null;
}
