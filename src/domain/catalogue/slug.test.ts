import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { categorySlug, MAX_SLUG, parseProductPath, productPath, slugify, tentSlug } from "./slug";

describe("slugify", () => {
  test.each([
    ["Remeras & Más", "remeras-mas"],
    ["Ñandú  ÁRTICO", "nandu-artico"],
    ["  --hola--  ", "hola"],
    ["L'Oréal", "loreal"],
    ["3 x 2", "3-x-2"],
    ["🎁", ""],
    ["日本", ""],
    ["", ""],
  ])("%j becomes %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test("is always a valid path segment within the length limit", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        expect(slugify(text)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugify(text).length).toBeLessThanOrEqual(MAX_SLUG);
      }),
    );
  });
});

describe("categorySlug", () => {
  test.each([
    ["Remeras", [], "remeras"],
    ["Remeras", ["remeras"], "remeras-10001"],
    ["Remeras", ["remeras", "remeras-10001"], "remeras-10001-10001"],
    ["API", [], "api-10001"],
    ["Storage", [], "storage-10001"],
    ["Tienda", [], "tienda-10001"],
    ["notfound", [], "notfound-10001"],
    ["Error", [], "error-10001"],
    ["¡Catálogo!", [], "catalogo-10001"],
    ["Categoría especial", [], "categoria-especial-10001"],
    ["🎁", [], "categoria-10001"],
    ["x".repeat(100), ["x".repeat(60)], `${"x".repeat(54)}-10001`],
  ])("%s with %j taken", (name, taken, slug) => {
    expect(categorySlug(name, 10_001, new Set(taken))).toBe(slug);
  });

  test("avoids the configured path of the special category", () => {
    expect(categorySlug("Ofertas", 10_001, new Set(), "/ofertas")).toBe("ofertas-10001");
    expect(categorySlug("Categoría especial", 10_001, new Set(), "/ofertas")).toBe("categoria-especial");
  });
});

test.each([
  ["La Tienda de Ana", "la-tienda-de-ana"],
  ["2024", "tienda-2024"],
  ["20 24", "20-24"],
  ["🎁", "tienda"],
])("tentSlug(%s)", (name, slug) => {
  expect(tentSlug(name)).toBe(slug);
});

describe("product path", () => {
  test.each([
    [15, "Remera lisa", "/catalogo/15-remera-lisa"],
    [15, "🎁", "/catalogo/15"],
  ])("%i %s", (id, name, path) => {
    expect(productPath(id, name)).toBe(path);
    expect(parseProductPath(path)).toMatchObject({ id });
  });

  test.each<[string, { id: number; slug: string } | null]>([
    ["15-remera-lisa", { id: 15, slug: "remera-lisa" }],
    ["/catalogo/15", { id: 15, slug: "" }],
    ["15", { id: 15, slug: "" }],
    ["2147483647", { id: 2_147_483_647, slug: "" }],
    ["2147483648", null],
    ["0-x", null],
    ["015", null],
    ["carrito", null],
    ["15-", null],
    ["15-Remera", null],
    ["15/../x", null],
  ])("parses %s", (path, wanted) => {
    expect(parseProductPath(path)).toEqual(wanted);
  });
});
