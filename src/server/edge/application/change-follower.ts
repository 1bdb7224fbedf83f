import { Client } from "pg";
import { z } from "zod";
import { CHANGES_CHANNEL, changedBy } from "~/server/changes";
import type { Changed } from "~/server/ports/shop-cache";

/** A connection that takes longer than this to open, or to answer, is given up. In milliseconds. */
const PATIENCE_MS = 900;
/** The pause after a failed attempt, in milliseconds. */
const RETRY_MS = 100;

/**
 * In one statement, and so in one snapshot: what changed since, and from where to read next. A transaction that had not ended
 * at this snapshot is not older than the snapshot's xmin: what it writes is read after its commit, however late that is.
 * The server's start tells a restart, or another server after a failover, whose ids say nothing about ours.
 */
const READ = `SELECT pg_postmaster_start_time()::text AS server, pg_snapshot_xmin(pg_current_snapshot())::text AS next,
  (SELECT coalesce(json_agg(json_build_array(tag, xid::text)), '[]') FROM changes WHERE xid >= $1::xid8) AS changes`;

const answer = z.tuple([
  z.object({ server: z.string(), next: z.string(), changes: z.array(z.tuple([z.string(), z.string()])) }),
]);

export interface ChangeFollowerOptions {
  url: string;
  /** How often the table is read without a notification, in milliseconds. */
  everyMs: number;
  /** Whether to listen for notifications; not possible through a pooler that shares connections between transactions. */
  listen: boolean;
  /** Called with what changed; until it resolves, nothing further is read. Called again if it rejects. */
  apply: (changed: Changed) => Promise<void>;
  /** Called when changes may have been missed: the database server is another one, or was restarted. */
  reset: () => Promise<void>;
  /** Called once in an outage: when the attempt after a failed one fails as well. */
  onError: (error: unknown) => void;
}

export interface ChangeFollower {
  /** How long ago everything was known that had been committed, in milliseconds; infinite before the first reading. */
  behindMs: () => number;
  /** Reads at once; resolves when everything is known that was committed before the call, or the reading failed. */
  readNow: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Tells this process of every change that any process commits: right after a notification, and by reading every `everyMs`,
 * so that a lost notification, a late commit or a cut connection delays a change and never loses it.
 */
export function followChanges(options: ChangeFollowerOptions): ChangeFollower {
  const { url, everyMs, listen, apply, reset, onError } = options;
  let client: Client | null = null;
  /** The server that `next` belongs to. */
  let server: string | null = null;
  let next: string | null = null;
  /** The transaction that each change was applied from, of those that may be read again. */
  let applied = new Map<string, string>();
  let upToDateAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let closed = false;
  let reading: Promise<void> | null = null;
  let readAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function connection(): Promise<Client> {
    if (client) return client;
    const opened = new Client({
      connectionString: url,
      application_name: "changes",
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    opened.on("error", () => drop(opened));
    opened.on("end", () => drop(opened));
    opened.on("notification", read);
    client = opened;
    await opened.connect();
    if (listen) await opened.query(`LISTEN ${CHANGES_CHANNEL}`);
    return opened;
  }

  function drop(one: Client | null): void {
    if (client === one) client = null;
    void one?.end().catch(() => {});
  }

  async function readOnce(): Promise<void> {
    const begun = Date.now();
    const { rows } = await (await connection()).query(READ, [next ?? "18446744073709551615"]);
    const [found] = answer.parse(rows);
    if (server !== null && server !== found.server) {
      await reset();
      applied.clear();
    } else {
      const fresh = found.changes.filter(([tag, xid]) => applied.get(tag) !== xid);
      if (fresh.length > 0) await apply(changedBy(fresh.map(([tag]) => tag)));
      applied = new Map(found.changes.filter(([, xid]) => BigInt(xid) >= BigInt(found.next)));
    }
    ({ server, next } = found);
    upToDateAt = begun;
    failures = 0;
  }

  async function attempt(): Promise<number> {
    try {
      await readOnce();
      return everyMs;
    } catch (error) {
      drop(client);
      failures += 1;
      if (failures === 2 && !closed) onError(error);
      return RETRY_MS;
    }
  }

  function read(): void {
    if (closed) return;
    if (reading) {
      readAgain = true;
      return;
    }
    clearTimeout(timer);
    readAgain = false;
    reading = attempt().then((pause) => {
      reading = null;
      if (closed) return;
      if (readAgain && failures === 0) read();
      else timer = setTimeout(read, pause).unref();
    });
  }

  read();
  return {
    behindMs: () => Date.now() - upToDateAt,
    async readNow() {
      await reading; // it may have begun before the commit
      if (!reading) read();
      await reading;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await reading;
      const open = client;
      client = null;
      await open?.end().catch(() => {});
    },
  };
}
