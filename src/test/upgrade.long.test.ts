import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";

// An installation that is brought up to date in place: the old version is cloned and started, the new one checked out over it
// and started again, each with one `npm start`. Packages come from the registry, so this needs a network.

const root = resolve(import.meta.dirname, "../..");
/** The ages of the versions to come from, in days before the newest commit. */
const AGES = [7, 3];
const DAY_S = 24 * 60 * 60;
/** Two installations and two builds, on a busy machine. */
const START_MS = 20 * 60_000;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The last commit of `days` ago; null where the history does not reach back so far, as in a shallow clone. */
function commitBefore(days: number): string | null {
  try {
    const newest = Number(git("log", "-1", "--format=%ct"));
    return git("rev-list", "-1", `--before=${newest - days * DAY_S}`, "HEAD") || null;
  } catch {
    return null; // no git, or no repository
  }
}

const folder = mkdtempSync(join(tmpdir(), "vidriera-upgrade-"));
chmodSync(folder, 0o711); // PostgreSQL may run as another user, who passes through this folder
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }), START_MS);

/** As in the shell of whoever operates the site: nothing of this run's own packages and settings. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(?:npm_|DATABASE_URL|DATA_DIR|APP_URL|NEXTAUTH|HOST|PORT|SEED_DEMO|COMMAND_STARTED|NODE_|SKIP_|TZ|VITEST|TEST|VAPID)/;
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of Object.keys(env)) if (own.test(name)) delete env[name];
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
  return { ...env, PATH: path.join(delimiter) };
}

/** An installation in a clone, which `npm start` runs. */
class Installation {
  private child: ChildProcess | undefined;
  private output = "";
  private readonly clone: string;
  private readonly dataDir: string;

  private constructor(
    name: string,
    private readonly port: number,
  ) {
    this.clone = join(folder, name);
    this.dataDir = join(folder, `${name}-data`);
  }

  static async clone(name: string): Promise<Installation> {
    const made = new Installation(name, await freePort());
    git("clone", "--quiet", "--shared", "--no-checkout", root, made.clone);
    return made;
  }

  checkOut(commit: string): void {
    execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: this.clone });
  }

  /** Runs `npm start` once, until it answers. */
  async start(): Promise<void> {
    this.output = "";
    const child = spawn("npm", ["start"], {
      cwd: this.clone,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...cleanEnvironment(),
        PORT: String(this.port),
        HOST: "127.0.0.1",
        DATA_DIR: this.dataDir,
        LOG_LEVEL: "warn",
        SEED_DEMO: "1",
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.output = (this.output + chunk).slice(-8000);
      });
    for (const until = Date.now() + START_MS; ; await pause(100)) {
      const healthy = await fetch(`http://127.0.0.1:${this.port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      if (child.exitCode !== null || Date.now() > until) throw new Error(`npm start in ${this.clone}:\n${this.output}`);
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null) return;
    const closed = once(child, "close");
    process.kill(-child.pid, "SIGTERM");
    await closed;
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    const { port, password } = JSON.parse(readFileSync(join(this.dataDir, "postgres.json"), "utf8"));
    const client = new pg.Client({ host: "127.0.0.1", port, user: "vidriera", password, database: "vidriera" });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Places an order in the demonstration shop, as its cart does, and returns its number. */
  async order(customerName: string): Promise<number> {
    const [product] = await this.query<{ id: number; tent_id: number }>(
      `SELECT p.id, p.tent_id FROM products p JOIN tents t ON t.id = p.tent_id
       WHERE t.subdomain = 'demo' AND p.deleted_at IS NULL AND NOT p.paused AND p.price IS NOT NULL
         AND p.stock IS NULL AND NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id)
         AND (p.category_id IS NULL OR NOT EXISTS (SELECT FROM categories c WHERE c.id = p.category_id AND c.paused))
       ORDER BY p.id LIMIT 1`,
    );
    const input = {
      tentId: product?.tent_id,
      clientKey: randomUUID(),
      lines: [{ productId: product?.id, quantityMilli: 2_000 }],
      customerName,
      customerPhone: "11 5874-9895",
      method: "PICKUP",
    };
    const response = await fetch(`http://127.0.0.1:${this.port}/api/trpc/order.place`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    });
    const answer = (await response.json()) as { result?: { data: { json: { number: number } } } };
    if (!answer.result) throw new Error(JSON.stringify(answer));
    return answer.result.data.json.number;
  }
}

describe.each(AGES)("a version of %d days ago", (days) => {
  const commit = commitBefore(days);
  it.skipIf(commit === null)(
    commit === null ? "needs the history of a full clone, which is not here" : "is brought up to date by one npm start",
    async () => {
      const site = await Installation.clone(`age-${days}`);
      try {
        site.checkOut(commit ?? "");
        await site.start();
        const first = await site.order("Lucía Fernández");
        await site.stop();

        site.checkOut(git("rev-parse", "HEAD"));
        await site.start();
        const second = await site.order("Bruno Díaz");
        expect(second).toBe(first + 1);
        const orders = await site.query<{ number: number; customer_name: string }>(
          `SELECT number, customer_name FROM orders WHERE number IN (${first}, ${second})
             AND tent_id = (SELECT id FROM tents WHERE subdomain = 'demo') ORDER BY number`,
        );
        expect(orders).toEqual([
          { number: first, customer_name: "Lucía Fernández" },
          { number: second, customer_name: "Bruno Díaz" },
        ]);
      } finally {
        await site.stop();
      }
    },
  );
});
