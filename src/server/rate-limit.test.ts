import { createServer, type Socket } from "node:net";
import type { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { freePort } from "../../scripts/free-port";
import { LIMITS } from "./limits";
import { countAll, countTogether, createCallCounter, createLimit, type Limit } from "./rate-limit";
import { openRedis } from "./redis";

const opened: Redis[] = [];
const logger = { warn: vi.fn(), info: vi.fn() };

function connectTo(url: string): Redis {
  const redis = openRedis(url, logger);
  opened.push(redis);
  return redis;
}

afterEach(() => {
  for (const redis of opened.splice(0)) redis.disconnect();
  vi.clearAllMocks();
});

/** A server that accepts connections and never answers. */
async function startMuteServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `redis://127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}

const refused = expect.objectContaining({ code: "RATE_LIMITED" });

it("counts each key by itself, and says how long to wait", async () => {
  const limit = createLimit({ name: "test", points: 2, duration: 60 }, () => null);
  await limit.count("a");
  await limit.count("a");
  await expect(limit.count("a")).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 60 } });
  await limit.count("b");
});

it("tallies without refusing", async () => {
  const limit = createLimit({ name: "test", points: 1, duration: 60 }, () => null);
  expect([await limit.tally("a"), await limit.tally("a"), await limit.tally("a")]).toEqual([1, 2, 3]);
});

describe("processes that count together", () => {
  const LIMIT = { name: "together", points: 60, duration: 60 };

  afterEach(() => countTogether(undefined));

  it("share a limit, and do not mix it with others", async () => {
    countTogether(createCallCounter());
    const limits = [createLimit(LIMIT, () => null), createLimit(LIMIT, () => null)];
    const calls = Array.from({ length: 100 }, (_, call) => limits[call % 2]?.count("a"));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    expect(results.at(-1)).toMatchObject({ reason: { code: "RATE_LIMITED", details: { retryAfter: 60 } } });
    expect(await limits[0]?.tally("b")).toBe(1);
    expect(await limits[1]?.tally("b")).toBe(2);
    await limits[0]?.giveBack("b");
    expect(await limits[1]?.tally("b")).toBe(2);
    expect(await limits[1]?.refusal("a")).toEqual(refused);
    await limits[0]?.countOnce("c", "item");
    await limits[1]?.countOnce("c", "item");
    expect(await limits[0]?.tally("c")).toBe(2);
    await createLimit({ ...LIMIT, name: "another" }, () => null).count("a");
  });

  it("still do while Redis is away", async () => {
    countTogether(createCallCounter());
    const redis = connectTo(`redis://127.0.0.1:${await freePort()}`);
    const limits = [createLimit(LIMIT, () => redis), createLimit(LIMIT, () => redis)];
    for (let call = 0; call < 60; call++) await limits[call % 2]?.count("a");
    await expect(limits[0]?.count("a")).rejects.toEqual(refused);
    await expect(limits[1]?.count("a")).rejects.toEqual(refused);
  });
});

describe.each(Object.entries(LIMITS))("the limit %s", (name, { points, duration }) => {
  const YEAR_MS = 365 * DAY_MS;
  const open = () => createLimit({ name, points, duration }, () => null);
  const spend = async (limit: Limit, key = "a") => {
    for (let call = 0; call < points; call++) await limit.count(key);
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets through so many at once, and others' keys are their own", async () => {
    const limit = open();
    const results = await Promise.allSettled(Array.from({ length: points + 20 }, () => limit.count("a")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(points);
    expect(await limit.refusal("a")).toEqual(refused);
    await limit.count("b");
  });

  it("ends for all who went on asking as for who waited", async () => {
    const limit = open();
    await spend(limit);
    vi.advanceTimersByTime(duration * 1000 - 1);
    for (let call = 0; call < 5; call++) await expect(limit.count("a")).rejects.toEqual(refused);
    vi.advanceTimersByTime(1);
    await spend(limit);
    await expect(limit.count("a")).rejects.toEqual(refused);
  });

  it("refuses what it refused when it is repeated, and answers what it answered", async () => {
    const limit = open();
    for (let item = 0; item < points; item++) await limit.countOnce("a", `item-${item}`);
    for (let time = 0; time < 3; time++) await expect(limit.countOnce("a", "new")).rejects.toEqual(refused);
    for (let time = 0; time < 3; time++) await limit.countOnce("a", "item-0");
    await limit.countOnce("b", "new");
  });

  it("counts an item once that is sent many times at once, and none that it refuses then", async () => {
    const limit = open();
    const many = (item: string) =>
      Promise.allSettled(Array.from({ length: points + 20 }, () => limit.countOnce("a", item)));
    expect((await many("one")).filter(({ status }) => status === "rejected")).toEqual([]);
    for (let call = 1; call < points; call++) await limit.count("a");
    expect((await many("other")).filter(({ status }) => status === "fulfilled")).toEqual([]);
  });

  it("gives a call back exactly, however many were refused meanwhile", async () => {
    const limit = open();
    const undo = await countAll([[limit, "a"]]);
    for (let call = 1; call < points; call++) await limit.count("a");
    for (let time = 0; time < 5; time++) await expect(countAll([[limit, "a"]])).rejects.toEqual(refused);
    await undo();
    await limit.count("a");
    await expect(limit.count("a")).rejects.toEqual(refused);
  });

  it("lasts no longer because the clock was ahead", async () => {
    const limit = open();
    const now = Date.now();
    vi.setSystemTime(now + YEAR_MS);
    await spend(limit);
    vi.setSystemTime(now);
    await expect(limit.count("a")).rejects.toMatchObject({ details: { retryAfter: duration } });
    vi.advanceTimersByTime(duration * 1000);
    await limit.count("a");
  });
});

it("of several limits, one that refuses leaves nothing counted on the others", async () => {
  const [wide, narrow] = [3, 1].map((points) => createLimit({ name: "test", points, duration: 60 }, () => null));
  if (!wide || !narrow) throw new Error("no limits");
  await countAll([
    [wide, "a"],
    [narrow, "a"],
  ]);
  for (let time = 0; time < 9; time++)
    await expect(
      countAll([
        [wide, "a"],
        [narrow, "a"],
      ]),
    ).rejects.toEqual(refused);
  await wide.count("a");
  await wide.count("a");
  await expect(wide.count("a")).rejects.toEqual(refused);
});

it("connects only when something is counted", async () => {
  const connect = vi.fn(() => null);
  const limit = createLimit({ name: "test", points: 1, duration: 60 }, connect);
  expect(connect).not.toHaveBeenCalled();
  await limit.count("a");
  await limit.tally("a");
  expect(connect).toHaveBeenCalledOnce();
});

it.each([
  ["dead", async () => ({ url: `redis://127.0.0.1:${await freePort()}`, close: async () => {} })],
  ["mute", startMuteServer],
])("counts in memory while Redis is %s, without waiting, and warns once", async (_, start) => {
  const server = await start();
  const redis = connectTo(server.url);
  const limit = createLimit({ name: "test", points: 60, duration: 60 }, () => redis);
  const began = performance.now();
  for (let call = 0; call < 60; call++) await limit.count("a");
  await expect(limit.count("a")).rejects.toEqual(refused);
  expect(performance.now() - began).toBeLessThan(5000); // 61 calls that wait take longer
  await expect.poll(() => logger.warn.mock.calls.length).toBe(1);
  await new Promise((done) => setTimeout(done, 2500)); // several more attempts to connect
  await limit.count("b");
  expect(logger.warn).toHaveBeenCalledOnce();
  await server.close();
});
