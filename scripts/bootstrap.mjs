// What every command does first, with nothing installed yet: packages as the lockfile says, and the Node that they need.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure, fail } from "./failure.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const modules = join(root, "node_modules");
const ownNode = join(modules, "node/bin", process.platform === "win32" ? "node.exe" : "node");

const packagesOf = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** Written after an installation: of which lockfile it was. */
const stamp = join(modules, ".installed");
const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

function isStale() {
  const written = join(modules, ".package-lock.json"); // npm's own, of what really is there
  if (!existsSync(written) || !existsSync(ownNode)) return true;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash()) return false;
  const installed = packagesOf(written);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).some(([path, wanted]) => {
    if (path === "" || wanted.extraneous || (wanted.optional && !installed[path])) return false;
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

async function install() {
  await waitForOther();
  if (!isStale()) return;
  console.log("Instalando los paquetes (npm ci)… la primera vez tarda uno o dos minutos.");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const windows = process.platform === "win32";
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
  if (code === 0) return writeFileSync(stamp, lockHash());
  if (/ENOSPC/.test(said)) throw new Failure("No hay espacio en el disco para instalar los paquetes.");
  if (/EACCES|EPERM|EROFS/.test(said)) throw new Failure(`No hay permiso para instalar los paquetes en ${modules}.`);
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(said);
  throw new Failure(
    `No se pudieron instalar los paquetes: ${offline ? "el registro de npm no responde" : "npm ci falló"}.\n${said.trim().split("\n").slice(0, 8).join("\n")}`,
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
      PATH: `${join(modules, ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    },
  });
  child.once("error", (error) => fail(new Failure(`No se pudo arrancar ${ownNode}: ${error.message}`)));
  process.on("SIGINT", () => {}); // Ctrl-C reaches the whole group: the child ends in order, and we after it
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  onParentLost(() => child.kill("SIGTERM"));
  child.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return new Promise(() => {});
}

/** Returns once the packages are there and this process is the right Node. */
export async function bootstrap() {
  process.env.COMMAND_STARTED ||= String(Date.now() - Math.round(process.uptime() * 1000));
  try {
    process.chdir(root);
    if (Number(process.versions.node.split(".")[0]) < 20) {
      throw new Failure(`Hace falta Node 20 o más nuevo; este es ${process.version}.`);
    }
    if (isStale()) await install();
    if (realpathSync(process.execPath) !== realpathSync(ownNode)) await reExecute();
  } catch (error) {
    fail(error);
  }
}

/** Seconds since the command was given, as people write them. */
export function secondsSoFar() {
  return ((Date.now() - Number(process.env.COMMAND_STARTED)) / 1000).toFixed(1).replace(".", ",");
}
