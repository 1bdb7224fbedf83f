import { collectDefaultMetrics } from "prom-client";
import { SECOND_MS } from "~/domain/duration";
import { env } from "~/env";
import { createGauge, registry } from "./registry";

/**
 * Adds what the process itself uses: processor, memory, garbage collection, and the delay of the event loop. Measuring these
 * takes a little all the time, so it is done only where somebody reads them.
 */
export function watchProcess(): void {
  const isWatched = registry.getSingleMetric("process_cpu_seconds_total") !== undefined;
  if (env.METRICS_PORT === undefined || isWatched) return;
  collectDefaultMetrics({ register: registry });
}

/** A pool of database connections. */
interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { max: number };
  readonly ended: boolean;
}

const SHARED = Symbol.for("vidriera.pools");
const shared = globalThis as typeof globalThis & { [SHARED]?: Set<WatchedPool> };
const pools = shared[SHARED] ?? new Set<WatchedPool>();
shared[SHARED] = pools;

/** Counts the connections of all pools of this process until they end. */
export function watchPool(pool: WatchedPool): void {
  pools.add(pool);
}

function sum(read: (pool: WatchedPool) => number): number {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
  return [...pools].reduce((total, pool) => total + read(pool), 0);
}

/** Adds the database pools of this process. */
export function watchPools(): void {
  createGauge(
    {
      name: "vidriera_database_pool_connections",
      help: "Open connections of the database pool.",
      labels: ["state"],
    },
    (gauge) => {
      gauge.set(
        { state: "idle" },
        sum(({ idleCount }) => idleCount),
      );
      gauge.set(
        { state: "busy" },
        sum(({ totalCount, idleCount }) => totalCount - idleCount),
      );
    },
  );
  createGauge(
    { name: "vidriera_database_pool_max_connections", help: "Connections that the database pool may open." },
    (gauge) => gauge.set(sum(({ options }) => options.max)),
  );
  createGauge(
    { name: "vidriera_database_pool_waiting", help: "Queries that wait for a connection of the database pool." },
    (gauge) => gauge.set(sum(({ waitingCount }) => waitingCount)),
  );
}

/** Adds how far an application process is behind in the changes of all servers. */
export function watchChanges(behindMs: () => number): void {
  createGauge(
    { name: "vidriera_change_lag_seconds", help: "How long ago this process knew of every change of any server." },
    (gauge) => gauge.set(behindMs() / SECOND_MS),
  );
}
