import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

vi.hoisted(() => {
  process.env.METRICS_PORT = "9464"; // what a process uses itself is only measured where it is served
});

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

const dashboardSchema = z.object({
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), definition: z.string().optional() })) }),
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.string(),
      datasource: z.object({ uid: z.string() }).optional(),
      targets: z.array(z.object({ expr: z.string(), datasource: z.object({ uid: z.string() }) })).default([]),
    }),
  ),
});
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["warning", "critical"]) }),
          annotations: z.object({ summary: z.string(), description: z.string().optional() }),
        }),
      ),
    }),
  ),
});
const dashboard = dashboardSchema.parse(JSON.parse(read("deploy/grafana-dashboard.json")));
const rules = rulesSchema.parse(parse(read("deploy/prometheus-alerts.yml"))).groups.flatMap((group) => group.rules);

/** The names of all metrics of all processes, and the labels of ours. */
const known = new Map<string, readonly string[]>();

beforeAll(async () => {
  await import("~/server/edge/edge-metrics").then(({ watchEdge }) =>
    watchEdge({ pages: undefined, pictures: { bytes: 0 }, isReady: async () => true }),
  );
  await import("~/server/jobs/queue-metrics").then(({ watchQueues }) => watchQueues(async () => []));
  await import("~/server/metrics/orders-and-mails");
  const { watchChanges, watchPools, watchProcess } = await import("~/server/metrics/process-metrics");
  watchProcess();
  watchPools();
  watchChanges(() => 0);
  const { gatherMetrics } = await import("~/server/metrics/gather");
  const { registry } = await import("~/server/metrics/registry");
  for (const [, name = "", type] of (await gatherMetrics("edge", [])).matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const { labelNames = [] } = (registry.getSingleMetric(name) ?? {}) as { labelNames?: string[] };
    const labels = [...labelNames, "process", "instance"];
    if (type !== "histogram") known.set(name, labels);
    else for (const end of ["_bucket", "_sum", "_count"]) known.set(name + end, [...labels, "le"]);
  }
});

const METRIC = /\b(?:vidriera|nodejs|process)_\w+/g;
const dashboardExpressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.flatMap(({ definition }) => definition ?? []),
];

it.each([
  ["the dashboard", dashboardExpressions],
  ["the alert rules", rules.map(({ expr }) => expr)],
])("%s name metrics that exist", (_, expressions) => {
  const named = expressions.flatMap((expression) => expression.match(METRIC) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("every filter by a label is one that the metric has", () => {
  const wrong = [...dashboardExpressions, ...rules.map(({ expr }) => expr)].flatMap((expression) =>
    [...expression.matchAll(/\b((?:vidriera|nodejs|process)_\w+)\{([^}]*)\}/g)].flatMap(([, name = "", filters = ""]) =>
      [...filters.matchAll(/(\w+)(?:=|!)/g)].flatMap(([, label = ""]) =>
        known.get(name)?.includes(label) ? [] : [`${name}: ${label}`],
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it("every metric of ours is shown by the dashboard", () => {
  const shown = new Set(dashboardExpressions.flatMap((expression) => expression.match(METRIC) ?? []));
  const hidden = [...known.keys()].filter(
    (name) => name.startsWith("vidriera_") && !/_(?:sum|count)$/.test(name) && !shown.has(name),
  );
  expect(hidden).toEqual([]);
});

it("names of ours follow Prometheus' conventions", () => {
  for (const name of known.keys()) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
});

it("the dashboard asks the chosen data source only", () => {
  const asked = dashboard.panels.flatMap(({ datasource, targets }) => [
    datasource,
    ...targets.map((one) => one.datasource),
  ]);
  for (const one of asked) if (one) expect(one.uid).toMatch(/^\$\{datasource\}$/);
  expect(dashboard.templating.list.map(({ name }) => name)).toContain("datasource");
  const rows = dashboard.panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(["Traffic", "Cache", "Changes", "Queue", "Orders and mails", "Processes"]);
});

it("alerts have different names", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
