import { expect, it, vi } from "vitest";
import { createHostTable } from "./host-table";

const demo = { id: 1, subdomain: "demo", ga4: false, pixel: false };

it("asks once for many that ask together, and remembers", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  const answers = await Promise.all(Array.from({ length: 20 }, () => table.find({ by: "sub", value: "demo" })));
  expect(answers).toEqual(answers.map(() => demo));
  await table.find({ by: "sub", value: "demo" });
  expect(find).toHaveBeenCalledTimes(1);
});

it("remembers that there is no such shop", async () => {
  const find = vi.fn(async () => null);
  const table = createHostTable(find);
  expect(await table.find({ by: "slug", value: "nada" })).toBeNull();
  expect(await table.find({ by: "slug", value: "nada" })).toBeNull();
  expect(find).toHaveBeenCalledTimes(1);
});

it("keeps kinds apart and forgets when told to", async () => {
  const find = vi.fn(async () => demo);
  const table = createHostTable(find);
  await table.find({ by: "sub", value: "1" });
  await table.find({ by: "id", value: 1 });
  expect(find).toHaveBeenCalledTimes(2);
  table.purge();
  await table.find({ by: "id", value: 1 });
  expect(find).toHaveBeenCalledTimes(3);
});

it("does not remember a failure", async () => {
  const find = vi.fn(async () => demo);
  find.mockRejectedValueOnce(new Error("down"));
  const table = createHostTable(find);
  await expect(table.find({ by: "id", value: 1 })).rejects.toThrow("down");
  expect(await table.find({ by: "id", value: 1 })).toEqual(demo);
});
