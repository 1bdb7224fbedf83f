import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeBackup } from "../../scripts/db/backup.ts";
import { type EmbeddedServer, startEmbedded } from "../../scripts/db/embedded.ts";
import { migrate } from "../../scripts/db/migrate.ts";
import { restoreBackup } from "../../scripts/db/restore.ts";

const folder = mkdtempSync(join(tmpdir(), "vidriera-backup-"));
chmodSync(folder, 0o711); // PostgreSQL may run as another user, who passes through this folder
const dataDir = join(folder, "data");
const PICTURE = "images/pictures/ab/abcd-320.webp";
const SECRETS = JSON.stringify({ NEXTAUTH_SECRET: "x".repeat(64) });
let site: EmbeddedServer;

beforeAll(async () => {
  site = await startEmbedded({ dataDir, fast: true });
  await migrate(site.url);
  await query(
    site.url,
    "CREATE TABLE orders_placed (number int PRIMARY KEY, at timestamptz DEFAULT clock_timestamp())",
  );
  mkdirSync(dirname(join(dataDir, PICTURE)), { recursive: true });
  writeFileSync(join(dataDir, PICTURE), Buffer.alloc(100_000, 7));
  writeFileSync(join(dataDir, "secrets.json"), SECRETS, { mode: 0o600 });
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const backup = (name: string, replace = false) =>
  writeBackup({ dataDir, url: site.url, file: join(folder, name), replace });
const refusal = (work: Promise<unknown>) => work.then(() => "accepted", String);

/** Starts a restored site, and returns the orders that it has. */
async function ordersIn(restored: string): Promise<number[]> {
  const server = await startEmbedded({ dataDir: restored, fast: true });
  const rows = await query(server.url, "SELECT number FROM orders_placed ORDER BY number");
  await server.stop();
  return rows.map(({ number }) => Number(number));
}

it("is made while orders come in, and restored on an empty machine: what was answered before is there", async () => {
  const client = new pg.Client({ connectionString: site.url });
  await client.connect();
  let placed = 0;
  let coming = true;
  const orders = (async () => {
    while (coming) {
      await client.query("INSERT INTO orders_placed (number) VALUES ($1)", [placed + 1]);
      placed += 1;
    }
    await client.end();
  })();
  await expect.poll(() => placed).toBeGreaterThan(50);
  const before = placed;
  expect(await backup("while-running.zip")).toBeGreaterThan(1_000_000);
  const after = placed;
  coming = false;
  await orders;
  expect(after).toBeGreaterThan(before);

  const empty = join(folder, "another-machine");
  const file = join(folder, "while-running.zip");
  await restoreBackup({ dataDir: empty, file, replace: false, fast: true });
  const restored = await ordersIn(empty);
  expect(restored.length).toBeGreaterThanOrEqual(before);
  expect(restored.length).toBeLessThanOrEqual(placed);
  expect(restored).toEqual(restored.map((_, at) => at + 1));
  expect(readFileSync(join(empty, PICTURE))).toEqual(Buffer.alloc(100_000, 7));
  expect(readFileSync(join(empty, "secrets.json"), "utf8")).toBe(SECRETS);
  expect(existsSync(join(empty, ".restoring"))).toBe(false);
});

describe("a backup's file", () => {
  it("is not replaced unless that is asked for, and is whole or not there", async () => {
    await backup("kept.zip");
    expect(await refusal(backup("kept.zip"))).toContain("ya existe");
    expect(await refusal(backup("kept.zip", true))).toBe("accepted");
    expect(await refusal(backup("missing/kept.zip"))).not.toBe("accepted");
    for (const inside of ["data/kept.zip", "data/images/kept.zip"])
      expect(await refusal(backup(inside))).toContain("no puede quedar dentro");
    expect(readdirSync(folder).filter((name) => name.startsWith(".kept"))).toEqual([]);
  });

  it.each([
    [
      "a byte in the middle",
      (file: Buffer) => file.fill(file.readUInt8(file.length >> 1) ^ 255, file.length >> 1, (file.length >> 1) + 1),
    ],
    ["its second half", (file: Buffer) => file.subarray(0, file.length >> 1)],
    ["everything", () => Buffer.from("no backup")],
    [
      "a picture",
      (file: Buffer) =>
        file.fill(8, file.indexOf(Buffer.alloc(1_000, 7)) + 500, file.indexOf(Buffer.alloc(1_000, 7)) + 501),
    ],
  ])("is refused when it is damaged (%s), and DATA_DIR stays as it was", async (_, damage) => {
    await backup("damaged.zip", true);
    const file = join(folder, "damaged.zip");
    writeFileSync(file, damage(readFileSync(file)));
    const target = mkdtempSync(join(folder, "untouched-"));
    writeFileSync(join(target, "secrets.json"), "mine");
    expect(await refusal(restoreBackup({ dataDir: target, file, replace: true, fast: true }))).toMatch(/dañado/);
    expect(readdirSync(target)).toEqual(["secrets.json"]);
  });
});

describe("a restore", () => {
  it("refuses a site that runs, and a DATA_DIR with contents unless they may be moved aside", async () => {
    await backup("restored.zip", true);
    const file = join(folder, "restored.zip");
    expect(await refusal(restoreBackup({ dataDir, file, replace: true }))).toContain("está en marcha");
    const target = join(folder, "in-use");
    const other = await startEmbedded({ dataDir: target, fast: true });
    await query(other.url, "CREATE TABLE orders_placed AS SELECT -7 AS number");
    await other.stop();
    const restore = (replace: boolean) => restoreBackup({ dataDir: target, file, replace, fast: true });
    expect(await refusal(restore(false))).toContain("no está vacía");
    expect(await ordersIn(target)).toEqual([-7]);
    expect(await refusal(restore(true))).toBe("accepted");
    expect(await ordersIn(target)).not.toContain(-7);
    expect(readdirSync(target).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
  });

  it("refuses a backup of a newer version", async () => {
    await query(
      site.url,
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('new', '', '2999_new', now())",
    );
    await backup("newer.zip", true);
    await query(site.url, "DELETE FROM _prisma_migrations WHERE id = 'new'");
    const target = join(folder, "older");
    const file = join(folder, "newer.zip");
    expect(await refusal(restoreBackup({ dataDir: target, file, replace: false }))).toContain("versión más nueva");
  });
});
