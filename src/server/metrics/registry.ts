import { Counter, Gauge, Histogram, Registry } from "prom-client";

const SHARED = Symbol.for("vidriera.metrics");
const shared = globalThis as typeof globalThis & { [SHARED]?: Registry };

/** The metrics of this process. One for the code that Next bundles apart from ours, which therefore asks for the same metrics again. */
export const registry: Registry = shared[SHARED] ?? new Registry();
shared[SHARED] = registry;

interface MetricDescription<Label extends string> {
  /** Ends in `_total` for a counter; has a unit such as `_seconds`. */
  name: string;
  help: string;
  /** Only labels with few values: never a host, a path, a shop or a person. */
  labels?: readonly Label[];
}

/**
 * `collect` is called before the counter is read. Where the first event matters, begin with `inc(labels, 0)`: from a
 * series that appears with 1, Prometheus sees no increase.
 */
export function createCounter<Label extends string = never>({
  name,
  help,
  labels = [],
  collect,
}: MetricDescription<Label> & { collect?: () => void }): Counter<Label> {
  const known = registry.getSingleMetric(name) as Counter<Label> | undefined;
  return (
    known ?? new Counter<Label>({ name, help, labelNames: labels, registers: [registry], ...(collect && { collect }) })
  );
}

/** `buckets` are upper bounds, in seconds. */
export function createHistogram<Label extends string = never>({
  name,
  help,
  labels = [],
  buckets,
}: MetricDescription<Label> & { buckets: number[] }): Histogram<Label> {
  const known = registry.getSingleMetric(name) as Histogram<Label> | undefined;
  return known ?? new Histogram<Label>({ name, help, labelNames: labels, buckets, registers: [registry] });
}

/**
 * A value that is read when it is asked for; the latest gauge of a name counts. When `read` fails, the gauge has no values
 * and the other metrics are still answered.
 */
export function createGauge<Label extends string = never>(
  { name, help, labels = [] }: MetricDescription<Label>,
  read: (gauge: Gauge<Label>) => void | Promise<void>,
): void {
  registry.removeSingleMetric(name);
  new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      try {
        await read(this);
      } catch {
        this.reset();
        if (labels.length === 0) this.remove(); // without labels, reset() leaves a 0
      }
    },
  });
}
