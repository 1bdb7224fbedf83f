import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { watchPool } from "~/server/metrics/process-metrics";

/** How long a query waits for an unreachable database, in milliseconds: a supervised one restarts sooner. */
export const PATIENCE_MS = 6000;
const PAUSE_MS = 100;

/**
 * Errors of an unreachable database: it refuses or drops the connection, starts or stops, or lacks disk, memory or
 * connections (SQLSTATE classes 08, 57P and 53).
 */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d\d\d|57P0[1-5]|53\d\d\d)$/;
/** Messages of `pg` for a dropped connection, which has no code. */
const BROKEN = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DriverAdapterError) {
    const { cause } = error;
    return AWAY.test(cause.originalCode ?? "") || ["DatabaseNotReachable", "ConnectionClosed"].includes(cause.kind);
  }
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return AWAY.test(String((error as NodeJS.ErrnoException).code)) || BROKEN.test(error.message);
}

/** A pool that retries to connect for up to PATIENCE_MS while the database is unreachable. */
class PatientPool extends pg.Pool {
  #awaySince: number | null = null;

  constructor(config: pg.PoolConfig) {
    super(config);
    // A connection that is lost just after it was handed out has no other listener yet, and an "error" without one ends
    // the process. Nothing is hidden: the next query on that connection fails.
    this.on("connect", (client) => client.on("error", () => {}));
    watchPool(this);
  }

  async #open(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await super.connect();
        this.#awaySince = null;
        return client;
      } catch (error) {
        if (this.ending || !isAway(error)) throw error;
        this.#awaySince ??= Date.now();
        if (Date.now() - this.#awaySince > PATIENCE_MS) throw error;
        await wait(PAUSE_MS);
      }
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(done?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    const opened = this.#open();
    if (!done) return opened;
    opened.then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error, undefined, () => {}),
    );
    return undefined;
  }
}

interface Request {
  missedDatabase: boolean;
}
const requests = new AsyncLocalStorage<Request>();

/** Runs the work of a request; `missed` tells whether the database was unreachable for any part of it. */
export function detectDatabaseOutage<T>(work: (missed: () => boolean) => T): T {
  const request = { missedDatabase: false };
  return requests.run(request, () => work(() => request.missedDatabase));
}

/** Normalizes errors of an unreachable database, so that Prisma maps them to a code of their own. */
async function normalizeErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    const request = requests.getStore();
    if (request) request.missedDatabase = true;
    throw new DriverAdapterError({ kind: "ConnectionClosed" });
  }
}

/**
 * Serializes queries: Prisma loads the relations of a row concurrently, even in a transaction, which has a single
 * connection.
 */
function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const { queryRaw, executeRaw } = transaction;
  function after<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(() => normalizeErrors(work()));
    last = done.catch(() => {});
    return done;
  }
  return Object.assign(transaction, {
    queryRaw: (query: SqlQuery) => after(() => queryRaw.call(transaction, query)),
    executeRaw: (query: SqlQuery) => after(() => executeRaw.call(transaction, query)),
  });
}

/** Repeats work that changes nothing if its connection was lost, once the pool has noticed all that were. */
async function retryIfLost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    await wait(PAUSE_MS);
    return work();
  }
}

const READS = /^\s*(?:\/\*.*?\*\/\s*)*select\b/i;

/**
 * Prisma's adapter for PostgreSQL, for a database that may restart at any time: work that has not begun waits for it,
 * an interrupted read is retried, and any other interrupted statement fails as P1017.
 */
export class DatabaseAdapter extends PrismaPg {
  constructor(connectionString: string, max: number, options: ConstructorParameters<typeof PrismaPg>[1]) {
    super(new PatientPool({ connectionString, max }), { ...options, disposeExternalPool: true });
  }

  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    const { queryRaw, executeRaw, startTransaction } = adapter;
    return Object.assign(adapter, {
      queryRaw: async (query) => {
        const read = () => normalizeErrors(queryRaw.call(adapter, query));
        return READS.test(query.sql) ? retryIfLost(read) : read();
      },
      executeRaw: (query) => normalizeErrors(executeRaw.call(adapter, query)),
      startTransaction: async (level) =>
        inTurn(await retryIfLost(() => normalizeErrors(startTransaction.call(adapter, level)))),
    } satisfies Partial<SqlDriverAdapter>);
  }
}
