// npm run test:cluster [-- --only 3,7]: starts an installation of several machines as processes of this one (three servers, two
// workers, PostgreSQL with a standby, S3, Redis and the balancer of deploy/), takes its parts away, and counts what went wrong.
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";
import { buildWhenStale } from "../build.ts";
import { atEnd, close, closeOnSignals, isClosing } from "../closing.ts";
import { explain, Failure } from "../failure.mjs";
import { generate } from "../generate.ts";

const USAGE = "Se usa así: npm run test:cluster [-- --only 3,7]";

function readOnly(): number[] | null {
  try {
    const { values } = parseArgs({ options: { only: { type: "string" } } });
    return values.only === undefined ? null : values.only.split(",").map(Number);
  } catch {
    throw new Failure(USAGE);
  }
}

async function run(): Promise<boolean> {
  const only = readOnly();
  register(); // the scenarios use the helpers of e2e/, which Node does not run by itself
  const { needPrograms } = await import("../cluster/programs.ts");
  const { POINTS } = await import("../cluster/points/all-points.ts");
  const { runPoints } = await import("../cluster/run-points.ts");
  const points = POINTS.filter(({ number }) => only === null || only.includes(number));
  if (points.length === 0 || (only && points.length < only.length)) throw new Failure(USAGE);
  needPrograms();
  await generate();
  await buildWhenStale({ track: (child) => atEnd(() => child.kill("SIGTERM")) });
  return runPoints(points);
}

/** Whatever goes wrong, also where nobody waits for it, everything that was started ends. */
async function fail(error: unknown): Promise<void> {
  if (isClosing()) return; // what is being ended breaks the calls under way
  console.error(`\n${explain(error)}`);
  await close();
  process.exit(1);
}

closeOnSignals();
process.on("uncaughtException", fail);
try {
  const ok = await run();
  await close();
  process.exit(ok ? 0 : 1);
} catch (error) {
  await fail(error);
}
