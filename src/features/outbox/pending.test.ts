import { describe, expect, it } from "vitest";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-store";
import { withPendingProduct } from "./pending";

const entry = (id: number, path: QueuedPath, input: object, over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  userId: 1,
  tentId: 7,
  key: String(id),
  path,
  input: { tentId: 7, id: 3, ...input },
  label: "Mate",
  createdAt: 0,
  attempts: 1,
  state: "waiting",
  ...over,
});
const stateOf = (...entries: OutboxEntry[]): OutboxState => ({
  entries,
  settling: new Set(),
  reachable: false,
  unreachableSince: 0,
  expired: false,
});
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

  it("is deleted until it is restored", () => {
    const gone = entry(1, "product.delete", {});
    expect(withPendingProduct(product, stateOf(gone)).deleted).toBe(true);
    expect(withPendingProduct(product, stateOf(gone, entry(2, "product.restore", {}))).deleted).toBe(false);
  });
});
