// How long `npm start` takes in a fresh clone, beside the commit from before production ran what was built.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { freePort } from "../free-port.ts";
import { whole } from "./figures.ts";
import { median } from "./measure.ts";

const BEFORE = "fbd3d9eed619";
// neither the bench's own settings nor what npm told it may reach what is measured
const CLEARED =
  /^(?:npm_.*|DATABASE_URL|APP_URL|NEXTAUTH_URL|HOST_NAME|SEED_DEMO|COMMAND_STARTED|NODE_ENV|NODE_OPTIONS)$/;

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** The commit of BEFORE, or null in a clone without its history. */
function commitBefore() {
  try {
    return git("rev-parse", "--verify", `${BEFORE}^{commit}`).trim();
  } catch {
    return null;
  }
}

/** Bytes on the disk, files with several names once. */
function sizeOf(folder) {
  const seen = new Set();
  let bytes = 0;
  for (const path of readdirSync(folder, { recursive: true })) {
    const { ino, blocks } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? { ino: 0, blocks: 0 };
    if (!seen.has(ino)) bytes += blocks * 512;
    seen.add(ino);
  }
  return bytes;
}

/** Seconds from the command to the first answer that all is well; the command is ended afterwards. */
async function timeStart(folder, env) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    detached: true,
    stdio: "ignore",
  });
  const end = () => process.kill(-child.pid, "SIGTERM");
  process.once("exit", end);
  const ended = new Promise((done) => child.once("close", done));
  let answer;
  do {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} in ${folder}`);
    await new Promise((done) => setTimeout(done, 50));
    answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  } while (!answer?.ok);
  const seconds = (performance.now() - started) / 1000;
  process.off("exit", end);
  end();
  await ended;
  return seconds;
}

/** A clone of a commit: its first start with nothing in npm's cache, its second, and what the first installed. */
async function measureClone(commit) {
  const folder = mkdtempSync(join(tmpdir(), "vidriera-first-"));
  chmodSync(folder, 0o711); // the database's user has to pass through
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const clone = join(folder, "clone");
  git("clone", "--quiet", "--no-checkout", root, clone);
  execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: clone });
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !CLEARED.test(name)));
  Object.assign(env, { DATA_DIR: join(folder, "data"), npm_config_cache: join(folder, "cache") });
  const first = await timeStart(clone, env);
  const bytes = sizeOf(join(clone, "node_modules"));
  const second = await timeStart(clone, env);
  remove();
  process.off("exit", remove);
  return { first, second, bytes };
}

export async function timeFirstStart({ rounds, say }) {
  const commits = { now: git("rev-parse", "HEAD").trim(), before: commitBefore() };
  const measured = { now: [], before: [] };
  for (let round = 1; round <= rounds; round++)
    for (const [name, commit] of Object.entries(commits)) {
      if (!commit) continue;
      measured[name].push(await measureClone(commit));
      say(`Arranque ${round} de ${rounds}, ${commit.slice(0, 7)}: ${whole.format(measured[name].at(-1).first)} s.`);
    }
  const middle = (runs, key) => median(runs.map((run) => run[key]));
  const medians = (runs) => ({
    first: middle(runs, "first"),
    second: middle(runs, "second"),
    bytes: middle(runs, "bytes"),
  });
  return { rounds, now: medians(measured.now), before: commits.before ? medians(measured.before) : null };
}
