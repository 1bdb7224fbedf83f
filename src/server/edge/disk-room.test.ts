import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDiskRoom } from "./disk-room";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vidriera-room-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("writes, and leaves nothing behind", async () => {
  const onError = vi.fn();
  expect(await createDiskRoom({ folder: join(folder, "data"), onError })()).toBe(true);
  expect(readdirSync(join(folder, "data"))).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

test("says so once when nothing can be written, and notices when it can again", async () => {
  let time = 0;
  let isFull = true;
  const onError = vi.fn();
  const write = async (path: string, bytes: Uint8Array) => {
    if (isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    writeFileSync(path, bytes);
  };
  const hasRoom = createDiskRoom({ folder, onError, write, now: () => time });
  expect([await hasRoom(), await hasRoom()]).toEqual([false, false]);
  time += 5000;
  expect(await hasRoom()).toBe(false);
  expect(onError).toHaveBeenCalledTimes(1);
  isFull = false;
  expect(await hasRoom()).toBe(false);
  time += 5000;
  expect(await hasRoom()).toBe(true);
});

test("a disk that hangs has no room, and is asked once", async () => {
  let time = 0;
  let go = () => {};
  const write = vi.fn(() => new Promise<void>((done) => (go = done)));
  const hasRoom = createDiskRoom({ folder, onError: () => {}, write, now: () => time, patienceMs: 20 });
  expect(await hasRoom()).toBe(false);
  time += 5000;
  expect(await hasRoom()).toBe(false);
  expect(write).toHaveBeenCalledTimes(1);
  go();
  write.mockImplementation(async () => {});
  await vi.waitFor(async () => {
    time += 5000;
    expect(await hasRoom()).toBe(true);
  });
});

test("a folder that cannot be made has no room", async () => {
  writeFileSync(join(folder, "file"), "");
  expect(await createDiskRoom({ folder: join(folder, "file", "data"), onError: () => {} })()).toBe(false);
});
