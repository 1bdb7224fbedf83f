import { expect, test } from "vitest";
import { listAddress, listInputOf } from "./list-address";

test.each([
  ["", { filter: null, search: null, page: 1 }],
  ["estado=nuevos&q=+ana+&pagina=3", { filter: "nuevos", search: "ana", page: 3 }],
  ["estado=raro&q=%20&pagina=-1", { filter: null, search: null, page: 1 }],
  ["pagina=1.5", { filter: null, search: null, page: 1 }],
])("/pedidos?%s", (query, input) => {
  const params = new URLSearchParams(query);
  expect(listInputOf((name) => params.get(name))).toEqual(input);
});

test("addresses say only what is asked for", () => {
  expect(listAddress({})).toBe("/pedidos");
  expect(listAddress({ filter: null, search: "", page: 1 })).toBe("/pedidos");
  expect(listAddress({ filter: "sin-pagar", search: "ana p", page: 2 })).toBe(
    "/pedidos?estado=sin-pagar&q=ana+p&pagina=2",
  );
});
