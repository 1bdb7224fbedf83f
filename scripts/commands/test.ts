// npm test: everything that guards a change, on a fresh clone, ending in one line. `-- --long` runs the long tests instead.
import { onParentLost, root } from "../bootstrap.mjs";

import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explain, Failure, fail } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { generate } from "../generate.ts";

const long = process.argv.includes("--long");
/** A step in which nothing was finished for so long hangs, in milliseconds. Being slow is no failure. */
const HANG_MS = (long ? 30 : 10) * 60_000;
const temporary = mkdtempSync(join(tmpdir(), "vidriera-tests-"));
chmodSync(temporary, 0o711); // the database's user has to pass through
const bin = (name) => join(root, "node_modules", name);
const TOOLS = {
  next: bin("next/dist/bin/next"),
  tsc: bin("typescript/bin/tsc"),
  biome: bin("@biomejs/biome/bin/biome"),
  vitest: bin("vitest/vitest.mjs"),
  playwright: bin("@playwright/test/cli.js"),
};

// what the person has set for their own site must not reach the tests; empty, it also wins over a .env file
const CLEARED = [
  "DATABASE_URL",
  "APP_URL",
  "NEXTAUTH_URL",
  "HOST_NAME",
  "SEED_DEMO",
  "TRUST_PROXY",
  "WORKER",
  "SMTP_URL",
  "MAIL_FROM",
  "TELEGRAM_BOT_TOKEN",
  "SUPPORT_WHATSAPP",
  "CAPTCHA_PROVIDER",
  "UPLOADTHING_TOKEN",
  "MERCADO_PAGO_ACCESS_TOKEN",
  "MERCADO_PAGO_WEBHOOK_SECRET",
  "MERCADO_PAGO_URL",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_SECRET",
  "PAYPAL_WEBHOOK_ID",
  "PAYPAL_URL",
  "DATA_DIR",
  "PORT",
  "HOST",
];
const env = {
  ...process.env,
  ...Object.fromEntries(CLEARED.map((name) => [name, ""])),
  CI: process.env.CI || "1",
  FORCE_COLOR: "0",
  NO_COLOR: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  TEST_LONG: long ? "1" : "",
};
delete env.FORCE_COLOR;

const total = { passed: 0, failed: 0, skipped: 0 };
const running = new Set();

/** Starts a program of the project in a group of its own. */
function launch(args, extra = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...extra },
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const run = { child, output: "", code: null, heardAt: Date.now() };
  running.add(run);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      run.output = (run.output + chunk).slice(-60_000);
      run.heardAt = Date.now();
    });
  run.ended = new Promise((done) => {
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
  return run;
}

function signalGroup({ child }, signal) {
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  } catch {
    // it ended already
  }
}

async function execute(args, extra) {
  const run = launch(args, extra);
  const watch = setInterval(() => {
    if (Date.now() - run.heardAt < HANG_MS) return;
    run.output += `\nNo terminó nada en ${HANG_MS / 60_000} minutos: se cuelga.`;
    signalGroup(run, "SIGKILL");
  }, 1000);
  const code = await run.ended;
  clearInterval(watch);
  return { code, output: run.output };
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

async function check(args) {
  const { code, output } = await execute(args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

async function vitest(project) {
  const file = join(temporary, `${project}.json`);
  const args = ["run", "--project", project, "--passWithNoTests"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // what tests put into a temporary folder goes with ours
  const { code, output } = await execute([TOOLS.vitest, ...args, ...reporters], {
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
  });
  const report = readJson(file);
  const failed = (report?.numFailedTests ?? 0) + (report?.testResults ?? []).filter(brokenFile).length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    output,
  };
}

/** A file that failed before any test of it ran. */
const brokenFile = (file) =>
  file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");

async function build() {
  const { buildWhenStale } = await import("../build.ts");
  try {
    Object.assign(process.env, Object.fromEntries(CLEARED.map((name) => [name, ""])));
    await buildWhenStale({ say: () => {}, track: (child) => process.once("exit", () => child.kill()) });
    return { passed: 1, failed: 0, skipped: 0, output: "" };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: explain(error) };
  }
}

/** `npm start` on a database of its own, until it answers. */
async function startSite(hostName, dataDir, extra) {
  const port = await freePort();
  const site = launch([join(root, "scripts/run.mjs"), "start"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    HOST_NAME: hostName,
    DATA_DIR: dataDir,
    COMMAND_STARTED: "",
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1", // tests come from as many addresses as they need
    ...extra,
  });
  for (;;) {
    if (site.code !== null) throw new Failure(`El sitio para las pruebas no arrancó:\n${site.output}`);
    if (Date.now() - site.heardAt > HANG_MS)
      throw new Failure(`El sitio para las pruebas no llegó a responder:\n${site.output}`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return { ...site, site, url: `http://${hostName}:${port}` };
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function endToEnd() {
  const sites = [];
  try {
    const { needChromium } = await import("../chromium.ts");
    const chromium = needChromium();
    const dataDir = join(temporary, "data");
    sites.push(await startSite("localhost", dataDir, {}));
    // of the same installation, whose mails are to name the first one's address
    sites.push(await startSite("vidriera.localhost", dataDir, { WORKER: "0" }));
    const file = join(temporary, "e2e.json");
    const { code, output } = await execute([TOOLS.playwright, "test", "--pass-with-no-tests"], {
      CHROMIUM_PATH: chromium,
      E2E_URL: sites[0].url,
      E2E_SHARED_URL: sites[1].url,
      E2E_DATA_DIR: dataDir,
      E2E_JSON: file,
    });
    const stats = readJson(file)?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const failed = stats.unexpected + stats.flaky;
    const said = sites.map(({ site }) => site.output.split("\n").slice(-30).join("\n")).join("\n");
    return {
      passed: stats.expected,
      failed: failed || (code === 0 ? 0 : 1),
      skipped: stats.skipped,
      output: code === 0 ? "" : `${output}\n--- lo que dijo el sitio ---\n${said}`,
    };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: explain(error) };
  } finally {
    for (const { site } of sites.reverse()) {
      signalGroup(site, "SIGTERM");
      await Promise.race([site.ended, new Promise((done) => setTimeout(done, 15_000))]);
      if (site.code === null) signalGroup(site, "SIGKILL");
    }
  }
}

async function stage(name, work) {
  const started = performance.now();
  process.stdout.write(`${name}… `);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  console.log(`${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  for (const key of Object.keys(total)) total[key] += result[key];
  return result.failed === 0;
}

function cleanUp() {
  for (const run of running) signalGroup(run, "SIGKILL");
  rmSync(temporary, { recursive: true, force: true });
}

function interrupted() {
  for (const run of running) signalGroup(run, "SIGTERM");
  setTimeout(() => {
    cleanUp();
    process.exit(1);
  }, 3000);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, interrupted);
onParentLost(interrupted);

try {
  await generate();
  if (!long) {
    await stage("Tipos", async () => {
      await execute([TOOLS.next, "typegen"]);
      return check([TOOLS.tsc, "--noEmit"]);
    });
    await stage("Estilo", () => check([TOOLS.biome, "check", "."]));
  }
  await stage("Unidad", () => vitest("unit"));
  await stage("Base de datos", () => vitest("db"));
  if (await stage("Construcción", build)) await stage("Navegador", endToEnd);
  cleanUp();
  const minutes = ((Date.now() - Number(process.env.COMMAND_STARTED)) / 60_000).toFixed(1).replace(".", ",");
  console.log(`\nEn ${minutes} minutos.`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
} catch (error) {
  cleanUp();
  fail(error);
}
