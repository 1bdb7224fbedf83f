import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

/** For whoever watches the site, and for whoever starts the process. */
const HEALTH_PATH = "/api/health";
const LIVE_PATH = "/api/health/live";

/** A result is everybody's for so long. */
const FRESH_MS = 5000;
/** Who asks while a check takes longer than this hears of the one before, */
const PATIENCE_MS = 700;
/** as long as that is not older. */
const TRUSTED_MS = 20_000;
/** A check that takes longer has failed. */
const LIMIT_MS = 10_000;

/**
 * Writes the row, and sorts more than fits its memory: the row alone would still find room in what was taken of the disk
 * before, a file for sorting needs some of its own.
 */
const WRITE =
  "INSERT INTO health_checks (id, checked_at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET checked_at = now()";
const SPILL = "SELECT n FROM generate_series(1, 5000) AS n ORDER BY md5(n::text) OFFSET 5000";
const LITTLE_MEMORY = "-c work_mem=64kB -c hash_mem_multiplier=1";

export interface Health {
  /** Whether the site can do its work. */
  check: () => Promise<boolean>;
  close: () => Promise<void>;
}

interface Result {
  ok: boolean;
  /** When it was begun, which is before anything that it says. */
  at: number;
}

export interface HealthOptions {
  url: string;
  /** Whether the application answers. */
  answering: () => boolean;
  onError: (error: unknown) => void;
}

/** Checks on a connection of its own, at most every five seconds however many ask. */
export function createHealth({ url, answering, onError }: HealthOptions): Health {
  let client: Client | null = null;
  let last: Result | null = null;
  let checking: Promise<Result> | null = null;
  /** What was last reported, so that a database that is away is one line and not one every five seconds. */
  let reported = true;

  async function connection(): Promise<Client> {
    if (client) return client;
    const opened = new Client({
      connectionString: url,
      application_name: "health",
      options: LITTLE_MEMORY,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
    });
    opened.on("error", () => drop(opened));
    opened.on("end", () => drop(opened));
    client = opened;
    await opened.connect();
    return opened;
  }

  function drop(one: Client | null): void {
    if (client === one) client = null;
    void one?.end().catch(() => {});
  }

  async function run(at: number): Promise<Result> {
    try {
      const opened = await connection();
      await opened.query(WRITE);
      await opened.query(SPILL);
      last = { ok: true, at };
    } catch (error) {
      drop(client);
      last = { ok: false, at };
      if (reported) onError(error);
    } finally {
      checking = null;
    }
    reported = last.ok;
    return last;
  }

  return {
    async check() {
      const now = Date.now();
      if (!checking && !(last && now - last.at < FRESH_MS)) checking = run(now);
      const before = last && now - last.at < TRUSTED_MS ? last : { ok: false, at: now };
      const result = checking ? await Promise.race([checking, wait(PATIENCE_MS, before, { ref: false })]) : before;
      return result.ok && answering();
    },
    async close() {
      await checking;
      const open = client;
      client = null;
      await open?.end().catch(() => {});
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, ok: boolean): void {
  response.writeHead(ok ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify({ ok }));
}

export const isHealthPath = (path: string): boolean => path === HEALTH_PATH || path === LIVE_PATH;

/** Answers who asks for the site's health. The process being there is all that "live" says. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  { path, health }: { path: string; health: Health },
): Promise<void> {
  answer(request, response, path === LIVE_PATH || (await health.check()));
}
