import { connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { env } from "~/env";
import { CHANGES_CHANNEL, recordChange } from "~/server/changes";
import { db } from "~/server/database/client";
import { type Changed, NOTHING_CHANGED } from "~/server/ports/shop-cache";
import { eventually } from "~/test/eventually";
import { type ChangeFollowerOptions, followChanges } from "./change-follower";

const NEVER_MS = 1_000_000;
const closing: (() => Promise<void> | void)[] = [];
// a transaction of any database on the server can hold back the point a new follower reads from: it must not find earlier tests' changes
beforeEach(() => db.$executeRaw`DELETE FROM changes`);
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const notify = () => db.$executeRaw`SELECT pg_notify(${CHANGES_CHANNEL}, '')`;
const change = (changed: Partial<Changed>) =>
  db.$transaction((tx) => recordChange(tx, { ...NOTHING_CHANGED, ...changed }));

interface FollowOptions extends Partial<Pick<ChangeFollowerOptions, "url" | "everyMs" | "listen">> {
  /** Called with a change before it counts as told. */
  before?: (changed: Changed) => void;
}

/** A follower that reads, and what it was told since. */
async function follow({ before, ...options }: FollowOptions = {}) {
  const told: Changed[] = [];
  const errors: unknown[] = [];
  let resets = 0;
  const follower = followChanges({
    url: env.DATABASE_URL,
    everyMs: NEVER_MS,
    listen: true,
    apply: async (changed) => {
      before?.(changed);
      told.push(changed);
    },
    reset: async () => void resets++,
    onError: (error) => errors.push(error),
    ...options,
  });
  closing.push(() => follower.close());
  const tents = () => told.flatMap((changed) => changed.tents);
  const tellUntil = (id: number) =>
    eventually(async () => {
      await change({ tents: [id] });
      await notify();
      expect(tents()).toContain(id);
    });
  await tellUntil(1);
  // whatever is told of the second includes what was left of the first
  await change({ tents: [2] });
  await notify();
  await eventually(() => expect(tents()).toContain(2));
  told.length = 0;
  return { follower, told, tents, errors, resets: () => resets };
}

it("tells what another process changed, once it is notified", async () => {
  const { told } = await follow();
  const photos = [{ hash: "0f".repeat(16), width: 800 }];
  await change({ tents: [7, 8], hosts: ["demo", "tienda.example"], site: true, photos });
  await notify();
  await eventually(() => expect(told).toHaveLength(1));
  expect(told).toEqual([{ tents: [7, 8], hosts: ["demo", "tienda.example"], site: true, photos }]);
});

it("tells each change once, however often it is notified", async () => {
  const { tents } = await follow();
  for (const [before, id] of [7, 8, 7, 9].entries()) {
    await change({ tents: [id] });
    await notify();
    await notify();
    // two changes of one shop that are read together are told as one
    await eventually(() => expect(tents()).toHaveLength(before + 1));
  }
  expect(tents()).toEqual([7, 8, 7, 9]);
});

it("tells a change that nobody notifies of", async () => {
  const { tents } = await follow({ listen: false, everyMs: 50 });
  await change({ tents: [7] });
  await eventually(() => expect(tents()).toEqual([7]));
});

it("tells nothing of a transaction before its commit, and all of it afterwards, however late that is", async () => {
  const { tents } = await follow();
  await db.$transaction(async (tx) => {
    await recordChange(tx, { ...NOTHING_CHANGED, tents: [7] });
    for (const id of [8, 9]) {
      await change({ tents: [id] });
      await notify();
      await eventually(() => expect(tents()).toContain(id));
    }
  });
  expect(tents()).toEqual([8, 9]);
  await notify();
  await eventually(() => expect(tents()).toEqual([8, 9, 7]));
});

it("knows of what was committed before it is asked to read, however many ask at once", async () => {
  const { follower, tents } = await follow();
  for (const id of [7, 8, 9]) {
    await change({ tents: [id] });
    await Promise.all([follower.readNow(), follower.readNow(), follower.readNow()]);
    expect(tents().at(-1)).toBe(id);
  }
  expect(tents()).toEqual([7, 8, 9]);
});

it("does not know how far behind it is before it has read anything", async () => {
  const proxy = await startCuttableProxy();
  proxy.cut("refused");
  const follower = followChanges({
    url: proxy.url,
    everyMs: NEVER_MS,
    listen: true,
    apply: async () => {},
    reset: async () => {},
    onError: () => {},
  });
  closing.push(() => follower.close());
  await follower.readNow();
  expect(follower.behindMs()).toBe(Number.POSITIVE_INFINITY);
  proxy.mend();
  await eventually(() => expect(follower.behindMs()).toBeLessThan(Number.POSITIVE_INFINITY));
});

it("tells nothing of a transaction that was rolled back", async () => {
  const { tents } = await follow();
  await db
    .$transaction(async (tx) => {
      await recordChange(tx, { ...NOTHING_CHANGED, tents: [7] });
      throw new Error("no");
    })
    .catch(() => undefined);
  await change({ tents: [8] });
  await notify();
  await eventually(() => expect(tents()).toEqual([8]));
});

it("tells a change again that could not be applied", async () => {
  let attempts = 0;
  const { tents, errors } = await follow({
    everyMs: 50,
    before: (changed) => {
      if (changed.tents.includes(7) && attempts++ < 2) throw new Error("no database");
    },
  });
  await change({ tents: [7] });
  await eventually(() => expect(tents()).toEqual([7]));
  expect(attempts).toBe(3);
  expect(errors, "one outage is one line in the log").toHaveLength(1);
});

/** A proxy before PostgreSQL that can be cut: connections end and new ones are refused, or both hang. */
async function startCuttableProxy() {
  const to = new URL(env.DATABASE_URL);
  const sockets = new Set<Socket>();
  let state: "open" | "refused" | "hanging" = "open";
  const server = createServer((client) => {
    if (state === "refused") return void client.destroy();
    sockets.add(client);
    if (state === "hanging") return;
    const own = connect(Number(to.port || 5432), to.hostname);
    sockets.add(own);
    for (const [from, into] of [
      [client, own],
      [own, client],
    ] as const) {
      from.on("data", (data) => state === "hanging" || into.write(data));
      from.on("error", () => into.destroy());
      from.on("close", () => into.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => void server.close());
  closing.push(() => sockets.forEach((socket) => void socket.destroy()));
  const url = new URL(to);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut: (how: "refused" | "hanging") => {
      state = how;
      if (how === "refused") for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      state = "open";
    },
  };
}

it.each(["refused", "hanging"] as const)("tells what it missed while its connections were %s", async (how) => {
  const proxy = await startCuttableProxy();
  const { follower, tents, errors } = await follow({ url: proxy.url, everyMs: 50 });
  proxy.cut(how);
  await eventually(() => expect(errors).toHaveLength(1));
  for (const id of [7, 8, 9]) await change({ tents: [id] });
  await eventually(() => expect(follower.behindMs()).toBeGreaterThan(1_000));
  expect(tents()).toEqual([]);
  proxy.mend();
  await eventually(() => expect(tents().sort()).toEqual([7, 8, 9]));
  expect(follower.behindMs()).toBeLessThan(1_000);
  expect(errors).toHaveLength(1);
});

it("empties the caches when the database server is another one", async () => {
  // a function of ours stands before that of PostgreSQL
  const started = (time: string) =>
    db.$executeRawUnsafe(
      `CREATE OR REPLACE FUNCTION public.pg_postmaster_start_time() RETURNS timestamptz LANGUAGE sql AS $$ SELECT '${time}'::timestamptz $$`,
    );
  await started("2026-01-01");
  const url = new URL(env.DATABASE_URL);
  url.searchParams.set("options", "-c search_path=public,pg_catalog");
  const { tents, resets } = await follow({ url: url.href, everyMs: 50 });
  expect(resets()).toBe(0);
  // after the reset it reads from the oldest transaction of all databases on, and would find those changes again
  await db.$executeRaw`DELETE FROM changes`;
  await started("2026-02-02");
  await eventually(() => expect(resets()).toBe(1));
  await change({ tents: [7] });
  await eventually(() => expect(tents()).toEqual([7]));
  expect(resets()).toBe(1);
});
