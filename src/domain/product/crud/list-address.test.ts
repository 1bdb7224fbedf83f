import { expect, test } from "vitest";
import { type ProductListParams, productListHref, readProductListParams } from "./list-address";

const plain: ProductListParams = { search: "", filter: null, categoryId: null, sort: "newest", page: 1 };

test.each<[string, Partial<ProductListParams>]>([
  ["", {}],
  [
    "q=mate+rojo&filtro=oferta&categoria=10001&pagina=3",
    { search: "mate rojo", filter: "offer", categoryId: 10001, page: 3 },
  ],
  ["orden=precio-mayor&pagina=2", { sort: "priceDown", page: 2 }],
  ["filtro=papelera", { filter: "bin" }],
])("%j survives a round trip", (query, asked) => {
  expect(readProductListParams(new URLSearchParams(query))).toEqual({ ...plain, ...asked });
  expect(productListHref({ ...plain, ...asked })).toBe(query ? `/productos?${query}` : "/productos");
});

test.each([
  "filtro=toString",
  "filtro=otro",
  "orden=toString",
  "orden=nuevos",
  "categoria=0",
  "categoria=abc",
  "categoria=99999999999",
  "pagina=-1",
  "pagina=1.5",
])("%j is ignored", (query) => {
  expect(readProductListParams(new URLSearchParams(query))).toEqual(plain);
});

test("limits the length of the search text", () => {
  expect(readProductListParams(new URLSearchParams({ q: "x".repeat(500) })).search).toHaveLength(60);
});
