import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { errorMessage, Failure } from "../failure.mjs";
import { type Migration, migrationFiles } from "./migrations.ts";
import { withClient } from "./with-client.ts";

const LOCK = 7_262_413; // any number, as long as every process that migrates uses the same

/** In the format of Prisma's own command, so that it can take over at any time. */
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export async function appliedNames(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ migration_name: string }>(
    "select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Set(rows.map((row) => row.migration_name));
}

/**
 * A script without the transactions that Prisma puts around a changed enum: their end would end ours, and what follows in the
 * script would be kept without its row if the process is killed between the two.
 */
const withoutTransactions = (sql: string) => sql.replace(/^(?:BEGIN|COMMIT);$/gm, "");

/**
 * Writes the script and its row in one transaction. Prisma's engine uses two steps: killed between them, it refuses every
 * later start.
 */
async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const checksum = createHash("sha256").update(sql).digest("hex");
  try {
    await client.query("begin");
    await client.query(withoutTransactions(sql));
    await client.query("delete from _prisma_migrations where migration_name = $1 and rolled_back_at is null", [name]);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)",
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (error) {
    throw new Failure(`${name}: ${errorMessage(error)}`);
  }
}

async function missingMigrations(client: pg.Client): Promise<Migration[]> {
  const applied = await appliedNames(client);
  return (await migrationFiles()).filter(({ name }) => !applied.has(name));
}

async function applyMissing(client: pg.Client, url: string): Promise<string[]> {
  const { installQueues } = await import("./queues.ts");
  try {
    await client.query(TABLE);
    const missing = await missingMigrations(client);
    for (const migration of missing) await apply(client, migration);
    await installQueues(url);
    return missing.map(({ name }) => name);
  } catch (error) {
    throw new Failure(`No se pudieron aplicar las migraciones: ${errorMessage(error)}`);
  }
}

/**
 * Applies the migrations that this database lacks, installs the job queue, and runs `seed`: one process at a time, however
 * many start at once. Returns the names of the migrations.
 * @throws {Failure} a migration could not be applied
 */
export const migrate = (url: string, seed?: (applied: readonly string[]) => Promise<unknown>): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const applied = await applyMissing(client, url);
    await seed?.(applied);
    return applied;
  });

/**
 * For processes that leave the migrations to `npm run migrate` (MIGRATE=0).
 * @throws {Failure} the database lacks some
 */
export const requireMigrated = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      "select to_regclass('_prisma_migrations') is not null as known",
    );
    const missing = rows[0]?.known ? await missingMigrations(client) : await migrationFiles();
    if (missing.length > 0)
      throw new Failure(
        `A la base de datos le faltan ${missing.length} migraciones, y MIGRATE=0: corré «npm run migrate».`,
      );
  });
