import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type RedisServer, startRedisServer } from "~/test/redis-server";
import { createLimit } from "./rate-limit";
import { openRedis } from "./redis";

let server: RedisServer;
let connections: Redis[] = [];
const logger = { warn: vi.fn(), info: vi.fn() };

const LIMIT = { name: "test", points: 60, duration: 600 };
const refused = expect.objectContaining({ code: "RATE_LIMITED" });
const ready = (redis: Redis) => expect.poll(() => redis.status).toBe("ready");

/** The limit as one server has it, with a connection of its own. */
async function startInstance(options = LIMIT) {
  const redis = openRedis(server.url, logger);
  connections.push(redis);
  await ready(redis);
  return { redis, limit: createLimit(options, () => redis) };
}

beforeEach(async () => {
  server = await startRedisServer();
});

afterEach(async () => {
  for (const redis of connections) redis.disconnect();
  connections = [];
  await server.kill();
  vi.clearAllMocks();
});

it("two servers share a limit: neither lets the 61st call through", async () => {
  const one = await startInstance();
  const other = await startInstance();
  for (let call = 0; call < 60; call++) await (call % 2 ? one : other).limit.count("a");
  await expect(one.limit.count("a")).rejects.toEqual(refused);
  await expect(other.limit.count("a")).rejects.toEqual(refused);
  await other.limit.count("b");
});

it("calls of two servers at the same moment are counted exactly", async () => {
  const { limit: one } = await startInstance();
  const { limit: other } = await startInstance();
  const calls = Array.from({ length: 100 }, (_, call) => (call % 2 ? one : other).count("a"));
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
});

it("two servers tally together", async () => {
  const { limit: one } = await startInstance();
  const { limit: other } = await startInstance();
  expect([await one.tally("a"), await other.tally("a"), await one.tally("a")]).toEqual([1, 2, 3]);
});

it("limits do not mix, and their keys expire", async () => {
  const { redis, limit } = await startInstance({ ...LIMIT, points: 1 });
  const { limit: another } = await startInstance({ ...LIMIT, name: "another", points: 1 });
  await limit.count("a");
  await another.count("a");
  expect((await redis.keys("*")).sort()).toEqual(["vidriera:limit:another:a", "vidriera:limit:test:a"]);
  expect(await redis.ttl("vidriera:limit:test:a")).toBeGreaterThan(590);
});

it("a key that got a long time to live while the clock was ahead ends with its limit", async () => {
  const { redis, limit } = await startInstance({ ...LIMIT, points: 1 });
  await limit.count("a");
  await redis.expire("vidriera:limit:test:a", 300 * 24 * 3600);
  await expect(limit.count("a")).rejects.toMatchObject({ details: { retryAfter: LIMIT.duration } });
  expect(await redis.ttl("vidriera:limit:test:a")).toBeLessThanOrEqual(LIMIT.duration);
});

it("what was refused is refused when it is repeated, and what was given back is free", async () => {
  const { limit: one } = await startInstance({ ...LIMIT, points: 1 });
  const { limit: other } = await startInstance({ ...LIMIT, points: 1 });
  await one.countOnce("a", "item");
  await other.countOnce("a", "item");
  for (let time = 0; time < 3; time++) await expect(other.countOnce("a", "new")).rejects.toEqual(refused);
  await one.count("b");
  await other.giveBack("b");
  expect(await one.refusal("b")).toBeNull();
});

it("a Redis that dies is replaced by memory; when it is back, servers count together again", async () => {
  const one = await startInstance();
  const other = await startInstance();
  await one.limit.count("a");
  const port = Number(new URL(server.url).port);
  await server.kill();
  const began = performance.now();
  for (let call = 0; call < 60; call++) await one.limit.count("a");
  await expect(one.limit.count("a")).rejects.toEqual(refused);
  expect(performance.now() - began).toBeLessThan(1000);
  await expect.poll(() => logger.warn.mock.calls.length).toBe(2); // one line of each server

  server = await startRedisServer({ port });
  await ready(one.redis);
  await ready(other.redis);
  for (let call = 0; call < 60; call++) await (call % 2 ? one : other).limit.count("a");
  await expect(one.limit.count("a")).rejects.toEqual(refused);
  await expect(other.limit.count("a")).rejects.toEqual(refused);
  expect(logger.warn).toHaveBeenCalledTimes(2);
  expect(logger.info).toHaveBeenCalledTimes(2);
});

it("a Redis that hangs delays nobody for a second, and only the first calls at all", async () => {
  const { redis, limit } = await startInstance();
  await limit.count("a");
  server.hang();
  const began = performance.now();
  await Promise.all([limit.count("a"), limit.count("b"), limit.count("c")]);
  expect(performance.now() - began).toBeLessThan(1000);
  await expect.poll(() => redis.status).not.toBe("ready");
  const later = performance.now();
  for (let call = 0; call < 59; call++) await limit.count("a");
  await expect(limit.count("a")).rejects.toEqual(refused);
  expect(performance.now() - later).toBeLessThan(300);
  expect(logger.warn).toHaveBeenCalledOnce();

  server.wake();
  await ready(redis);
  expect(await limit.tally("new")).toBe(1);
  expect(await redis.get("vidriera:limit:test:new")).toBe("1");
  expect(logger.info).toHaveBeenCalledOnce();
});

it("a Redis that refuses to write is reported once, and memory counts", async () => {
  const { redis, limit } = await startInstance({ ...LIMIT, points: 5 });
  await redis.config("SET", "maxmemory", "1");
  for (let call = 0; call < 5; call++) await limit.count("a");
  await expect(limit.count("a")).rejects.toEqual(refused);
  expect(logger.warn.mock.calls).toEqual([[{ reason: expect.stringMatching(/^OOM/) }, expect.any(String)]]);
});

it("neither an address nor a password is logged", async () => {
  const locked = new Redis(server.url);
  await locked.config("SET", "requirepass", "right");
  locked.disconnect();
  const redis = openRedis(server.url.replace("//", "//:wr0ng@"), logger);
  connections.push(redis);
  const limit = createLimit(LIMIT, () => redis);
  await limit.count("203.0.113.9|1");
  await expect
    .poll(() => logger.warn.mock.calls)
    .toEqual([[{ reason: expect.stringMatching(/^WRONGPASS/) }, expect.any(String)]]);
  expect(JSON.stringify(logger.warn.mock.calls)).not.toMatch(/wr0ng|203\.0\.113/);
});
