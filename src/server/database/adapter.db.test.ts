import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "~/env";
import { appErrorOf } from "~/server/errors";
import { testDb } from "~/test/test-db";
import { startEmbedded } from "../../../scripts/db/embedded.ts";
import { migrate } from "../../../scripts/db/migrate.ts";
import { detectDatabaseOutage } from "./adapter";
import { createDb, type Db } from "./client";

interface Watched {
  _getActiveQuery?: () => unknown;
  query: (...args: unknown[]) => unknown;
}

/** Counts queries sent to a connection while another one was still running. */
async function askedWhileBusy(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as unknown as Watched;
  const { query } = client;
  let times = 0;
  client.query = function (this: Watched, ...args) {
    if (this._getActiveQuery?.()) times++;
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return times;
}

it("serializes a transaction's queries when Prisma loads relations concurrently", async () => {
  const db = testDb();
  const busy = await askedWhileBusy(() =>
    db.$transaction(async (tx) => {
      const user = await tx.user.create({ data: { name: "Ana", email: "ana@example.test", passwordHash: "x" } });
      const read = () =>
        tx.user.findUnique({ where: { id: user.id }, include: { tents: true, apiTokens: true, sessions: true } });
      const found = await Promise.all([read(), read(), read()]);
      expect(found.map((one) => one?.id)).toEqual([user.id, user.id, user.id]);
    }),
  );
  expect(busy).toBe(0);
});

it.each(["53100", "53200"])(
  "treats a full disk or memory (%s) as an outage: the request may be retried",
  async (code) => {
    const failing = testDb().$executeRawUnsafe(
      `DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '${code}'; END $$`,
    );
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(appErrorOf(error)).toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 5 } });
  },
);

/** A message of PostgreSQL's protocol: the server ends this connection. */
function fatalMessage(): Buffer {
  const fields = Buffer.from("SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0");
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A proxy before PostgreSQL: once `loseNext` was called, the next answer that ends a query ends its connection too. */
async function startLossyProxy(url: string) {
  const { hostname, port } = new URL(url);
  const READY = Buffer.from([0x5a, 0, 0, 0, 5]); // ReadyForQuery, whose last byte is the transaction's state
  let losing = false;
  const proxy = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    for (const socket of [client, server]) socket.on("error", () => {});
    client.on("data", (chunk) => server.write(chunk));
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
    server.on("data", (chunk) => {
      if (!losing || chunk.lastIndexOf(READY) !== chunk.length - 6) return client.write(chunk);
      losing = false;
      server.removeAllListeners("data");
      return client.end(Buffer.concat([chunk, fatalMessage()]));
    });
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const through = new URL(url);
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: through.href,
    loseNext: () => {
      losing = true;
    },
    close: () => proxy.close(),
  };
}

it("begins a transaction again whose connection was lost as it was handed out", async () => {
  const proxy = await startLossyProxy(env.DATABASE_URL);
  const db = createDb(proxy.url, 1);
  try {
    const countries = await db.country.count();
    proxy.loseNext();
    const first = (async () => await db.country.count())();
    const next = db.$transaction((tx) => tx.country.count());
    expect(await Promise.all([first, next])).toEqual([countries, countries]);
  } finally {
    await db.$disconnect();
    proxy.close();
  }
});

describe("a database outage", () => {
  let dataDir: string;
  let server: Awaited<ReturnType<typeof startEmbedded>>;
  let db: Db;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vidriera-away-"));
    server = await startEmbedded({ dataDir, fast: true });
    await migrate(server.url);
    db = createDb(server.url, 4);
  });
  afterAll(async () => {
    await db.$disconnect();
    await server.remove();
  });

  const kill = () => {
    const settings = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")) as { folder?: string };
    const folder = settings.folder ?? join(dataDir, "postgres");
    process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  };
  /** Prisma's promises are lazy: they start when awaited. */
  const begun = async <T>(work: PromiseLike<T>): Promise<T> => await work;
  const count = () => begun(db.country.count());
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => appErrorOf(error).code,
    );

  it("makes new queries wait; an interrupted read is retried, an interrupted write is not", async () => {
    const before = await count();
    const reading = begun(db.$queryRaw`SELECT pg_sleep(2)::text, 7 AS n`);
    const writing = codeOf(db.$executeRaw`DO $$ BEGIN PERFORM pg_sleep(9); END $$`);
    const inside = codeOf(db.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(9)::text`));
    await expect
      .poll(
        () => db.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`,
      )
      .toHaveLength(3);
    kill();
    // A dead server's idle connections may still answer a query: the others have ended once these two have.
    expect([await writing, await inside]).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
    const waiting = [count(), db.$transaction((tx) => tx.country.count()), count()];
    server = await startEmbedded({ dataDir, fast: true });
    expect(await Promise.all(waiting)).toEqual([before, before, before]);
    expect(await reading).toMatchObject([{ n: 7 }]);
  });

  it("is reported as an outage when it stays away; later queries fail at once, and work again when it is back", async () => {
    await server.stop();
    const { code, missed } = await detectDatabaseOutage(async (asked) => ({
      code: await codeOf(count()),
      missed: asked(),
    }));
    expect({ code, missed }).toEqual({ code: "UNAVAILABLE", missed: true });
    const later = Array.from({ length: 50 }, () => codeOf(db.$transaction((tx) => tx.country.count())));
    expect(new Set(await Promise.all(later))).toEqual(new Set(["UNAVAILABLE"]));
    server = await startEmbedded({ dataDir, fast: true });
    expect(await codeOf(count())).toBeNull();
  });
});
