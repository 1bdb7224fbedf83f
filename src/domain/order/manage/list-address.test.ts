import { expect, test } from "vitest";
import {
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
  ["2,000 suspected", null, 2000, ["sospechosos", "nuevos"]],
  ["none left, while that filter is chosen", "sospechosos", 0, ["sospechosos", "nuevos"]],
  ["none", null, 0, ["nuevos", "sin-pagar"]],
  ["none, and another filter", "nuevos", 0, ["nuevos", "sin-pagar"]],
] as const)("filters with %s", (_case, chosen, suspected, first) => {
  const shown = shownFilters({ chosen, suspected });
  expect(shown.slice(0, 2)).toEqual(first);
  expect(shown).toHaveLength(first.includes("sospechosos" as never) ? 7 : 6);
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
