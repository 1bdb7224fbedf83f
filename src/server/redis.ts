import { Redis } from "ioredis";
import { MINUTE_MS } from "~/domain/duration";
import { env } from "~/env";
import { log } from "~/server/log";

/** How long a call waits for a Redis that hangs. After `socketTimeout` the connection is given up, so later calls do not wait. */
const TIMEOUTS = { connectTimeout: 1000, commandTimeout: 400, socketTimeout: 800 };
const LONGEST_PAUSE_MS = 2000;

/**
 * Connects to a Redis, and again whenever the connection breaks. While there is none, commands fail at once. An outage is
 * logged once when it begins and once when it ends. Only messages are logged: the errors carry the commands, and those
 * the addresses of visitors.
 */
export function openRedis(url: string, logger: Pick<typeof log, "warn" | "info"> = log): Redis {
  let lost = false;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const redis: Redis = new Redis(url, {
    ...TIMEOUTS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0, // a command whose connection broke fails and is not sent again
    retryStrategy: (attempts) => Math.min(100 * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS),
    reconnectOnError: ({ message }) => {
      // before it is ready, "error" follows; without the script, ioredis sends it
      if (redis.status !== "ready" || message.startsWith("NOSCRIPT")) return false;
      if (Date.now() - refusedAt > MINUTE_MS) logger.warn({ reason: message }, "Redis refuses to count");
      refusedAt = Date.now();
      return message.startsWith("READONLY"); // after a failover: the name leads to another server
    },
  });
  redis.on("error", ({ message }: Error) => {
    if (!lost) logger.warn({ reason: message }, "Redis is away: limits are counted by each server alone");
    lost = true;
  });
  redis.on("ready", () => {
    if (lost) logger.info("Redis is back: limits are counted together");
    lost = false;
  });
  return redis;
}

// Next's bundles have their own copies of this module, in one process
const shared = globalThis as unknown as { vidrieraRedis?: Redis };

/** The process's connection to REDIS_URL, opened by the first call. Null if there is no such setting. */
export function connectRedis(): Redis | null {
  if (!env.REDIS_URL) return null;
  shared.vidrieraRedis ??= openRedis(env.REDIS_URL);
  return shared.vidrieraRedis;
}

/** Ends the connection; limits are counted in memory from now on. */
export function disconnectRedis(): void {
  shared.vidrieraRedis?.disconnect();
}
