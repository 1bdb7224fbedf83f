import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { dataFolderId, recordDataFolder, WARNING_PATH, watchDataFolders } from "./data-folders";

const db = testDb();
const newFolder = () => mkdtempSync(join(tmpdir(), "vidriera-folder-"));

beforeEach(async () => {
  await db.dataFolder.deleteMany();
  await db.errorLog.deleteMany();
});

test("a data folder keeps its id, and another one has another", () => {
  const folder = newFolder();
  expect(dataFolderId(folder)).toMatch(/^[0-9a-f-]{36}$/);
  expect(dataFolderId(folder)).toBe(dataFolderId(folder));
  expect(dataFolderId(newFolder())).not.toBe(dataFolderId(folder));
});

test("a folder counts while its processes go on recording it", async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await recordDataFolder(db, { id: other, since: null });
  const first = await recordDataFolder(db, { id: one, since: null });
  expect(first.others).toBe(0); // it may have ended long ago
  const second = await recordDataFolder(db, { id: one, since: first.at });
  expect(second.others).toBe(0);
  await recordDataFolder(db, { id: other, since: null });
  const third = await recordDataFolder(db, { id: one, since: second.at });
  expect(third.others).toBe(1);
  expect((await recordDataFolder(db, { id: one, since: third.at })).others).toBe(0);
});

test("folders of long ago are forgotten", async () => {
  await db.dataFolder.create({ data: { id: randomUUID(), seenAt: new Date(Date.now() - 26 * 3_600_000) } });
  const id = randomUUID();
  await recordDataFolder(db, { id, since: null });
  expect(await db.dataFolder.findMany({ select: { id: true } })).toEqual([{ id }]);
});

describe("several servers", () => {
  const watches: ReturnType<typeof watchDataFolders>[] = [];
  afterEach(async () => {
    await Promise.all(watches.splice(0).map((watch) => watch.close()));
  });

  function start(dataDir: string, onDisk: boolean) {
    const { ctx, messenger } = merchantContext(db, 0);
    const warn = vi.fn();
    watches.push(watchDataFolders(ctx, { dataDir, onDisk, warn, everyMs: 20 }));
    return { warn, messenger };
  }
  /** How often a process has recorded its folder since. */
  async function recorded(dataDir: string, times: number): Promise<void> {
    const id = dataFolderId(dataDir);
    let last = 0;
    for (let seen = 0; seen < times; ) {
      const row = await db.dataFolder.findUnique({ where: { id } });
      const at = row?.seenAt.getTime() ?? 0;
      if (at > last) seen += 1;
      last = Math.max(last, at);
    }
  }

  test("with a disk each: the log has a warning, and the super-users one error and one message", async () => {
    const [here, there] = [start(newFolder(), true), start(newFolder(), true)];
    await vi.waitFor(async () => {
      expect(here.warn).toHaveBeenCalledTimes(1);
      expect(there.warn).toHaveBeenCalledTimes(1);
      expect(await db.errorLog.findMany()).toMatchObject([{ path: WARNING_PATH, count: 2 }]);
    }, 20_000);
    expect([...here.messenger.messages, ...there.messenger.messages]).toHaveLength(1);
  });

  test("with one data folder, or a common store, nobody is warned", async () => {
    const folder = newFolder();
    const [server, worker] = [start(folder, true), start(folder, true)];
    await recorded(folder, 10);
    expect(server.warn).not.toHaveBeenCalled();
    expect(worker.warn).not.toHaveBeenCalled();
    await Promise.all(watches.splice(0).map((watch) => watch.close()));
    const [one, other] = [newFolder(), newFolder()];
    const remote = [start(one, false), start(other, false)];
    await Promise.all([recorded(one, 5), recorded(other, 5)]);
    for (const { warn } of remote) expect(warn).not.toHaveBeenCalled();
    expect(await db.errorLog.count()).toBe(0);
  });
});
