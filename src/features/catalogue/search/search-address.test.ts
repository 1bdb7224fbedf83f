import { expect, test } from "vitest";
import { parseSearch } from "~/domain/catalogue/search/search";
import type { SearchQuery } from "~/domain/catalogue/view";
import { cents } from "~/domain/money/money";
import { searchPath } from "./search-address";

const valuesOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

test.each<[Partial<SearchQuery>, string]>([
  [{}, "/catalogo/buscar"],
  [{ query: "ñandú y más" }, "/catalogo/buscar?q=%C3%B1and%C3%BA+y+m%C3%A1s"],
  [{ categories: ["velas"], order: "menor-precio" }, "/catalogo/buscar?orden=menor-precio&categoria=velas"],
  [
    { categories: ["velas", "tazas"], options: [{ name: "Talle", value: "M" }], inStockOnly: true },
    "/catalogo/buscar?categoria=velas&categoria=tazas&opcion=Talle%3AM&stock=1",
  ],
  [{ query: "yerva", literal: true }, "/catalogo/buscar?q=yerva&igual=1"],
  [{ minCents: cents(150_050), offersOnly: true }, "/catalogo/buscar?oferta=1&precio=1500.5-"],
  [{ maxCents: cents(99), page: 3 }, "/catalogo/buscar?precio=-0.99&pagina=3"],
])("writes %j as %s and parses it back to the same", (asked, path) => {
  expect(searchPath(asked)).toBe(path);
  const { searchParams } = new URL(path, "http://shop.test");
  expect(parseSearch(valuesOf(searchParams))).toMatchObject(asked);
});
