import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { testDb } from "~/test/test-db";
import { createHealth, type Health, isHealthPath, sendHealth } from "./health";

const url = process.env.DATABASE_URL ?? "";
const database = new URL(url).pathname.slice(1);
const open: Health[] = [];
afterEach(async () => {
  for (const health of open.splice(0)) await health.close();
  vi.useRealTimers();
});

function start({ to = url, answering = () => true }: { to?: string; answering?: () => boolean } = {}) {
  const errors: string[] = [];
  const health = createHealth({ url: to, answering, onError: (error) => errors.push(String(error)) });
  open.push(health);
  return { health, errors };
}

async function later(ms: number) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const checkedAt = async () => (await testDb().healthCheck.findUniqueOrThrow({ where: { id: 1 } })).checkedAt;
const connections = () =>
  testDb().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
    WHERE application_name = 'health' AND datname = current_database()`;

it("writes its row on one connection, once in five seconds regardless of the number of requests", async () => {
  await later(0); // the clock stands: on a busy machine this takes longer than five seconds
  const { health } = start();
  expect(await Promise.all(Array.from({ length: 200 }, () => health.check()))).toEqual(Array(200).fill(true));
  const first = await checkedAt();
  expect(await connections()).toHaveLength(1);
  expect(await health.check()).toBe(true);
  expect(await checkedAt()).toEqual(first);
  await later(5100);
  expect(await health.check()).toBe(true);
  expect(await checkedAt()).not.toEqual(first);
  expect(await testDb().healthCheck.count()).toBe(1);
  expect(await connections()).toHaveLength(1);
});

it("is unhealthy when writes fail, or when the disk has no room for a file", async () => {
  const { health, errors } = start();
  expect(await health.check()).toBe(true);
  for (const [setting, value] of [
    ["default_transaction_read_only", "on"],
    ["temp_file_limit", "0"],
  ]) {
    await onServer(`ALTER DATABASE ${database} SET ${setting} = '${value}'`);
    await onServer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'health' AND datname = '${database}'`,
    );
    await later(6000);
    await expect.poll(connections).toHaveLength(0);
    expect(await health.check()).toBe(false);
    await onServer(`ALTER DATABASE ${database} RESET ${setting}`);
    await later(12_000);
    await expect.poll(() => health.check()).toBe(true);
    await later(18_000);
  }
  expect(errors).toEqual([
    "error: cannot execute INSERT in a read-only transaction",
    expect.stringContaining("temporary file size exceeds"),
  ]);
});

it("is unhealthy without a database or an application, while the liveness check still passes", async () => {
  const { health, errors } = start({ to: "postgres://nobody:x@127.0.0.1:1/none" });
  expect([await health.check(), await health.check()]).toEqual([false, false]);
  expect(errors).toHaveLength(1);
  expect(await start({ answering: () => false }).health.check()).toBe(false);

  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (isHealthPath(path)) void sendHealth(request, response, { path, health, isReady: async () => true });
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = await Promise.all(
    ["/api/health", "/api/health/live", "/api/health/ready", "/api/healthy"].map((path) => fetch(origin + path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 404]);
  expect(await answers[0]?.json()).toEqual({ ok: false });
  expect(answers[0]?.headers.get("cache-control")).toBe("no-store");
  server.close();
});
