import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { Failure } from "../failure.mjs";
import { migrationFiles } from "./migrations.ts";

const LOCK = 7_262_413; // any number, the same in every process that migrates

/** As Prisma's own command makes it, which can take over at any time. */
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

async function appliedNames(client) {
  const { rows } = await client.query(
    "select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Set(rows.map((row) => row.migration_name));
}

/** The script and its row in one transaction: Prisma's engine, killed between the two, refuses every later start. */
async function apply(client, { name, sql }) {
  const checksum = createHash("sha256").update(sql).digest("hex");
  try {
    await client.query("begin");
    await client.query(sql);
    await client.query("delete from _prisma_migrations where migration_name = $1 and rolled_back_at is null", [name]);
    await client.query(
      "insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)",
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (error) {
    throw new Failure(`${name}: ${error?.message ?? error}`);
  }
}

/** Applies what of prisma/migrations this database lacks, sees to the work queue's tables, and returns the names. */
export async function migrate(url) {
  const { installQueues } = await import("./queues.ts");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    const applied = await appliedNames(client);
    const missing = (await migrationFiles()).filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    await installQueues(url);
    return missing.map(({ name }) => name);
  } catch (error) {
    throw new Failure(`No se pudieron aplicar las migraciones: ${error?.message ?? error}`);
  } finally {
    await client.end();
  }
}
