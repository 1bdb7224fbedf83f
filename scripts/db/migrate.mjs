import { createHash } from "node:crypto";
import pg from "pg";
import { Failure } from "../failure.mjs";

const LOCK = 7_262_413; // any number, the same in every process that migrates

async function appliedMigrations(client) {
  const table = await client.query("select to_regclass('_prisma_migrations') as name");
  if (!table.rows[0].name) return new Map();
  const { rows } = await client.query(
    "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

/** Applies what of prisma/migrations this database lacks, sees to the work queue's tables, and returns the names. */
export async function migrate(url) {
  const { migrationFiles, noFilters, withEngine } = await import("./engine.mjs");
  const { installQueues } = await import("./queues.mjs");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const files = await migrationFiles();
    const applied = await appliedMigrations(client);
    const current = ({ name, sql }) => applied.get(name) === createHash("sha256").update(sql).digest("hex");
    // the engine needs half a second to load: a start with nothing to apply does not wait for it
    const done = files.length > 0 && files.length === applied.size && files.every(current);
    const names = done
      ? []
      : await withEngine(url, async (engine, migrationsList) => {
          const result = await engine.applyMigrations({ migrationsList, filters: noFilters });
          return result.appliedMigrationNames;
        });
    await installQueues(url);
    return names;
  } catch (error) {
    throw new Failure(`No se pudieron aplicar las migraciones: ${error?.message ?? error}`);
  } finally {
    await client.end();
  }
}
