import { afterEach, expect, it, vi } from "vitest";
import type { TentKey } from "~/domain/catalogue/tent-param";
import { MINUTE_MS } from "~/domain/duration";
import { createHostTable } from "./host-table";

const demo = { id: 1, subdomain: "demo", ga4: false, pixel: false };

afterEach(() => {
  vi.useRealTimers();
});

/** Advances this process's clock. */
function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE_MS });
}

it("merges concurrent lookups, and caches the result", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  const answers = await Promise.all(Array.from({ length: 20 }, () => table.find({ by: "sub", value: "demo" })));
  expect(answers).toEqual(answers.map(() => demo));
  await table.find({ by: "sub", value: "demo" });
  expect(find).toHaveBeenCalledTimes(1);
});

it("caches that a shop does not exist", async () => {
  const find = vi.fn(async () => null);
  const table = createHostTable(find);
  expect(await table.find({ by: "slug", value: "nada" })).toBeNull();
  expect(await table.find({ by: "slug", value: "nada" })).toBeNull();
  expect(find).toHaveBeenCalledTimes(1);
});

it("keeps the shops that exist, however many made-up names are asked for", async () => {
  const find = vi.fn(async ({ value }: TentKey) => (String(value).startsWith("demo") ? demo : null));
  const table = createHostTable(find);
  const real = ["demo", "demo-2", "demo-3"].map((value) => ({ by: "sub", value }) as const);
  for (const key of real) await table.find(key);
  for (let n = 0; n < 25_000; n += 1) await table.find({ by: "sub", value: `nadie-${n}` });
  find.mockClear();
  for (const key of real) expect(await table.find(key)).toBe(demo);
  expect(find).not.toHaveBeenCalled();
});

it("finds a shop that was missing before", async () => {
  let there = false;
  const table = createHostTable(async () => (there ? demo : null));
  expect(await table.find({ by: "sub", value: "demo" })).toBeNull();
  there = true;
  table.purge(["demo"]);
  expect(await table.find({ by: "sub", value: "demo" })).toBe(demo);
  pass(11);
  expect(table.peek({ by: "sub", value: "demo" })).toBe(demo);
});

it("separates kinds of keys, and forgets all kinds of a purged name", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  const keys = [
    { by: "sub", value: "1" },
    { by: "id", value: 1 },
    { by: "sub", value: "otra" },
  ] as const;
  const findAll = async () => {
    for (const key of keys) await table.find(key);
    return find.mock.calls.length;
  };
  expect(await findAll()).toBe(3);
  table.purge(["1"]);
  expect(await findAll()).toBe(5);
  table.reset();
  expect(await findAll()).toBe(8);
});

it("does not cache a failure", async () => {
  const find = vi.fn(async () => demo);
  find.mockRejectedValueOnce(new Error("down"));
  const table = createHostTable(find);
  await expect(table.find({ by: "id", value: 1 })).rejects.toThrow("down");
  expect(await table.find({ by: "id", value: 1 })).toEqual(demo);
});

it("refreshes a shop in the background while serving it from the cache", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  const key = { by: "sub", value: "demo" } as const;
  await table.find(key);
  pass(6);
  find.mockResolvedValue({ ...demo, ga4: true });
  expect([table.peek(key), table.peek(key), await table.find(key)]).toEqual([demo, demo, demo]);
  await expect.poll(() => table.peek(key)?.ga4).toBe(true);
  expect(find).toHaveBeenCalledTimes(2);
});

it("keeps a cached shop while lookups fail", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  const key = { by: "sub", value: "demo" } as const;
  await table.find(key);
  pass(6);
  find.mockRejectedValue(new Error("down"));
  for (let time = 0; time < 3; time++) expect(await table.find(key)).toEqual(demo);
  expect(find.mock.calls.length).toBeGreaterThan(1);
});

it("does not keep a stale answer that there is no shop", async () => {
  const find = vi.fn(async (): Promise<typeof demo | null> => null);
  const table = createHostTable(find);
  const key = { by: "slug", value: "nueva" } as const;
  expect(await table.find(key)).toBeNull();
  pass(6);
  find.mockResolvedValue(demo);
  expect(table.peek(key)).toBeUndefined();
  expect(await table.find(key)).toEqual(demo);
});

it("returns a lookup that was purged meanwhile, and does not cache it", async () => {
  let tell = (_: typeof demo) => {};
  const table = createHostTable(
    () =>
      new Promise<typeof demo>((done) => {
        tell = done;
      }),
  );
  const asked = table.find({ by: "id", value: 1 });
  table.purge(["1"]);
  tell(demo);
  expect(await asked).toEqual(demo);
  expect(table.peek({ by: "id", value: 1 })).toBeUndefined();
});
