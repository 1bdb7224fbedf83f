import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { apiCalls } from "~/copy/api";
import type { ApiOperation, ApiSchema } from "~/domain/site/api-document";
import { openApiDocument } from "./openapi";
import { routeName } from "./row";
import { table } from "./table";

const document = openApiDocument("Vidriera");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as ApiOperation[]);

/** Every schema of a tree with its path. */
function* schemasIn(value: unknown, way: string): Generator<[way: string, schema: ApiSchema]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${way}/${key}`;
    if (key === "example" || key === "examples") continue;
    if (key === "schema" || key === "items" || key === "additionalProperties") {
      if (typeof inner === "object") yield [at, inner as ApiSchema];
    }
    if (key === "properties" || key === "schemas") {
      for (const [name, one] of Object.entries(inner as Record<string, ApiSchema>)) yield [`${at}/${name}`, one];
    }
    yield* schemasIn(inner, at);
  }
}

describe("the OpenAPI document", () => {
  it("passes a linter", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: {
        "info-license": "off",
        // the paths are fixed: docs/contract.md#calls
        "no-ambiguous-paths": "off",
        // 405 applies to paths, not to calls
        "no-unused-components": "off",
        // log-in and registration have other errors
        "operation-4xx-response": "error",
        // the server URL is this installation's own
        "no-server-example.com": "off",
        "no-invalid-media-type-examples": "error",
        "no-invalid-parameter-examples": "error",
      },
    });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
    const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(told).toEqual([]);
  });

  it("has every row of the table, each with a unique name", () => {
    const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(rows.sort()).toEqual(table.map(routeName).sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(Object.keys(apiCalls)).toEqual(expect.arrayContaining(table.map(routeName)));
  });

  it("gives every value a type", () => {
    const silent = [...schemasIn(document, "")].filter(([, schema]) => Object.keys(schema).length === 0);
    expect(silent.map(([way]) => way)).toEqual([]);
  });

  it("lists the failure statuses of each call", () => {
    for (const row of table) {
      const operation = document.paths[row.path]?.[row.method.toLowerCase() as "get"];
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses, routeName(row)).toEqual(expect.arrayContaining([String(row.status ?? 200), "429", "500"]));
      if (row.who !== "anyone") expect(statuses, routeName(row)).toContain("403");
      if (row.body !== "none") expect(statuses, routeName(row)).toEqual(expect.arrayContaining(["400", "413", "422"]));
      if (row.body === "image") expect(statuses, routeName(row)).toContain("415");
    }
  });

  it("requires the token for calls that need one", () => {
    const need = (id: string) => operations.find(({ operationId }) => operationId === id)?.security;
    expect([need("login"), need("getUser")]).toEqual([[], [{ token: [] }]]);
  });
});

describe.each(table.map((row) => [routeName(row), row] as const))("the examples of %s", (_, row) => {
  const operation = document.paths[row.path]?.[row.method.toLowerCase() as "get"];

  it("match the call's input and output", () => {
    const sent: Record<string, unknown> = {};
    for (const { name, example } of operation?.parameters ?? []) sent[name] = String(example);
    const body = operation?.requestBody?.content["application/json"]?.example;
    if (row.bodyAs !== undefined) sent[row.bodyAs] = body;
    else Object.assign(sent, body);
    if (row.body === "image") sent.image = new Blob(["picture"]);
    if (row.body === "file") Object.assign(sent, { file: new Blob(["Nombre;Precio"]), tent_id: "1" });
    const taken = row.input.safeParse(sent);
    expect(taken.success ? [] : taken.error.issues.map(({ path, message }) => [path, message])).toEqual([]);

    for (const answer of Object.values(operation?.responses ?? {})) {
      if ("$ref" in answer) continue;
      const example = answer.content?.["application/json"]?.example ?? {};
      const { data, meta } = example as { data?: unknown; meta?: unknown };
      expect(row.output.safeParse(data).error?.issues ?? [], JSON.stringify(data)).toEqual([]);
      if (meta !== undefined) expect(row.meta?.safeParse(meta).success).toBe(true);
    }
  });
});
