// A PostgreSQL of our own under DATA_DIR, which all commands of an installation share.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Failure } from "../failure.mjs";
import {
  createFolder,
  defaultFolder,
  isServerOf,
  readPidFile,
  readSettings,
  type ServerSettings,
  settingsFile,
  writeSettings,
} from "./cluster.ts";
import { withLock } from "./lock.ts";
import { isAlive, startTimeOf, stillRuns } from "./processes.ts";
import { type Account, findPrograms, initDatabase, programPath, serverAccount } from "./programs.ts";

const USER = "vidriera";
const DATABASE = "vidriera";
const START_MS = 60_000;
/** How often a supervised server is checked. */
const WATCH_MS = 250;
/** If a server dies more often than this in a minute, it is not restarted. */
const MAX_LOSSES = 5;
const MAX_ATTEMPTS = 20;

/** How to start a server. */
interface ServerOptions {
  /** The folder of PostgreSQL's programs. */
  programs: string;
  account: Account | null;
  /** Gives up safety against power failure, for tests. */
  fast: boolean;
}

/** What a supervised server reports. */
export interface Supervisor {
  onLost: () => void;
  /** With the milliseconds for which it was away. */
  onBack: (ms: number) => void;
  /** It could not be restarted, and is no longer supervised. */
  onFailure: (error: unknown) => void;
}

export interface EmbeddedServer {
  url: string;
  /** Whether it was already running. */
  reused: boolean;
  /** Restarts the server on the same port whenever it dies, until `stop` or `onFailure`. */
  supervise: (supervisor: Supervisor) => void;
  /** Stops the server, unless another command uses it. */
  stop: () => Promise<void>;
  /** Stops the server and deletes DATA_DIR. */
  remove: () => Promise<void>;
}

/** The port if nothing listens on it, or any free one for 0; null if it is taken. */
function findPort(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(null));
    server.listen({ port, host: "127.0.0.1" }, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : null));
    });
  });
}

async function connect({ port, password }: ServerSettings): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: USER,
    password,
    database: "postgres",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Whether a server answers at the port, and is the one of this folder. */
async function answers(settings: ServerSettings): Promise<boolean> {
  try {
    const client = await connect(settings);
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    await client.end();
    return rows.some((row) => fs.realpathSync(row.data_directory) === fs.realpathSync(settings.folder));
  } catch {
    return false;
  }
}

/** Creates the database cluster, unless it exists. */
function initialise(dataDir: string, { programs, account }: ServerOptions): ServerSettings {
  const known = readSettings(dataDir);
  if (known?.ready) {
    if (fs.existsSync(join(known.folder, "PG_VERSION"))) return known;
    throw new Failure(
      `Falta la base de datos en ${known.folder}: restaurala, o borrá ${settingsFile(dataDir)} para empezar con una vacía.`,
    );
  }
  if (!known && fs.existsSync(join(defaultFolder(dataDir), "PG_VERSION"))) {
    throw new Failure(
      `Hay una base de datos en ${defaultFolder(dataDir)} pero falta su ${settingsFile(dataDir)}: restauralo de una copia.`,
    );
  }
  // an interrupted first start leaves an incomplete cluster without data
  fs.rmSync(known?.folder ?? defaultFolder(dataDir), { recursive: true, force: true });
  const settings = {
    folder: createFolder(dataDir, account),
    port: 0,
    password: randomBytes(24).toString("hex"),
    ready: false,
  };
  writeSettings(dataDir, settings);
  initDatabase({ programs, account, superuser: USER, ...settings });
  settings.ready = true;
  writeSettings(dataDir, settings);
  return settings;
}

/** Joins a server that an earlier command started, waiting for one that is starting or stopping. */
async function joinServer(dataDir: string, settings: ServerSettings): Promise<number | null> {
  const running = readPidFile(settings.folder);
  if (!running) return null;
  for (const deadline = Date.now() + START_MS; await isServerOf(settings.folder, running.pid); await pause(100)) {
    if (await answers({ ...settings, port: running.port })) {
      settings.port = running.port;
      writeSettings(dataDir, settings);
      return running.pid;
    }
    if (Date.now() > deadline)
      throw new Failure(`Un PostgreSQL anterior (proceso ${running.pid}) no responde ni termina.`);
  }
  fs.rmSync(join(settings.folder, "postmaster.pid"), { force: true });
  return null;
}

/** Starts a server and waits until it answers. Returns its process id, or null if it ended or does not answer. */
async function launch(
  settings: ServerSettings,
  log: string,
  { programs, account, fast }: ServerOptions,
): Promise<number | null> {
  const output = fs.openSync(log, "w", 0o600);
  const options = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=250", // each application process of a large machine has a pool of its own
    // after a kill, syncs the disk with one call instead of one for each file
    ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
    ...(fast ? ["fsync=off", "full_page_writes=off"] : []),
  ];
  // In a session of its own, so that Ctrl-C reaches only the web server, which then stops this one.
  const child = spawn(
    programPath(programs, "postgres"),
    ["-D", settings.folder, "-p", String(settings.port), ...options.flatMap((option) => ["-c", option])],
    { ...account, cwd: settings.folder, detached: true, stdio: ["ignore", output, output] },
  );
  fs.closeSync(output);
  let ended = false;
  for (const event of ["error", "exit"])
    child.once(event, () => {
      ended = true;
    });
  child.unref();
  for (const deadline = Date.now() + START_MS; !ended && Date.now() < deadline; await pause(40)) {
    if (child.pid !== undefined && (await answers(settings))) return child.pid;
  }
  return null;
}

