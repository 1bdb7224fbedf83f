import pg from "pg";
import { expect, inject, it } from "vitest";
import { importColumnsSchema } from "~/domain/product/import/import-schemas";
import { COUNTRIES } from "~/domain/tent/countries";
import { createDb } from "~/server/database/client";
import { GIVEN_UP, queues } from "~/server/jobs/queues";
import { seedBase } from "../../prisma/seed/base";
import { missingSql } from "../../scripts/db/drift.ts";
import { noFilters, withEngine } from "../../scripts/db/engine.ts";
import { migrate, requireMigrated } from "../../scripts/db/migrate.ts";
import { migrationFiles } from "../../scripts/db/migrations.ts";
import { makeBase, makeTent, makeUser } from "./factories";
import { testDb } from "./test-db";

it("the migrations produce the schema: else run `npm run db:migration -- name`", async () => {
  expect(await missingSql(inject("database").url)).toBe("");
});

async function onNewDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const url = new URL(inject("database").url);
  url.pathname = `/migrate_${process.pid}`;
  await testDb().$executeRawUnsafe(`create database migrate_${process.pid}`);
  await work(url.href);
  await testDb().$executeRawUnsafe(`drop database migrate_${process.pid} with (force)`);
}

const MIGRATIONS_TABLE = `create table _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

it("resumes interrupted migrations, and Prisma's own engine finds them all applied", async () => {
  const names = (await migrationFiles()).map(({ name }) => name);
  await onNewDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // The state that Prisma's engine leaves when it dies within its first migration: a started row, and nothing of the
    // script.
    await client.query(MIGRATIONS_TABLE);
    await client.query("insert into _prisma_migrations (id, checksum, migration_name) values ('1', '-', $1)", [
      names[0],
    ]);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
    await client.end();
    const left = await withEngine(url, (engine, migrationsList) =>
      engine.applyMigrations({ migrationsList, filters: noFilters }),
    );
    expect(left.appliedMigrationNames).toEqual([]);
  });
});

it("applies a script and records it together or not at all", async () => {
  const files = await migrationFiles();
  const own = files.filter(({ sql }) => /^COMMIT;$/m.test(sql)).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(0);
  await onNewDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(MIGRATIONS_TABLE);
    for (const name of own) {
      // as if the process were killed between the script and its row
      await client.query(`alter table _prisma_migrations add constraint killed check (migration_name <> '${name}')`);
      await expect(migrate(url)).rejects.toThrow(name);
      await client.query("alter table _prisma_migrations drop constraint killed");
    }
    expect(await migrate(url)).toContain(files.at(-1)?.name);
    await client.end();
  });
});

it("gives each file a database with the extensions that search needs", async () => {
  const found = await testDb().$queryRaw<{ extname: string }[]>`select extname from pg_extension order by extname`;
  expect(found.map(({ extname }) => extname)).toEqual(expect.arrayContaining(["pg_trgm", "unaccent"]));
});

it("prepares an empty database once when five servers start at the same time", async () => {
  await onNewDatabase(async (url) => {
    await expect(requireMigrated(url)).rejects.toThrow("npm run migrate");
    const servers = Array.from({ length: 5 }, () => createDb(url, 2));
    await Promise.all(servers.map((db) => migrate(url, () => seedBase(db))));
    await requireMigrated(url);
    const [db] = servers;
    expect(await db?.country.count()).toBe(COUNTRIES.length);
    expect(await db?.plan.count()).toBe(3);
    await Promise.all(servers.map((one) => one.$disconnect()));
  });
});

it("creates tables and queues once when two processes start on an empty database concurrently", async () => {
  await onNewDatabase(async (url) => {
    const applied = await Promise.all([migrate(url), migrate(url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select name from pgboss.queue");
    await client.end();
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(queues), GIVEN_UP].sort());
  });
});

it("keeps the column mapping of an import that was prepared under the previous field names", async () => {
  const db = testDb();
  await makeBase(db);
  const { tentId } = await makeTent(db);
  const columns = (targets: string[]) => ({ targets, decimals: [null, ",", null], byName: false, confirmed: true });
  const common = { tentId, fileName: "precios.csv", rows: [], total: 0 };
  const { id } = await db.productImport.create({
    data: { ...common, columns: columns(["name", "previous_price", "min_quantity"]) },
  });
  const migration = (await migrationFiles()).find(({ name }) => name.endsWith("_import_field_names"));
  await db.$executeRawUnsafe(migration?.sql ?? "");
  const row = await db.productImport.findUniqueOrThrow({ where: { id } });
  expect(importColumnsSchema.parse(row.columns)).toMatchObject(columns(["name", "previousPrice", "minQuantity"]));
});

it("turns the discount for cash into payment adjustments, and leaves the sums of orders", async () => {
  const name = (await migrationFiles()).find((file) => file.name.endsWith("_payment_adjustments"))?.name;
  await onNewDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(MIGRATIONS_TABLE);
    await client.query(`alter table _prisma_migrations add constraint before check (migration_name <> '${name}')`);
    await expect(migrate(url)).rejects.toThrow(name);
    const db = createDb(url, 2);
    await makeBase(db);
    // not by the client, which knows later columns
    const openTent = async (name: string): Promise<number> => {
      const { id } = await makeUser(db);
      const { rows } = await client.query(
        "insert into tents (owner_id, name, subdomain, slug, updated_at) values ($1, $2, $2, $2, now()) returning id",
        [id, name],
      );
      return rows[0].id;
    };
    const [tentId, without] = [await openTent("con-descuento"), await openTent("sin-descuento")];
    await client.query("update tents set cash_discount = 15 where id = $1", [tentId]);
    await client.query(
      `insert into orders (tent_id, number, client_key, token, customer_name, currency, subtotal, discount, total, updated_at)
       values ($1, 1, 'k', 't', 'Ana', 'ARS', 100, 15, 85, now())`,
      [tentId],
    );
    await client.query("alter table _prisma_migrations drop constraint before");
    expect(await migrate(url)).toContain(name);
    const rows = await db.paymentAdjustment.findMany({ orderBy: { method: "asc" } });
    expect(rows.map((row) => [row.tentId, row.method, Number(row.percent)])).toEqual([
      [tentId, "CASH", 15],
      [tentId, "TRANSFER", 15],
    ]);
    expect(rows.map((row) => row.tentId)).not.toContain(without);
    const order = await db.order.findFirstOrThrow();
    expect([Number(order.discount), Number(order.total), order.discounts]).toEqual([15, 85, []]);
    await db.$disconnect();
    await client.end();
  });
});
