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

/** For so long a query waits for a database that went away: a supervised one is back sooner. */
export const PATIENCE_MS = 6000;
const PAUSE_MS = 100;

/**
 * Nobody listens, the connection broke off, the server starts or stops, or it lacks disk, memory or connections (SQLSTATE
 * classes 08, 57P and 53).
 */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d\d\d|57P0[1-5]|53\d\d\d)$/;
/** What `pg` says by itself of a connection that broke off, without a code. */
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

/** Opens connections, and while the database is away tries again for a while before it says so. */
class PatientPool extends pg.Pool {
  #awaySince: number | null = null;

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

/** Does the work of a request, which may ask meanwhile whether the database was away for any part of it. */
export function detectDatabaseOutage<T>(work: (missed: () => boolean) => T): T {
  const request = { missedDatabase: false };
  return requests.run(request, () => work(() => request.missedDatabase));
}

/** Says in one way that the database is away, so that Prisma gives it a code of its own. */
async function toldAlike<T>(work: Promise<T>): Promise<T> {
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
 * One query after the other: Prisma loads the relations of a row side by side, in a transaction too, and that has a single
 * connection.
 */
function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const { queryRaw, executeRaw } = transaction;
  function after<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(() => toldAlike(work()));
    last = done.catch(() => {});
    return done;
  }
  return Object.assign(transaction, {
    queryRaw: (query: SqlQuery) => after(() => queryRaw.call(transaction, query)),
    executeRaw: (query: SqlQuery) => after(() => executeRaw.call(transaction, query)),
  });
}

const READS = /^\s*(?:\/\*.*?\*\/\s*)*select\b/i;

/**
 * Prisma's adapter for PostgreSQL, for a database that may be started again at any time: what has not begun waits for it, a
 * read that broke off is done again, and what broke off half done fails as P1017.
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
        const read = () => toldAlike(queryRaw.call(adapter, query));
        return READS.test(query.sql)
          ? read().catch((error) => (isAway(error) ? read() : Promise.reject(error)))
          : read();
      },
      executeRaw: (query) => toldAlike(executeRaw.call(adapter, query)),
      startTransaction: async (level) => inTurn(await toldAlike(startTransaction.call(adapter, level))),
    } satisfies Partial<SqlDriverAdapter>);
  }
}
