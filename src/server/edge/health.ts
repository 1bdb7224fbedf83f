import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { Readiness } from "./readiness";

/** Paths for uptime monitoring, for the process supervisor and for a balancer. */
const HEALTH_PATH = "/api/health";
const LIVE_PATH = "/api/health/live";
const READY_PATH = "/api/health/ready";

/** A result is reused for this long. */
const FRESH_MS = 5000;
/** A request that waits longer than this for a running check gets the previous result, */
const PATIENCE_MS = 700;
/** unless that result is older than this. */
const TRUSTED_MS = 20_000;
/** A check that takes longer has failed. */
const LIMIT_MS = 10_000;

/**
 * Writes a row, and sorts more than fits in memory: the write alone could still use disk space allocated before,
 * whereas the sort needs a new temporary file.
 */
const WRITE =
  "INSERT INTO health_checks (id, checked_at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET checked_at = now()";
const SPILL = "SELECT n FROM generate_series(1, 5000) AS n ORDER BY md5(n::text) OFFSET 5000";
const LITTLE_MEMORY = "-c work_mem=64kB -c hash_mem_multiplier=1";

export interface Health {
  /** Whether the site is able to serve requests. */
  check: () => Promise<boolean>;
  close: () => Promise<void>;
}

interface Result {
  ok: boolean;
  /** When the check began, so the result is at least this recent. */
  at: number;
}

export interface HealthOptions {
  url: string;
  /** Whether the application responds. */
  answering: () => boolean;
  onError: (error: unknown) => void;
}

/** Runs checks on a dedicated connection, at most once every five seconds regardless of the number of requests. */
export function createHealth({ url, answering, onError }: HealthOptions): Health {
  let client: Client | null = null;
  let last: Result | null = null;
  let checking: Promise<Result> | null = null;
  /** The last logged result, so that an outage logs one line instead of one every five seconds. */
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

export const isHealthPath = (path: string): boolean => [HEALTH_PATH, LIVE_PATH, READY_PATH].includes(path);

/** Responds to health checks. "live" only means that the process is running, "ready" that it may get visitors. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  { path, health, isReady }: { path: string; health: Health } & Pick<Readiness, "isReady">,
): Promise<void> {
  if (path === LIVE_PATH) return answer(request, response, true);
  answer(request, response, await (path === READY_PATH ? isReady() : health.check()));
}
