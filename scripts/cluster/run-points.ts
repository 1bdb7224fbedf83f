import { styleText } from "node:util";
import { startCluster } from "./cluster.ts";
import type { Measure, Point } from "./point.ts";

const WHAT_WIDTH = 92;

function row({ what, wanted, found, ok }: Measure): string {
  const mark = ok ? "ok  " : styleText("red", "MAL ");
  return `${mark} ${what.padEnd(WHAT_WIDTH)} ${found.padStart(10)}  ${wanted}`;
}

async function runPoint(point: Point, cluster: Awaited<ReturnType<typeof startCluster>>): Promise<Measure[]> {
  const begun = Date.now();
  const measures: Measure[] = [];
  console.log(`\n${point.number}. ${point.name}`);
  const report = (...found: Measure[]) => {
    measures.push(...found);
    for (const measure of found) console.log(row(measure));
  };
  try {
    await point.run(cluster, report);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report({ what: `no terminó: ${problem}`, wanted: "", found: "", ok: false });
  }
  console.log(`(${Math.round((Date.now() - begun) / 1000)} s)`);
  return measures;
}

/** Starts a cluster and runs the points on it. Returns whether everything was as wanted. */
export async function runPoints(points: readonly Point[]): Promise<boolean> {
  const cluster = await startCluster(console.log);
  const measures: Measure[] = [];
  for (const point of points) measures.push(...(await runPoint(point, cluster)));
  const missed = measures.filter(({ ok }) => !ok);
  console.log(`\n${measures.length - missed.length} passed, ${missed.length} failed`);
  return missed.length === 0;
}
