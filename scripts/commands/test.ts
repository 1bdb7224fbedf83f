// npm test: every check that a change has to pass. `npm test -- --long` runs the slow tests instead. With names of test
// files only those run: `npm run test:long -- e2e/kill.long.spec.ts src/test/kill-import`.
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResult, JsonTestResults } from "vitest/node";
import { onParentLost, root } from "../bootstrap.mjs";
import { cleared } from "../cleared.ts";
import { explain, Failure, fail } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { generate } from "../generate.ts";

const long = process.argv.includes("--long");
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const inBrowser = named.filter((file) => file.startsWith("e2e/"));
const others = named.filter((file) => !inBrowser.includes(file));
const isWanted = (files: readonly string[]) => named.length === 0 || files.length > 0;
/** A step that prints nothing for this long hangs, in milliseconds. A slow machine must not fail the tests. */
const HANG_MS = (long ? 30 : 10) * 60_000;
const temporary = mkdtempSync(join(tmpdir(), "vidriera-tests-"));
chmodSync(temporary, 0o711); // the database's user needs to traverse it
const bin = (name: string) => join(root, "node_modules", name);
const TOOLS = {
  next: bin("next/dist/bin/next"),
  tsc: bin("typescript/bin/tsc"),
  biome: bin("@biomejs/biome/bin/biome"),
  knip: bin("knip/bin/knip.js"),
  vitest: bin("vitest/vitest.mjs"),
  playwright: bin("@playwright/test/cli.js"),
};

const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...cleared,
  CI: process.env.CI || "1",
  NO_COLOR: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  TEST_LONG: long ? "1" : "",
};
delete env.FORCE_COLOR;

/** A program of the project that was started. */
interface Run {
  child: ChildProcess;
  output: string;
  /** Null while it runs. */
  code: number | null;
  /** When it last printed something. */
  heardAt: number;
  ended: Promise<number>;
}
const running = new Set<Run>();

/** Starts a program of the project in a process group of its own. */
function launch(args: string[], variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...variables },
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number>((done) => {
    child.once("error", (error) => {
      run.output += error.message;
      done(1);
    });
    child.once("close", (code) => done(code ?? 1));
  }).then((code) => {
    running.delete(run);
    run.code = code;
    return code;
  });
  const run: Run = { child, output: "", code: null, heardAt: Date.now(), ended };
  running.add(run);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      run.output = (run.output + chunk).slice(-60_000);
      run.heardAt = Date.now();
    });
  return run;
}

function signalGroup({ child: { pid } }: Run, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // it has already ended
  }
}

/** Runs a program to its end, or kills it when it hangs. */
async function execute(args: string[], variables?: Record<string, string>): Promise<{ code: number; output: string }> {
  const run = launch(args, variables);
  const watch = setInterval(() => {
    if (Date.now() - run.heardAt < HANG_MS) return;
    run.output += `\nNo terminó nada en ${HANG_MS / 60_000} minutos: se cuelga.`;
    signalGroup(run, "SIGKILL");
  }, 1000);
  const code = await run.ended;
  clearInterval(watch);
  return { code, output: run.output };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed in which stage, named once more at the end, since a long log is often cut. */
const failures: string[] = [];
/** Every test with its seconds: what should not take part in each run is found among the slowest. */
const timings: Timing[] = [];
const SLOWEST = 25;

interface Timing {
  name: string;
  seconds: number;
}

type StageResult = Counts & {
  output: string;
  /** The names of the tests that failed, where the stage has any. */
  failures?: string[];
  timings?: Timing[];
};

const brokenStage = (error: unknown): StageResult => ({ passed: 0, failed: 1, skipped: 0, output: explain(error) });

/** Runs tools that use one processor each at the same time. */
async function checks(...tools: string[][]): Promise<StageResult> {
  const results = await Promise.all(tools.map((args) => execute(args)));
  const failed = results.filter(({ code }) => code !== 0);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    output: failed.map(({ output }) => output).join("\n"),
  };
}

async function vitest(...projects: string[]): Promise<StageResult> {
  const file = join(temporary, `${projects.join("-")}.json`);
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), "--passWithNoTests", ...others];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // temporary files of the tests are deleted with ours
  const folders = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const { code, output } = await execute([TOOLS.vitest, ...args, ...reporters], folders);
  const report: JsonTestResults | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const failed = (report?.numFailedTests ?? 0) + (report?.testResults ?? []).filter(failedToLoad).length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    output,
    failures: (report?.testResults ?? []).flatMap((file) =>
      failedToLoad(file)
        ? [relative(root, file.name)]
        : file.assertionResults
            .filter((test) => test.status === "failed")
            .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
    ),
    timings: (report?.testResults ?? []).flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, file.name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/** Whether a file failed before any of its tests ran. */
const failedToLoad = (file: JsonTestResult): boolean =>
  file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");

