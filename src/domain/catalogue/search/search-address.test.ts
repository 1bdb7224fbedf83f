import { expect, test } from "vitest";
import type { SearchQuery } from "~/domain/catalogue/view";
import { cents } from "~/domain/money/money";
import { oneSearchAddress, searchOfQuery, searchPath } from "./search-address";

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
  expect(searchOfQuery(searchParams)).toMatchObject(asked);
});

test.each([
  ["/catalogo/buscar?utm_source=x&q=%20mate%20%20rojo", "/catalogo/buscar?q=mate+rojo"],
  ["/catalogo/buscar?pagina=1&orden=relevancia&q=mate", "/catalogo/buscar?q=mate"],
  ["/catalogo/buscar?oferta=1&q=mate&stock=0", "/catalogo/buscar?q=mate&oferta=1"],
  ["/catalogo/buscar?precio=1.500-&precio=", "/catalogo/buscar?precio=1500-"],
  ["/catalogo/buscar", "/catalogo/buscar"],
  ["/catalogo/buscar/sugerencias?q=mat&x=1", "/catalogo/buscar/sugerencias?q=mat"],
  ["/catalogo/buscar/sugerencias?x=1&pagina=3", "/catalogo/buscar/sugerencias?q="],
  ["/catalogo/buscar/otra?q=mat", null],
  ["/catalogo", null],
])("%s is the same as %s", (target, address) => expect(oneSearchAddress(target)).toBe(address));
