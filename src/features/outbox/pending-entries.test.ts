import { describe, expect, it } from "vitest";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { withPendingActions } from "./pending-order-state";
import { withPendingProduct } from "./pending-product";

const entry = (id: number, path: QueuedPath, input: object, over: Partial<OutboxEntry> = {}) =>
  outboxEntry(id, path, { tentId: 7, id: 3, ...input }, { label: "Mate", attempts: 1, ...over });
const stateOf = (...entries: OutboxEntry[]) => outboxOf(entries);
const product = { id: 3, name: "Mate", price: 10_000, previousPrice: null, cost: 4_000, sku: "M", stock: 5_000 };

describe("a product with changes that wait", () => {
  it("shows every field of the form as the panel reads it", () => {
    const typed = { name: "Mate imperial", price: "1.250,50", previousPrice: "", cost: "450", sku: " ", stock: "2,5" };
    expect(withPendingProduct(product, stateOf(entry(1, "product.update", { ...typed, seen: { price: 1 } })))).toEqual({
      id: 3,
      name: "Mate imperial",
      price: 125_050,
      previousPrice: null,
      cost: 45_000,
      sku: null,
      stock: 2_500,
      pending: true,
      pendingFields: new Set(["name", "price", "previousPrice", "cost", "sku", "stock"]),
      conflict: undefined,
      deleted: false,
    });
  });

  it("shows the last of several, and leaves alone what is about another product or was refused", () => {
    const state = stateOf(
      entry(1, "product.updateField", { field: "price", value: "150" }),
      entry(2, "product.updateField", { field: "price", value: 160 }),
      entry(3, "product.updateField", { field: "price", value: "170", id: 4 }),
      entry(
        4,
        "product.update",
        { cost: "1" },
        { state: "refused", error: { code: "NOT_FOUND", details: {}, status: 404 } },
      ),
    );
    expect(withPendingProduct(product, state)).toMatchObject({ price: 16_000, cost: 4_000, pending: true });
  });

  it("names the change that was also made elsewhere", () => {
    const conflicts = [{ field: "price", seen: 10_000, current: 12_000 }];
    const error = { code: "CONFLICT" as const, details: { conflicts }, status: 409 };
    const mine = entry(1, "product.updateField", { field: "price", value: 150 }, { state: "refused", error });
    expect(withPendingProduct(product, stateOf(mine))).toMatchObject({ price: 15_000, conflict: mine });
  });

  it("shows what a change of many products does to it, in order with its own", () => {
    const bulk = (id: number, change: object, ids: number[]) =>
      entry(id, "product.bulk", { id: undefined, steps: [{ selection: { ids }, change }] });
    const shown = { ...product, paused: false, offer: false };
    const state = stateOf(
      bulk(1, { kind: "pause", paused: true }, [3, 4]),
      bulk(2, { kind: "offer", offer: true }, [4]),
      bulk(3, { kind: "delete" }, [4]),
      entry(4, "product.updateField", { field: "paused", value: false, id: 4 }),
    );
    expect(withPendingProduct(shown, state)).toMatchObject({ paused: true, pending: true, deleted: false });
    expect(withPendingProduct({ ...shown, id: 4 }, state)).toMatchObject({ paused: false, offer: true, deleted: true });
    expect(withPendingProduct({ ...shown, id: 5 }, state)).toMatchObject({ paused: false, pending: false });
  });

  it("is deleted until it is restored", () => {
    const gone = entry(1, "product.delete", {});
    expect(withPendingProduct(product, stateOf(gone)).deleted).toBe(true);
    expect(withPendingProduct(product, stateOf(gone, entry(2, "product.restore", {}))).deleted).toBe(false);
  });
});

describe("an order with actions that wait", () => {
  const fresh = {
    status: "NEW",
    payment: "PENDING",
    delivery: "TO_PREPARE",
    method: "PICKUP",
    stockTaken: false,
    cancelledFrom: null,
  } as const;
  const calls = [
    entry(1, "order.acceptSuspected", { from: 5, to: 8 }),
    entry(2, "order.act", { number: 7, action: "confirm" }),
    entry(3, "order.discardSuspected", { from: 9, to: 9 }),
  ];
  const shown = (number: number, suspected: boolean) => {
    const { state, ...order } = withPendingActions(number, { state: fresh, suspected }, stateOf(...calls));
    return { status: state.status, ...order };
  };

  it("is no longer suspected once it was accepted, alone or with others, and goes on from there", () => {
    expect(shown(5, true)).toEqual({ status: "NEW", suspected: false, pending: true });
    expect(shown(7, true)).toEqual({ status: "CONFIRMED", suspected: false, pending: true });
    expect(shown(9, true)).toEqual({ status: "ARCHIVED", suspected: true, pending: true });
    expect(shown(10, true)).toEqual({ status: "NEW", suspected: true, pending: false });
  });
});
