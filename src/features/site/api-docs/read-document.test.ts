import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import type { ApiDocument, ApiOperation, ApiSchema } from "~/domain/site/api-document";
import { byArea, findCall, listCalls, resolveSchema, searchCalls, tokenNeed, writableFields } from "./read-document";
import { limitWords, typeWords } from "./type-words";

const operation = (operationId: string, area: string, summary: string): ApiOperation => ({
  operationId,
  tags: [area],
  summary,
  security: [],
  responses: {},
});

const document: ApiDocument = {
  openapi: "3.1.0",
  info: { title: "API", version: "1.0.0", description: "" },
  servers: [{ url: "https://vidriera.test/api" }],
  tags: [
    { name: "Cuenta", description: "" },
    { name: "Productos", description: "" },
  ],
  security: [],
  paths: {
    "/product/image": { post: operation("addProductImage", "Productos", "Subir una foto de un producto") },
    "/category-products/{categoryId}": { get: operation("listCategoryProducts", "Productos", "Listar por categoría") },
    "/login": { post: operation("login", "Cuenta", "Ingresar") },
  },
  components: {
    schemas: { Product: { type: "object", properties: { name: { type: "string" } } } },
    responses: {},
    securitySchemes: {},
  },
};

describe("searchCalls and byArea", () => {
  const calls = listCalls(document);
  const found = (typed: string) => searchCalls(calls, typed).map(({ id }) => id);

  it("follows the order of the areas", () => {
    expect(byArea(calls).map(([area, inArea]) => [area, inArea.map(({ id }) => id)])).toEqual([
      ["Cuenta", ["login"]],
      ["Productos", ["addProductImage", "listCategoryProducts"]],
    ]);
    expect(findCall(document, "login")?.path).toBe("/login");
    expect(findCall(document, "nada")).toBeUndefined();
  });

  it.each([
    ["", ["login", "addProductImage", "listCategoryProducts"]],
    ["CATEGORIA", ["listCategoryProducts"]],
    ["/product/image", ["addProductImage"]],
    ["category products", ["listCategoryProducts"]],
    ["post foto", ["addProductImage"]],
    ["zzz", []],
  ])("finds the calls for the search %o", (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});

const needs: [string, ApiOperation["security"]][] = [
  ["none", []],
  ["optional", [{}, { token: [] }]],
  ["token", [{ token: [] }]],
];

it.each(needs)("reads the token requirement of a call: %s", (need, security) => {
  expect(tokenNeed({ ...operation("x", "x", "x"), security })).toBe(need);
});

it("resolves a reference", () => {
  expect(resolveSchema(document, { $ref: "#/components/schemas/Product" }).name).toBe("Product");
});

it("lists the writable fields of a call", () => {
  const form = (name: string, value: ApiSchema): ApiSchema => ({
    type: "object",
    properties: { id: { type: "integer" }, field: { const: name }, value },
  });
  const name = form("name", { type: "string" });
  const order = form("order", { type: "integer" });
  expect(writableFields(document, { oneOf: [name, order] })?.map(([field]) => field)).toEqual(["name", "order"]);
  expect(writableFields(document, { oneOf: [name, { type: "object", properties: {} }] })).toBeNull();
  expect(writableFields(document, { type: "object", properties: {} })).toBeNull();
});

const { words } = copyFor(null).apiDocs;

it.each([
  [{ type: "string" }, "texto"],
  [{ type: "string", format: "binary" }, "archivo"],
  [{ type: ["number", "null"] }, "número o null"],
  [{ anyOf: [{ type: "integer" }, { type: "null" }] }, "número entero o null"],
  [{ type: "array", items: { $ref: "#/components/schemas/Product" } }, "lista de Product"],
  [{ enum: ["kg", "m"] }, '"kg" o "m"'],
  [{ enum: [0, 1, "0", "1", false, true] }, "0 o 1"],
  [{ const: "exists" }, '"exists"'],
  [{}, "cualquier valor"],
] satisfies [ApiSchema, string][])("describes the type %o as %s", (schema, text) => {
  expect(typeWords(schema, words)).toBe(text);
});

it("describes the limits of a schema in words", () => {
  const schema: ApiSchema = { type: "string", maxLength: 120, default: "" };
  expect(limitWords(schema, words)).toEqual(["hasta 120 letras", 'si falta: ""']);
  expect(limitWords({ type: "integer", minimum: 1, maximum: 2_147_483_647 }, words)).toEqual([]);
});
