import { describe, expect, it } from "vitest";
import { guessColumns } from "./import-columns";
import { decideColumns } from "./import-notices";
import type { Cell } from "./import-table";

const decide = (header: string[], ...rows: Cell[][]) => {
  const table = { header, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
  return decideColumns(table, guessColumns(table), "ARS");
};

describe("what nobody is asked", () => {
  it("a clear list leaves nothing open", () => {
    const { columns, notices } = decide(
      ["Código", "Nombre", "Precio"],
      ["M1", "Mate", "1.500,50"],
      ["Y1", "Yerba", "80"],
    );
    expect(columns).toMatchObject({
      targets: ["sku", "name", "price"],
      byName: false,
      confirmed: true,
      keepFalls: true,
    });
    expect(notices).toEqual([]);
  });

  it("numbers of two readings", () => {
    const { notices } = decide(["Código", "Nombre", "Precio"], ["M1", "Mate", "80"], ["Y1", "Yerba", "1.500"]);
    expect(notices).toEqual([{ kind: "numbers", line: 3, heading: "Precio", text: "1.500", read: "1500" }]);
  });

  it("a second column of prices, and none", () => {
    const two = decide(["Código", "Nombre", "Precio", "Precio mayorista"], ["M1", "Mate", "80", "70"]);
    expect(two.columns.targets).toEqual(["sku", "name", "price", "skip"]);
    expect(two.notices).toEqual([{ kind: "unusedColumn", line: 1, heading: "Precio mayorista" }]);
    expect(decide(["Código", "Nombre"], ["M1", "Mate"]).notices).toEqual([{ kind: "noPrices", line: 1 }]);
  });

  it("prices in another currency do not come; in the shop's own they do", () => {
    const foreign = decide(["Código", "Nombre", "Precio"], ["M1", "Mate", "USD 80"]);
    expect(foreign.columns.targets).toEqual(["sku", "name", "skip"]);
    expect(foreign.notices).toEqual([
      { kind: "foreignCurrency", line: 1, heading: "Precio", currency: "USD" },
      { kind: "noPrices", line: 1 },
    ]);
    const table = { header: ["Nombre", "Precio"], rows: [{ line: 2, cells: ["Mate", "USD 80"] }] };
    expect(decideColumns(table, guessColumns(table), "USD").columns.targets).toEqual(["name", "price"]);
  });

  it("which product a row without ids and codes is", () => {
    const { columns, notices } = decide(["Nombre", "Precio"], ["Mate", "80"]);
    expect(columns.byName).toBe(true);
    expect(notices).toEqual([{ kind: "byName", line: 1 }]);
  });
});
