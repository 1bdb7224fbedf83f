// How long `npm start` takes in a fresh clone, compared with an earlier commit, whose production ran the sources.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../bootstrap.mjs";
import { freePort } from "../free-port.ts";
import { whole } from "./format.ts";
import { median } from "./median.ts";

const EARLIER_COMMIT = "fbd3d9eed619";
// neither the bench's own settings nor npm's variables may reach what is measured
const CLEARED =
  /^(?:npm_.*|DATABASE_URL|APP_URL|NEXTAUTH_URL|HOST_NAME|SEED_DEMO|COMMAND_STARTED|NODE_ENV|NODE_OPTIONS)$/;

export interface Start {
  /** Seconds of the first start, with nothing in npm's cache. */
  first: number;
  /** Seconds of the second start. */
  second: number;
  /** The size of node_modules after the first start. */
  bytes: number;
}

export interface Starts {
  rounds: number;
  now: Start;
  /** Null in a clone without the earlier commit. */
  before: Start | null;
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function findEarlierCommit(): string | null {
  try {
    return git("rev-parse", "--verify", `${EARLIER_COMMIT}^{commit}`);
  } catch {
    return null;
  }
}

/** Bytes on the disk. A file with several names counts once. */
function sizeOf(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!file || seen.has(file.ino)) continue;
    seen.add(file.ino);
    bytes += file.blocks * 512;
  }
  return bytes;
}

/** Seconds from the command until the server says that it is healthy. The command is ended afterwards. */
async function timeStart(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    detached: true,
    stdio: "ignore",
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm could not be run");
  const endGroup = () => process.kill(-pid, "SIGTERM");
  process.once("exit", endGroup);
  const closed = new Promise((resolve) => child.once("close", resolve));
  for (let healthy = false; !healthy; ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} in ${folder}`);
    await wait(50);
    healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  process.off("exit", endGroup);
  endGroup();
  await closed;
  return seconds;
}

/** Measures in a new folder below `parent`, which stays. */
async function measureClone(parent: string, commit: string): Promise<Start> {
  const folder = mkdtempSync(join(parent, "clone-"));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user, who passes through this folder
  const clone = join(folder, "clone");
  git("clone", "--quiet", "--no-checkout", root, clone);
  execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: clone });
  const cleared = Object.keys(process.env).filter((name) => CLEARED.test(name));
  const env = {
    ...process.env,
    ...Object.fromEntries(cleared.map((name) => [name, undefined])),
    DATA_DIR: join(folder, "data"),
    npm_config_cache: join(folder, "cache"),
  };
  const first = await timeStart(clone, env);
  const bytes = sizeOf(join(clone, "node_modules"));
  const second = await timeStart(clone, env);
  return { first, second, bytes };
}

const medians = (starts: readonly Start[]): Start => ({
  first: median(starts.map(({ first }) => first)),
  second: median(starts.map(({ second }) => second)),
  bytes: median(starts.map(({ bytes }) => bytes)),
});

/**
 * Measures the two commits in turns, and returns medians. The folders stay until the end, about 4 GB a round: where many
 * files have just been deleted, ext4 takes three times as long to create as many (it avoids inodes that were in use minutes ago).
 */
export async function timeFirstStart({ rounds }: { rounds: number }): Promise<Starts> {
  const parent = mkdtempSync(join(tmpdir(), "vidriera-first-"));
  chmodSync(parent, 0o711);
  const remove = () => rmSync(parent, { recursive: true, force: true });
  process.once("exit", remove);
  const now: Start[] = [];
  const before: Start[] = [];
  const earlier = findEarlierCommit();
  const commits = [
    { commit: git("rev-parse", "HEAD"), starts: now },
    ...(earlier ? [{ commit: earlier, starts: before }] : []),
  ];
  for (let round = 1; round <= rounds; round++)
    for (const { commit, starts } of commits) {
      const start = await measureClone(parent, commit);
      starts.push(start);
      console.log(`Arranque ${round} de ${rounds}, ${commit.slice(0, 7)}: ${whole(start.first)} s.`);
    }
  remove();
  process.off("exit", remove);
  return { rounds, now: medians(now), before: earlier ? medians(before) : null };
}