/** The tests of a suite, and of the suites in it, that failed or passed only at a second try. */
function failedSpecs(suite: JSONReportSuite): string[] {
  const specs = suite.specs.filter((spec) => !spec.ok || spec.tests.some((test) => test.status === "flaky"));
  const names = specs.map((spec) => `e2e/${spec.file}: ${spec.title}`);
  return [...names, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

function timedSpecs(suite: JSONReportSuite): Timing[] {
  const own = suite.specs.map((spec) => ({
    name: `e2e/${spec.file}: ${spec.title}`,
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(timedSpecs)];
}

async function build(): Promise<StageResult> {
  const { buildWhenStale } = await import("../build.ts");
  try {
    Object.assign(process.env, cleared);
    await buildWhenStale({ say: () => {}, track: (child) => process.once("exit", () => child.kill()) });
    return { passed: 1, failed: 0, skipped: 0, output: "" };
  } catch (error) {
    return brokenStage(error);
  }
}

/** Runs `npm start`, and waits until the site answers. */
async function startSite(
  hostName: string,
  dataDir: string,
  variables: Record<string, string>,
): Promise<{ site: Run; url: string }> {
  const port = await freePort();
  const site = launch([join(root, "scripts/run.mjs"), "start"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    HOST_NAME: hostName,
    DATA_DIR: dataDir,
    COMMAND_STARTED: "",
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1", // each test chooses its own client addresses
    ...variables,
  });
  for (;;) {
    if (site.code !== null) throw new Failure(`El sitio para las pruebas no arrancó:\n${site.output}`);
    if (Date.now() - site.heardAt > HANG_MS)
      throw new Failure(`El sitio para las pruebas no llegó a responder:\n${site.output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return { site, url: `http://${hostName}:${port}` };
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function endToEnd(): Promise<StageResult> {
  const sites: Run[] = [];
  try {
    const { needChromium } = await import("../chromium.ts");
    const chromium = needChromium();
    const dataDir = join(temporary, "data");
    // services on this machine that take the place of foreign ones
    const standIns = {
      OUTGOING_STAND_IN: `http://127.0.0.1:${await freePort()}`,
      PHOTO_FETCH_ALLOW: `127.0.0.1:${await freePort()}`,
    };
    const main = await startSite("localhost", dataDir, standIns);
    sites.push(main.site);
    // The same installation under another host. It runs no jobs, so that mails name the address of the first site.
    const shared = await startSite("vidriera.localhost", dataDir, { WORKER: "0" });
    sites.push(shared.site);
    const file = join(temporary, "e2e.json");
    const { code, output } = await execute([TOOLS.playwright, "test", "--pass-with-no-tests", ...inBrowser], {
      CHROMIUM_PATH: chromium,
      E2E_URL: main.url,
      E2E_SHARED_URL: shared.url,
      E2E_DATA_DIR: dataDir,
      ...standIns,
      E2E_JSON: file,
    });
    const report: JSONReport | null = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
    const { expected, unexpected, flaky, skipped } = report?.stats ?? {
      expected: 0,
      unexpected: 0,
      flaky: 0,
      skipped: 0,
    };
    const siteOutput = sites.map((site) => site.output.split("\n").slice(-30).join("\n")).join("\n");
    return {
      passed: expected,
      failed: unexpected + flaky || (code === 0 ? 0 : 1),
      skipped,
      failures: (report?.suites ?? []).flatMap(failedSpecs),
      timings: (report?.suites ?? []).flatMap(timedSpecs),
      output: code === 0 ? "" : `${output}\n--- lo que dijo el sitio ---\n${siteOutput}`,
    };
  } catch (error) {
    return brokenStage(error);
  } finally {
    for (const site of sites.reverse()) {
      signalGroup(site, "SIGTERM");
      await Promise.race([site.ended, new Promise((done) => setTimeout(done, 15_000))]);
      if (site.code === null) signalGroup(site, "SIGKILL");
    }
  }
}

/** Runs a stage and prints its line. Returns whether nothing failed. */
async function stage(name: string, work: () => Promise<StageResult>): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`${name}… `);
  const { passed, failed, skipped, output, failures: names, timings: timed = [] } = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""} (${seconds} s)`);
  if (failed > 0) {
    console.log(`\n${output.trim()}\n`);
    failures.push(...(names?.length ? names : ["(sin nombre: ver arriba)"]).map((test) => `${name}: ${test}`));
  }
  timings.push(...timed);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  return failed === 0;
}

function cleanUp(): void {
  for (const run of running) signalGroup(run, "SIGKILL");
  rmSync(temporary, { recursive: true, force: true });
}

function interrupt(): void {
  for (const run of running) signalGroup(run, "SIGTERM");
  setTimeout(() => {
    cleanUp();
    process.exit(1);
  }, 3000);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, interrupt);
onParentLost(interrupt);

try {
  await generate();
  if (!long && named.length === 0) {
    await stage("Tipos, estilo y código muerto", async () => {
      await execute([TOOLS.next, "typegen"]); // types that the others read
      return checks([TOOLS.tsc, "--noEmit"], [TOOLS.biome, "check", "."], [TOOLS.knip]);
    });
  }
  if (isWanted(others)) {
    await stage("Unidad", () => vitest("pure", "unit"));
    await stage("Base de datos", () => vitest("db"));
  }
  if (isWanted(inBrowser) && (await stage("Construcción", build))) await stage("Navegador", endToEnd);
  cleanUp();
  const minutes = ((Date.now() - Number(process.env.COMMAND_STARTED)) / 60_000).toFixed(1).replace(".", ",");
  console.log(`\nEn ${minutes} minutos.`);
  const slowest = timings.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log(`Las más lentas:\n${slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1)} s ${name}`).join("\n")}`);
  if (failures.length > 0) console.log(`Fallaron:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
} catch (error) {
  cleanUp();
  fail(error);
}
