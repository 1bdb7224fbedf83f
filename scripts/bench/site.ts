// A site for the bench alone: database, pictures and secrets in a temporary folder, and the servers that are measured.
import { fork, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../bootstrap.mjs";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";

export const PASSWORD = "Clave-de-medir-1";

// what the person has set for their own site must not be measured, nor written to; empty, it also wins over a .env file
const CLEARED = ["DATABASE_URL", "APP_URL", "NEXTAUTH_URL", "HOST_NAME", "TRUST_PROXY", "SEED_DEMO"];

/** As `npm start` has it. */
const SEMI_SPACE = "--max-semi-space-size=64";

/** What has to end with the bench, last come first. */
const closers = [];
let closing;

export function closeSite() {
  closing ??= (async () => {
    for (const closer of closers.reverse()) await Promise.resolve(closer()).catch(() => {});
  })();
  return closing;
}

/** The environment of every process of the bench. */
export async function prepareSite() {
  const data = mkdtempSync(join(tmpdir(), "vidriera-bench-"));
  closers.push(() => rmSync(data, { recursive: true, force: true }));
  chmodSync(data, 0o711); // the database's user has to pass through
  for (const name of CLEARED) process.env[name] = "";
  const port = await freePort();
  Object.assign(process.env, { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data, SEED_DEMO: "1" });
  Object.assign(process.env, { NODE_ENV: "production", LOG_LEVEL: "warn" });
  // one token asks for more in a second than a program may in a minute; it is counted all the same
  process.env.API_CALLS_PER_MINUTE = "1000000000";
  const settings = readEnvironment();
  prepareDataDir(data);
  keepSecrets(data);
  return settings;
}

async function runToEnd(what, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  closers.push(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0 && !closing) throw new Failure(`${what} falló:\n${output.trim()}`);
}

/** An embedded PostgreSQL with the demonstration and `tents` shops of 60 products, but one of 200 and one of 2,000. */
export async function seedSite(settings, tents) {
  const database = await openDatabase({ ...settings, fast: true });
  closers.push(() => database.stop());
  await migrate(process.env.DATABASE_URL);
  const seed = (file, ...args) => runToEnd("La carga de los datos", ["--import", "tsx", join(root, file), ...args]);
  await seed("prisma/seed/main.ts", "--demo");
  await seed("prisma/seed/big-main.ts", "--tents", String(tents), "--products", "60", "--password", PASSWORD);
}

async function startProcess(file, args = [], execArgv = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { cwd: root, silent: true, execArgv });
  closers.push(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once("exit", done));
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  const gone = new Promise((_, fail) => {
    child.once("exit", (code) => fail(new Failure(`${file} terminó (${code}):\n${output.trim()}`)));
  });
  gone.catch(() => {});
  const answer = () => Promise.race([new Promise((done) => child.once("message", done)), gone]);
  await answer();
  return (question) => {
    child.send(question);
    return answer();
  };
}

/** The product's server, the same build behind nothing, and a bare node:http; each with a way to ask its process. */
export async function startServers({ port }) {
  const [nextPort, barePort] = [await freePort(), await freePort()];
  const [own, plain, bare] = await Promise.all([
    startProcess("server.ts", [], ["--expose-gc", SEMI_SPACE]),
    startProcess("plain-next.ts", [String(nextPort)]),
    startProcess("bare.ts", [String(barePort)]),
  ]);
  const processes = new Map([
    [port, own],
    [nextPort, plain],
    [barePort, bare],
  ]);
  return {
    port,
    nextPort,
    barePort,
    /** Resident and heap, after the garbage is gone. */
    memory: () => own("tidy usage"),
    resident: async () => (await own("usage")).rss,
    /** Of the product's server; `{ answered, pages }`, or `{ error }` at the first that is wrong. */
    checkAnswers: async (answers, file) =>
      (await startProcess("check-answers.ts", [String(port), String(answers), file]))("check"),
    cpu: async (of) => (await processes.get(of)("usage")).cpu,
  };
}
