import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { moneyFormatOf } from "~/domain/money/number-format";
import type { FieldConflict, QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { entryText, fieldName, otherText, ownText, refusalText } from "./entry-words";

const copy = copyFor(1);
const money = moneyFormatOf({ id: 1, symbol: "$" });

const entry = (path: QueuedPath, input: object, error?: OutboxEntry["error"]): OutboxEntry => ({
  id: 1,
  userId: 1,
  tentId: 7,
  key: "1",
  path,
  input: { ...input },
  label: "",
  createdAt: 0,
  attempts: 1,
  state: error ? "refused" : "waiting",
  ...(error ? { error } : {}),
});
/** Both values of a conflict, as the dialog shows them; blanks of amounts are plain. */
const both = (one: OutboxEntry, conflict: FieldConflict) =>
  [ownText(copy, money, one, conflict.field), otherText(copy, money, one, conflict)].map(
    (text) => text?.replaceAll(/\s/g, " ") ?? null,
  );

describe("both values of a conflict", () => {
  it("of a variant are those of its cell, named by the variant", () => {
    const rows = [
      { id: 7, values: ["M", "Rojo"], price: "1.250,50", stock: "" },
      { id: 8, values: ["L", "Rojo"], price: "900" },
    ];
    const one = entry("product.saveVariants", { id: 3, rows });
    expect(fieldName(copy, one, "7.price")).toBe("M · Rojo: Precio");
    expect(both(one, { field: "7.price", seen: null, current: 110_000 })).toEqual(["$ 1.250,50", "$ 1.100"]);
    expect(both(one, { field: "7.stock", seen: null, current: 3_000 })).toEqual(["vacío", "3"]);
    expect(both(one, { field: "8.price", seen: 1, current: null })).toEqual(["$ 900", "vacío"]);
  });

  it("of an order's contents are who, what and how much", () => {
    const order = (quantity: number, total: number) => ({
      customerName: "Lucía",
      address: null,
      total,
      lines: [{ name: "Mate", unit: "UNIT", quantity }],
    });
    const conflict = { field: "version", seen: 2, current: 3 };
    const details = { order: order(3_000, 30_000), conflicts: [conflict] } as object;
    const one = entry(
      "order.edit",
      { number: 1, version: 2, shown: order(2_000, 20_000) },
      {
        code: "CONFLICT",
        details,
        status: 409,
      },
    );
    expect(both(one, conflict)).toEqual(["Lucía · 2 × Mate · $ 200", "Lucía · 3 × Mate · $ 300"]);
  });

  it("of a home are its heading and how many sections it has; its revision says nothing", () => {
    const home = { cover: { heading: "Mates" }, sections: [{}, {}] };
    const one = entry("home.publish", { revision: 4, home });
    const current = { heading: null, sections: 5 };
    expect(both(one, { field: "home", seen: null, current })).toEqual(["Mates · 2 secciones", "vacío · 5 secciones"]);
    expect(both(one, { field: "revision", seen: 4, current: 5 })).toEqual([null, null]);
  });

  it("of colours are their codes; of a section of the settings there are none", () => {
    const theme = entry("theme.assignColours", { styleId: 2, firstCustomColor: "#aa0000" });
    const colour = { field: "firstCustomColor", seen: null, current: "#00aa00" };
    expect(both(theme, colour)).toEqual(["#aa0000", "#00aa00"]);
    expect(both(theme, { field: "styleId", seen: 1, current: 3 })).toEqual([null, null]);
    const contact = entry("tent.updateContact", { instagram: "aurora" });
    expect(ownText(copy, money, contact, "instagram")).toBe(null);
    const branch = entry("tent.updateBranch", { id: 1, name: "Centro", address: "" });
    expect(both(branch, { field: "address", seen: null, current: "San Martín 450" })).toEqual([
      "vacío",
      "San Martín 450",
    ]);
  });
});

it("of an order's action is the state that it leads to, or the action if it leaves that field as it was", () => {
  const seen = { status: "NEW", payment: "PENDING", delivery: "TO_PREPARE" };
  const words = (action: string, field: string) =>
    ownText(copy, money, entry("order.act", { number: 2, action, seen }), field);
  expect(words("confirm", "status")).toBe(copy.order.tag.confirmed);
  expect(words("receivePayment", "payment")).toBe(copy.order.tag.paid);
  expect(words("receivePayment", "status")).toBe(copy.order.action.receivePayment);
  expect(words("reopen", "status")).toBe(copy.order.action.reopen);
});

it("says the total of a new order", () => {
  const one = entry("order.create", { customerName: "Lucía", shown: { lines: [], total: 20_000 } });
  expect(entryText(copy, money, one).replaceAll(/\s/g, " ")).toBe("Pedido nuevo: $ 200");
});

it.each([
  [
    "its fields",
    { code: "VALIDATION", details: { fields: { categoryId: ["product.categoryGone"] } }, status: 422 },
    "No se pudo guardar: Esa categoría ya no existe. Elegí otra.",
  ],
  [
    "the error as a whole",
    { code: "PRODUCT_LIMIT", details: { limit: 1_500 }, status: 403 },
    "No se pudo guardar: Llegaste al límite de 1.500 productos de tu plan.",
  ],
  ["its age", { code: "UNAVAILABLE", details: {}, status: null }, copy.outboxList.list.old],
])("a refused change says why: %s", (_name, error, words) => {
  expect(
    refusalText(copy, { ...entry("product.create", { name: "Mate" }), error: error as OutboxEntry["error"] }),
  ).toBe(words);
});