/**
 * Joins the server that runs on this folder, or starts one. With `samePort` it only starts on the port of the settings, which
 * others already use.
 */
async function startServer(
  dataDir: string,
  settings: ServerSettings,
  options: ServerOptions,
  { samePort }: { samePort: boolean },
): Promise<{ pid: number; reused: boolean }> {
  const joined = await joinServer(dataDir, settings);
  if (joined !== null) return { pid: joined, reused: true };
  const log = join(dataDir, "postgres.log");
  for (let attempt = 1; ; attempt++) {
    const free = settings.port ? await findPort(settings.port) : null;
    if (!free && samePort) {
      if (attempt >= MAX_ATTEMPTS)
        throw new Failure(`Otro programa usa el puerto ${settings.port} de la base de datos.`);
      await pause(250);
      continue;
    }
    settings.port = free ?? (await findPort(0)) ?? 0;
    writeSettings(dataDir, settings);
    const pid = await launch(settings, log, options);
    if (pid !== null) return { pid, reused: false };
    const output = fs.existsSync(log) ? fs.readFileSync(log, "utf8").trim() : "";
    // the children of a killed server take a moment to end
    if (attempt < MAX_ATTEMPTS && /shared memory block|still in use|Address already in use/.test(output))
      await pause(500);
    else if (/No space left/.test(output)) throw new Failure("No hay espacio en el disco para la base de datos.");
    else throw new Failure(`PostgreSQL no arrancó (${log}):\n${output.split("\n").slice(-5).join("\n")}`);
  }
}

/** Whether other commands use the server. Each has a file in `users`, named by its process id; those of ended ones are removed. */
function hasOtherUsers(users: string): boolean {
  const others = fs.readdirSync(users).filter((name) => {
    if (Number(name) === process.pid) return false;
    if (stillRuns(Number(name), fs.readFileSync(join(users, name), "utf8"))) return true;
    fs.rmSync(join(users, name), { force: true });
    return false;
  });
  return others.length > 0;
}

async function stopServer(settings: ServerSettings): Promise<void> {
  const running = readPidFile(settings.folder);
  if (!running || !(await isServerOf(settings.folder, running.pid))) return;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(running.pid, name);
    } catch {
      // it has already ended
    }
  };
  signal("SIGINT"); // "fast" shutdown: open transactions are rolled back
  for (const deadline = Date.now() + 10_000; isAlive(running.pid); await pause(30)) {
    if (Date.now() > deadline) return signal("SIGQUIT");
  }
}

/**
 * Starts the server of `dataDir`, or joins the one that is running. `fast` gives up safety against power failure, for tests.
 * @throws {Failure} PostgreSQL cannot be run here
 */
export async function startEmbedded({
  dataDir: path,
  fast = false,
}: {
  dataDir: string;
  fast?: boolean | undefined;
}): Promise<EmbeddedServer> {
  const dataDir = resolve(path);
  if (!fs.existsSync(dataDir)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.chmodSync(dataDir, 0o711);
  }
  const users = join(dataDir, "postgres-users");
  fs.mkdirSync(users, { recursive: true });
  const userFile = join(users, String(process.pid));
  const account = serverAccount();
  const { settings, options, ...started } = await withLock(dataDir, async () => {
    const options = { programs: await findPrograms(account), account, fast };
    const settings = initialise(dataDir, options);
    const server = await startServer(dataDir, settings, options, { samePort: false });
    const client = await connect(settings);
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.end();
    fs.writeFileSync(userFile, startTimeOf(process.pid) ?? "");
    return { settings, options, ...server };
  });
  let { pid } = started;
  let stopped = false;
  let restarting = Promise.resolve();

  async function restart(): Promise<void> {
    await withLock(dataDir, async () => {
      if (!stopped) ({ pid } = await startServer(dataDir, settings, options, { samePort: true }));
    });
  }

  async function watch({ onLost, onBack, onFailure }: Supervisor): Promise<void> {
    let startTime = startTimeOf(pid);
    const losses: number[] = [];
    for (; !stopped; await pause(WATCH_MS)) {
      if (startTime !== null && startTimeOf(pid) === startTime) continue;
      const lostAt = Date.now();
      losses.push(lostAt);
      onLost();
      try {
        if (losses.filter((at) => lostAt - at < 60_000).length > MAX_LOSSES)
          throw new Failure("PostgreSQL se cierra una y otra vez.");
        restarting = restart();
        await restarting;
      } catch (error) {
        if (!stopped) onFailure(error);
        return;
      }
      startTime = startTimeOf(pid);
      if (!stopped) onBack(Date.now() - lostAt);
    }
  }

  async function endSupervision(): Promise<void> {
    stopped = true;
    await restarting.catch(() => {});
  }

  return {
    url: `postgresql://${USER}:${settings.password}@127.0.0.1:${settings.port}/${DATABASE}`,
    reused: started.reused,
    supervise: (supervisor) => void watch(supervisor),
    stop: async () => {
      await endSupervision();
      await withLock(dataDir, async () => {
        fs.rmSync(userFile, { force: true });
        if (!hasOtherUsers(users)) await stopServer(settings);
      });
    },
    remove: async () => {
      await endSupervision();
      await withLock(dataDir, async () => {
        await stopServer(settings);
        fs.rmSync(settings.folder, { recursive: true, force: true });
      });
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
