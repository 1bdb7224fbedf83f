import { expect, test } from "vitest";
import { cents } from "../../money/money";
import { type PriceParams, priceHref, readPriceParams, scopeOf } from "./price-address";

const plain: PriceParams = {
  listId: null,
  kind: "all",
  categoryIds: [],
  withoutCategory: false,
  search: "",
  filter: null,
  categoryId: null,
  ids: [],
  direction: "up",
  unit: "percent",
  value: "",
  rounding: null,
  previous: "follow",
  page: 1,
};
const read = (query: string) => readPriceParams(new URLSearchParams(query));

test.each<[string, Partial<PriceParams>]>([
  ["", {}],
  ["lista=12", { listId: 12 }],
  [
    "que=categorias&categoria=10001,10002,sin",
    { kind: "categories", categoryIds: [10001, 10002], withoutCategory: true },
  ],
  [
    "que=busqueda&categoria=10001&q=mate+rojo&filtro=oferta",
    { kind: "search", search: "mate rojo", filter: "offer", categoryId: 10001 },
  ],
  ["que=elegidos&ids=7,8&pagina=2", { kind: "picked", ids: [7, 8], page: 2 }],
  ["cambio=bajar&cuanto=12,5&redondeo=5000", { direction: "down", value: "12,5", rounding: cents(5_000) }],
  [
    "cambio=fijar&cuanto=9.900&en=monto&anterior=queda",
    { direction: "set", value: "9.900", unit: "amount", previous: "keep" },
  ],
])("%j survives a round trip", (query, asked) => {
  expect(read(query)).toEqual({ ...plain, ...asked });
  expect(priceHref({ ...plain, ...asked })).toBe(`/productos/cambio-precios${query ? `?${query}` : ""}`);
});

test.each<[string, PriceParams["kind"]]>([
  ["ids=1,2", "picked"],
  ["categoria=10001", "categories"],
  ["q=mate&categoria=10001", "search"],
  ["filtro=pausados", "search"],
  ["filtro=papelera", "all"],
])("a link from the product list with %j selects the scope", (query, kind) => {
  expect(read(query).kind).toBe(kind);
});

test.each(["que=toString", "ids=0,-1,abc,99999999999", "redondeo=7", "cambio=doblar", "pagina=0"])(
  "%j is ignored",
  (query) => {
    expect(read(query)).toEqual(plain);
  },
);

test("omits more ids than fit into a URL, and reads no more than the limit", () => {
  const ids = Array.from({ length: 2_500 }, (_, n) => n + 1);
  expect(read(`ids=${ids.join(",")}`).ids).toHaveLength(2_000);
  expect(priceHref({ ...plain, kind: "picked", ids })).toBe("/productos/cambio-precios?que=elegidos");
});

test.each<[Partial<PriceParams>, unknown]>([
  [{}, { kind: "all" }],
  [{ kind: "picked" }, null],
  [
    { kind: "picked", ids: [1] },
    { kind: "picked", ids: [1] },
  ],
  [{ kind: "search" }, null],
  [
    { kind: "search", search: "a" },
    { kind: "search", search: "a", filter: null, categoryId: null },
  ],
  [{ kind: "categories" }, null],
  [
    { kind: "categories", withoutCategory: true },
    { kind: "categories", ids: [], without: true },
  ],
])("scope of %j", (asked, scope) => {
  expect(scopeOf({ ...plain, ...asked })).toEqual(scope);
});
