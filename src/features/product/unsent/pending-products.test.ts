import { describe, expect, it } from "vitest";
import { type Cents, cents } from "~/domain/money/money";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { unsentProducts } from "./pending-products";

const NOW = Date.UTC(2026, 5, 1, 12);
const asked = (over: Partial<ProductListParams> = {}): ProductListParams => ({
  search: "",
  filter: null,
  categoryId: null,
  sort: "newest",
  page: 1,
  ...over,
});
const made = (id: number, input: object, over: Partial<OutboxEntry> = {}) =>
  outboxEntry(
    id,
    "product.create",
    { tentId: 7, name: "Bombilla", price: "300", ...input },
    { createdAt: NOW, ...over },
  );
const row = (id: number, name: string, price: Cents | null, createdAt = NOW) => ({
  id,
  name,
  price,
  createdAt: new Date(createdAt),
});
const names = (entries: OutboxEntry[], over: Partial<ProductListParams> = {}) =>
  unsentProducts(outboxOf(entries), [], asked(over)).map(({ name }) => name);

describe("products that were not sent", () => {
  it("are shown with name, price, code and photos as they were typed, the latest first", () => {
    const entries = [
      made(1, { name: " Bombilla ", price: "1.250,50", sku: " B-1 ", photos: ["a", "b"] }),
      made(2, { name: "Yerba", price: "" }),
      made(3, { name: "Termo", price: 100.5 }, { state: "refused" }),
    ];
    expect(unsentProducts(outboxOf(entries), [], asked())).toMatchObject([
      { name: "Termo", price: 10_050, sku: null, photos: [], entry: { state: "refused" } },
      { name: "Yerba", price: null, sku: null, photos: [], entry: { state: "waiting" } },
      { name: "Bombilla", price: 125_050, sku: "B-1", photos: ["a", "b"], entry: { state: "waiting" } },
    ]);
  });

  it("are found by search and filters like the others, and stand above the first page alone", () => {
    const entries = [
      made(1, { name: "Bombilla pico de loro", sku: "AL-9", categoryId: 3, offer: true, photos: ["a"] }),
      made(2, { name: "Té", paused: true, stock: "0" }),
    ];
    const tea = ["Té"];
    const bombilla = ["Bombilla pico de loro"];
    expect(names(entries, { search: "LORO bomb" })).toEqual(bombilla);
    expect(names(entries, { search: "al-9" })).toEqual(bombilla);
    expect(names(entries, { search: "te" })).toEqual(tea);
    expect(names(entries, { search: "mate" })).toEqual([]);
    expect(names(entries, { categoryId: 3 })).toEqual(bombilla);
    expect(names(entries, { filter: "withoutCategory" })).toEqual(tea);
    expect(names(entries, { filter: "withoutPhoto" })).toEqual(tea);
    expect(names(entries, { filter: "paused" })).toEqual(tea);
    expect(names(entries, { filter: "soldOut" })).toEqual(tea);
    expect(names(entries, { filter: "offer" })).toEqual(bombilla);
    expect(names(entries, { filter: "bin" })).toEqual([]);
    expect(names(entries, { page: 2 })).toEqual([]);
  });

  const shown = (entries: OutboxEntry[], rows: ReturnType<typeof row>[], settling: number[] = []) =>
    unsentProducts(outboxOf(entries, settling), rows, asked()).map(({ entry }) => entry.id);

  it("give way to the row that the server made of them", () => {
    const done = made(1, {}, { state: "done", answer: { id: 41 } });
    expect(shown([done], [], [1])).toEqual([1]);
    expect(shown([done], [row(41, "Bombilla", cents(30_000))], [1])).toEqual([]);
    expect(shown([done], [])).toEqual([]);
  });

  it("give way to it although its answer was lost, one for each row", () => {
    const tried = (id: number) => made(id, {}, { attempts: 1 });
    const twin = row(41, "Bombilla", cents(30_000), NOW + 5_000);
    expect(shown([tried(1)], [twin])).toEqual([]);
    expect(shown([tried(1), tried(2)], [twin])).toHaveLength(1);
    expect(shown([tried(1), tried(2)], [twin, { ...twin, id: 42 }])).toEqual([]);
  });

  it("are not taken for an older product of the same name, nor before they may have arrived", () => {
    const rows = [row(1, "Bombilla", cents(30_000), NOW - 86_400_000), row(2, "Bombilla", cents(29_000), NOW + 5_000)];
    expect(shown([made(1, {}, { attempts: 3 })], rows)).toEqual([1]);
    expect(shown([made(1, {})], [row(3, "Bombilla", cents(30_000), NOW + 5_000)])).toEqual([1]);
    expect(shown([made(1, {}, { state: "refused" })], [row(3, "Bombilla", cents(30_000), NOW + 5_000)])).toEqual([1]);
  });
});
