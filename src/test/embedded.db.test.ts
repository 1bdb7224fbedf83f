import { existsSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { startEmbedded } from "../../scripts/db/embedded.ts";
import { HANG_MS } from "./eventually";

async function value(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return rows[0]?.[0];
}

interface Settings {
  /** Set only when the data could not be stored in DATA_DIR. */
  folder?: string;
  port: number;
  password: string;
}

const settingsOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")) as Settings;
const folderOf = (dataDir: string) => settingsOf(dataDir).folder ?? join(dataDir, "postgres");

it("keeps its data, is shared by a second start, and survives a killed one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vidriera-embedded-"));
  const first = await startEmbedded({ dataDir, fast: true });
  await value(first.url, "create table kept as select 7 as n");
  expect(await value(first.url, "show listen_addresses")).toBe("127.0.0.1");
  expect(statSync(join(dataDir, "postgres.json")).mode & 0o777).toBe(0o600);

  const second = await startEmbedded({ dataDir, fast: true });
  expect(second).toMatchObject({ reused: true, url: first.url });

  // killed without cleanup
  const pidFile = join(folderOf(dataDir), "postmaster.pid");
  const killed = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  process.kill(killed, "SIGKILL");
  const third = await startEmbedded({ dataDir, fast: true });
  expect(third.reused).toBe(false);
  expect(await value(third.url, "select n from kept")).toBe(7);
  await third.stop();

  // The process id of a killed server may have been reused: here by this test itself.
  writeFileSync(pidFile, `${process.pid}\n${folderOf(dataDir)}\n0\n${settingsOf(dataDir).port}\n`);
  const fourth = await startEmbedded({ dataDir, fast: true });
  expect(await value(fourth.url, "select n from kept")).toBe(7);

  // The process ids of killed commands may have been reused too: here by this process's parent.
  const later = new Date(Date.now() - 10_000);
  const lock = join(dataDir, "postgres.lock");
  writeFileSync(join(dataDir, "postgres-users", String(process.ppid)), "1");
  writeFileSync(lock, `${process.ppid} 1`);
  await (await startEmbedded({ dataDir, fast: true })).stop();
  expect(existsSync(pidFile)).toBe(false);
  // killed before it wrote its process id
  writeFileSync(lock, "");
  utimesSync(lock, later, later);
  const fifth = await startEmbedded({ dataDir, fast: true });
  expect(await value(fifth.url, "select n from kept")).toBe(7);

  await fifth.remove();
  expect(() => statSync(dataDir)).toThrow("ENOENT");
});

it("starts over when the first start was interrupted", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vidriera-embedded-"));
  const made = await startEmbedded({ dataDir, fast: true });
  await made.stop();
  const settings = settingsOf(dataDir);
  writeFileSync(join(dataDir, "postgres.json"), JSON.stringify({ ...settings, ready: false }));
  writeFileSync(join(dataDir, "postgres.lock"), "999999999");
  const again = await startEmbedded({ dataDir, fast: true });
  expect(await value(again.url, "select 1")).toBe(1);
  expect(settingsOf(dataDir).password).not.toBe(settings.password);
  await again.remove();
});

it("restarts at the same address whenever it is lost, until it is stopped", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vidriera-embedded-"));
  const server = await startEmbedded({ dataDir, fast: true });
  await value(server.url, "create table kept as select 7 as n");
  const pid = () => Number(readFileSync(join(folderOf(dataDir), "postmaster.pid"), "utf8").split("\n")[0]);
  const events: string[] = [];
  server.supervise({
    onLost: () => events.push("lost"),
    onBack: () => events.push("back"),
    onFailure: (error) => events.push(String(error)),
  });
  for (let round = 1; round <= 2; round++) {
    const killed = pid();
    process.kill(killed, "SIGKILL");
    await expect.poll(() => events.length, { timeout: HANG_MS }).toBe(2 * round);
    expect(pid()).not.toBe(killed);
    expect(await value(server.url, "select n from kept")).toBe(7);
  }
  const last = pid();
  await server.stop();
  expect(() => process.kill(last, 0)).toThrow();
  expect(events).toEqual(["lost", "back", "lost", "back"]);
  await server.remove();
});

it("reports when it cannot be restarted", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vidriera-embedded-"));
  const server = await startEmbedded({ dataDir, fast: true });
  const failure = new Promise<unknown>((onFailure) => {
    server.supervise({ onLost: () => {}, onBack: () => {}, onFailure });
  });
  const folder = folderOf(dataDir);
  const killed = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  renameSync(join(folder, "global/pg_control"), join(folder, "global/pg_control.lost"));
  process.kill(killed, "SIGKILL");
  expect(String(await failure)).toContain("PostgreSQL no arrancó");
  await server.remove();
});
