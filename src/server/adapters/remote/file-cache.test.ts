import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HANG_MS } from "~/test/eventually";
import { FileCache } from "./file-cache";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "file-cache-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const openCache = (maxBytes = 10_000) => new FileCache({ folder, maxBytes });
const bytes = (size = 1_000) => new Uint8Array(size).fill(7);

it("finds what another process stores in the same folder, and not what it deletes", async () => {
  const [one, other] = [openCache(), openCache()];
  expect(await other.read("a")).toBeNull(); // both have looked at the folder
  expect(await one.read("a")).toBeNull();
  await one.keep("a", bytes());
  expect(await other.read("a")).toEqual(bytes());
  await one.forget("a");
  expect(await other.read("a")).toBeNull();
});

it("stays within the limit together with another process", async () => {
  const caches = [openCache(), openCache()];
  for (let at = 0; at < 30; at++) await caches[at % 2]?.keep(`${at}`, bytes());
  await expect.poll(async () => (await readdir(folder)).length, { timeout: HANG_MS }).toBeLessThanOrEqual(10);
  expect(await caches[1]?.read("29")).toEqual(bytes());
  expect(await caches[0]?.read("0")).toBeNull();
});

it("leaves what another process is writing, and deletes what a killed one left long ago", async () => {
  await writeFile(path.join(folder, "new"), "part");
  await writeFile(path.join(folder, "old"), "part");
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(folder, "old"), before, before);
  expect(await openCache().read("a")).toBeNull();
  expect(await readdir(folder)).toEqual(["new"]);
});
