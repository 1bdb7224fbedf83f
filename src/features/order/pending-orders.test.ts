import { describe, expect, it } from "vitest";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import type { OrderDetail } from "./manage/order";
import { pendingOrders, withPendingContents } from "./pending-orders";

const entry = (id: number, over: Partial<OutboxEntry>) =>
  outboxEntry(id, "order.create", { customerName: `Cliente ${id}`, shown: { lines: [], total: id * 100 } }, over);

describe("orders that were taken without a network", () => {
  it("are listed, the latest first, and those that were refused too", () => {
    const error = { code: "VALIDATION" as const, details: {}, status: 422 };
    const listed = pendingOrders(outboxOf([entry(1, {}), entry(2, { state: "refused", error })]), new Set());
    expect(listed).toMatchObject([
      { entry: { key: "2", state: "refused" }, customerName: "Cliente 2", lines: [], total: 200 },
      { entry: { key: "1", state: "waiting" }, customerName: "Cliente 1", lines: [], total: 100 },
    ]);
  });

  it("stay until the list has their number, and never stand there twice", () => {
    const state = outboxOf([entry(1, { state: "done", answer: { number: 41 } })], [1]);
    expect(pendingOrders(state, new Set([40]))).toMatchObject([{ entry: { key: "1", state: "done" } }]);
    expect(pendingOrders(state, new Set([40, 41]))).toEqual([]);
    expect(pendingOrders(outboxOf(state.entries), new Set([40]))).toEqual([]);
  });
});

it("an order is shown with the contents that wait, over what its lines have besides", () => {
  const line = { name: "Mate", variantName: null, unit: "UNIT", quantity: 1_000, price: 10_000, total: 10_000 };
  const order = {
    number: 1,
    customer: { name: "Lucía", phone: null, orders: 3 },
    state: { status: "CONFIRMED", method: "PICKUP" },
    total: 10_000,
    hasUnpriced: false,
    lines: [{ ...line, id: 5, sku: "M-1", photo: "mate.webp", note: null, custom: false }],
  } as unknown as OrderDetail;
  const shown = {
    customerName: "Lucía Fernández",
    customerPhone: null,
    method: "DELIVERY",
    address: "San Martín 450",
    paymentMethod: "CASH",
    total: 20_000,
    lines: [
      { ...line, id: 5, quantity: 2_000, total: 20_000 },
      { ...line, id: null, name: "Arreglo", price: null, total: null },
    ],
  };
  const state = outboxOf([entry(1, { path: "order.edit", input: { number: 1, shown } })]);
  expect(withPendingContents(order, state)).toMatchObject({
    pending: true,
    order: {
      customer: { name: "Lucía Fernández", orders: 3 },
      state: { status: "CONFIRMED", method: "DELIVERY" },
      address: "San Martín 450",
      total: 20_000,
      hasUnpriced: true,
      lines: [
        { id: 5, sku: "M-1", photo: "mate.webp", quantity: 2_000 },
        { id: -2, name: "Arreglo", photo: null },
      ],
    },
  });
  expect(withPendingContents({ ...order, number: 2 }, state).order).toEqual({ ...order, number: 2 });
});
