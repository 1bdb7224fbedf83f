import { expect, test } from "vitest";
import {
  newOrderAddress,
  orderExportAddress,
  orderListAddress,
  orderListInputOf,
  orderPrintAddress,
  shownFilters,
} from "./list-address";

const all = { filter: null, search: null, from: null, until: null };

test.each([
  ["", { ...all, page: 1 }],
  ["estado=nuevos&q=+ana+&pagina=3", { ...all, filter: "nuevos", search: "ana", page: 3 }],
  ["estado=raro&q=%20&pagina=-1", { ...all, page: 1 }],
  ["pagina=1.5", { ...all, page: 1 }],
  ["desde=hoy&hasta=2026-11-22", { ...all, from: "hoy", until: "2026-11-22", page: 1 }],
  ["desde=ayer&hasta=2026-02-30", { ...all, page: 1 }],
])("/pedidos?%s", (query, input) => {
  const params = new URLSearchParams(query);
  expect(orderListInputOf((name) => params.get(name))).toEqual(input);
});

test("URLs contain only the parameters that differ from the defaults", () => {
  expect(orderListAddress({})).toBe("/pedidos");
  expect(orderListAddress({ filter: null, search: "", page: 1 })).toBe("/pedidos");
  expect(orderListAddress({ filter: "sin-pagar", search: "ana p", page: 2 })).toBe(
    "/pedidos?estado=sin-pagar&q=ana+p&pagina=2",
  );
});

test.each([
  [
    "2,000 suspected",
    null,
    { sospechosos: 2000 },
    ["sospechosos", "nuevos", "sin-pagar", "por-preparar", "por-entregar"],
  ],
  [
    "an empty one that is chosen",
    "cancelados",
    {},
    ["nuevos", "sin-pagar", "por-preparar", "por-entregar", "cancelados"],
  ],
  ["archived ones", "nuevos", { archivados: 1 }, ["nuevos", "sin-pagar", "por-preparar", "por-entregar", "archivados"]],
  ["nothing yet", null, undefined, ["nuevos", "sin-pagar", "por-preparar", "por-entregar"]],
] as const)("filters with %s", (_case, chosen, counts, shown) => {
  expect(shownFilters({ chosen, counts })).toEqual(shown);
});

test("the export has the list's filters, whichever page is shown", () => {
  expect(orderExportAddress({ filter: null, search: null, page: 3 }, "csv")).toBe("/api/order-export?formato=csv");
  expect(orderExportAddress({ filter: "nuevos", search: "/pedidos", page: 3 }, "xlsx")).toBe(
    "/api/order-export?estado=nuevos&q=%2Fpedidos&formato=xlsx",
  );
});

test("prints one order, or those of the list", () => {
  expect(orderPrintAddress({ number: 148 })).toBe("/pedidos/imprimir?pedido=148");
  expect(orderPrintAddress({ filter: "nuevos", from: "hoy", page: 2 })).toBe(
    "/pedidos/imprimir?estado=nuevos&desde=hoy",
  );
});

test("a new order is for a customer, or for anybody", () => {
  expect([newOrderAddress(), newOrderAddress(7)]).toEqual(["/pedidos/nuevo", "/pedidos/nuevo?cliente=7"]);
});
