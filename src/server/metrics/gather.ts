import { setTimeout as wait } from "node:timers/promises";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { SECOND_MS } from "~/domain/duration";
import { registry } from "./registry";

/** A process that hangs must not keep the others' metrics from being read. In milliseconds. */
const PATIENCE_MS = SECOND_MS;

/** The metrics of one process, as values that can be sent to another. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** A process whose metrics are read through another one. */
export interface MetricSource {
  process: string;
  read: () => Promise<MetricValues>;
}

export const readMetrics = (): Promise<MetricValues> => registry.getMetricsAsJSON();

const within = <T>(reading: Promise<T>): Promise<T | null> =>
  Promise.race([reading, wait(PATIENCE_MS, null, { ref: false })]).catch(() => null);

/**
 * The metrics of this process, called `name`, and of the others, as text. The label `process` tells them apart: a counter
 * that begins at zero again, because its process was restarted, must not lower a sum.
 */
export async function gatherMetrics(name: string, others: readonly MetricSource[]): Promise<string> {
  const [own, read] = await Promise.all([
    readMetrics(),
    Promise.all(others.map(async ({ process, read }) => ({ process, metrics: await within(read()) }))),
  ]);
  const up = {
    name: "vidriera_process_up",
    help: "Whether the process answered.",
    type: "gauge",
    aggregator: "first",
    values: [{ value: 1, labels: { process: name } }].concat(
      read.map(({ process, metrics }) => ({ value: metrics ? 1 : 0, labels: { process } })),
    ),
  };
  const labelled = [{ process: name, metrics: own }, ...read].map(({ process, metrics }) =>
    (metrics ?? []).map(({ values, ...metric }) => ({
      ...metric,
      aggregator: "first", // the label leaves nothing to be added up
      values: values.map((value) => ({ ...value, labels: { process, ...value.labels } })),
    })),
  );
  return AggregatorRegistry.aggregate([[up], ...labelled]).metrics();
}
