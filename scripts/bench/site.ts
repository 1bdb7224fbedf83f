// The site that the bench measures: its database, pictures and secrets are in a temporary folder.
import { fork } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Usage } from "../../src/server/edge/application/link.ts";
import { root } from "../bootstrap.mjs";
import { atEnd } from "../closing.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { NODE_FLAGS } from "../node-flags.ts";
import { databaseUrl } from "./database.ts";
import { runScript } from "./run-script.ts";
import type { UsageQuestion } from "./usage.ts";

/** The password of every seeded merchant. */
export const PASSWORD = "Clave-de-medir-1";

// The developer's own site must be neither measured nor changed. An empty value also wins over one in .env.
const CLEARED = ["DATABASE_URL", "APP_URL", "NEXTAUTH_URL", "HOST_NAME", "TRUST_PROXY", "SEED_DEMO"];

type Environment = ReturnType<typeof readEnvironment>;

/** Sets the environment of every process of the bench. */
export async function prepareSite(): Promise<Environment> {
  const dataDir = mkdtempSync(join(tmpdir(), "vidriera-bench-"));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o711); // PostgreSQL runs as another user, who passes through this folder
  for (const name of CLEARED) process.env[name] = "";
  Object.assign(process.env, {
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    SEED_DEMO: "1",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    // requests that are limited by address say that each comes from another one
    TRUST_PROXY: "1",
    // the bench makes more calls with one token than are allowed; they are counted all the same
    API_CALLS_PER_MINUTE: "1000000000",
    PHOTO_FETCH_ALLOW: `127.0.0.1:${await freePort()}`,
  });
  const environment = readEnvironment();
  prepareDataDir(dataDir);
  keepSecrets(dataDir);
  return environment;
}

/**
 * Starts an embedded PostgreSQL with the demonstration and `tents` shops of 60 products, of which one has 200 and one
 * 2,000.
 */
export async function seedSite(environment: Environment, tents: number): Promise<void> {
  const database = await openDatabase({ ...environment, fast: true });
  atEnd(() => database.stop());
  await migrate(databaseUrl());
  const options = { what: "La carga de los datos" };
  await runScript("prisma/seed/main.ts", ["--demo"], options);
  const wanted = ["--tents", String(tents), "--products", "60", "--password", PASSWORD];
  await runScript("prisma/seed/big-main.ts", wanted, options);
}

/** Starts a file of this folder as a process, and returns a function that sends it a message and waits for the answer. */
async function startProcess(file: string, args: string[] = [], execArgv: string[] = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { cwd: root, silent: true, execArgv });
  atEnd(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once("exit", resolve));
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  const exited = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Failure(`${file} terminó (${code}):\n${output.trim()}`)));
  });
  exited.catch(() => {}); // it may exit while nobody waits for an answer
  const nextMessage = () => Promise.race([new Promise<unknown>((resolve) => child.once("message", resolve)), exited]);
  await nextMessage(); // "ready"
  return (message: string) => {
    child.send(message);
    return nextMessage();
  };
}

const usage: z.ZodType<Usage> = z.object({ rss: z.number(), heapUsed: z.number(), cpu: z.number() });
const checkedAnswers = z.union([
  z.object({ answered: z.number(), pages: z.number() }),
  z.object({ error: z.string() }),
]);

/** The servers that the bench measures, and how it asks their processes. */
export interface Servers {
  /** The port of the product's server. */
  port: number;
  /** The port of Next alone, with the same build. */
  nextPort: number;
  /** The port of a server that only sends bytes from memory. */
  nodeHttpPort: number;
  /** Starts a server that sends what was answered before from memory (replay-http.ts), and returns its port. */
  startReplay: (folder: string) => Promise<number>;
  dataDir: string;
  /** Where the photos of an imported shop may be: `127.0.0.1:4191`. */
  photoHost: string;
  /** What the product's processes use after a garbage collection. */
  usageAfterGarbageCollection: () => Promise<Usage>;
  /** The resident memory of the product's processes. */
  residentBytes: () => Promise<number>;
  /** Milliseconds of processor time that the server at a port has used. */
  cpu: (port: number) => Promise<number>;
  /**
   * Asks for the targets of a file and reads the answers.
   * @throws at the first answer with the bytes of another shop.
   */
  checkAnswers: (answers: number, file: string) => Promise<{ answered: number; pages: number }>;
}

export async function startServers({ port, dataDir }: Environment): Promise<Servers> {
  const nextPort = await freePort();
  const nodeHttpPort = await freePort();
  const [product, plainNext, nodeHttp] = await Promise.all([
    startProcess("server.ts", [], ["--expose-gc", ...NODE_FLAGS]),
    startProcess("plain-next.ts", [String(nextPort)]),
    startProcess("node-http.ts", [String(nodeHttpPort)]),
  ]);
  const processes = new Map([
    [port, product],
    [nextPort, plainNext],
    [nodeHttpPort, nodeHttp],
  ]);
  const askUsage = async (of: number, question: UsageQuestion) => usage.parse(await processes.get(of)?.(question));
  return {
    port,
    nextPort,
    nodeHttpPort,
    startReplay: async (folder) => {
      const replayPort = await freePort();
      processes.set(replayPort, await startProcess("replay-http.ts", [String(replayPort), folder]));
      return replayPort;
    },
    dataDir,
    photoHost: process.env.PHOTO_FETCH_ALLOW ?? "",
    usageAfterGarbageCollection: () => askUsage(port, "usage after garbage collection"),
    residentBytes: async () => (await askUsage(port, "usage")).rss,
    cpu: async (of) => (await askUsage(of, "usage")).cpu,
    checkAnswers: async (answers, file) => {
      const check = await startProcess("check-answers.ts", [String(port), String(answers), file]);
      const result = checkedAnswers.parse(await check("start"));
      if ("error" in result) throw new Error(result.error);
      return result;
    },
  };
}
