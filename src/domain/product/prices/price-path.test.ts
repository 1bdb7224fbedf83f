import { expect, test } from "vitest";
import { readProductListParams } from "../crud/list-address";
import { priceHref, readPriceParams } from "./price-address";
import { pricesOfListHref } from "./price-path";

test.each([
  "",
  "categoria=10001",
  "q=mate,+rojo&categoria=10001&filtro=oferta&orden=precio&pagina=3",
  "filtro=sin-stock",
  "filtro=papelera",
  "filtro=papelera&categoria=5",
  "q=yerba&filtro=papelera",
])("the prices of the list %j are asked for as the screen of prices reads it", (query) => {
  const params = new URLSearchParams(query);
  expect(pricesOfListHref(readProductListParams(params))).toBe(priceHref({ ...readPriceParams(params), page: 1 }));
});
