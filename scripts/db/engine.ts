// Prisma's schema engine compiled to WebAssembly, to compare schemas without the command line, which downloads a binary.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlQuery } from "@prisma/driver-adapter-utils";
import type {
  MigrationList,
  SchemaContainer,
  SchemaEngine,
  SchemaFilter,
} from "@prisma/schema-engine-wasm/schema_engine_bg";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type pg from "pg";
import { root } from "../bootstrap.mjs";
import { migrationFiles, migrationsDir } from "./migrations.ts";

export const noFilters: SchemaFilter = { externalTables: [], externalEnums: [] };

const CHAR = 18; // PostgreSQL's internal "char", in its catalogue tables
const TEXT = 25;

/** Prisma's adapter for queries, with two changes that the schema engine needs: scripts, and the type "char". */
class MigrationAdapter extends PrismaPg {
  readonly #pools: pg.Pool[] = [];

  /** Ends the connections, which the engine leaves open. */
  async close(): Promise<void> {
    await Promise.all(this.#pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
  }

  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    this.#pools.push(pool);

    // The adapter refuses columns of the type "char". They are read as text, and their type is corrected afterwards.
    const charColumns = new WeakMap<unknown[], number[]>();
    const send = pool.query.bind(pool);
    Object.assign(pool, {
      query: async (config: pg.QueryArrayConfig) => {
        const result = await send(config);
        // a script has an array of results, one for each of its statements
        for (const { fields, rows } of [result].flat()) {
          const chars = fields.flatMap(({ dataTypeID }, index) => (dataTypeID === CHAR ? [index] : []));
          charColumns.set(rows, chars);
          for (const field of fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
        }
        return result;
      },
    });
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      queryRaw: async (query: SqlQuery) => {
        const result = await queryRaw(query);
        for (const index of charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
        return result;
      },
      // The adapter splits scripts at every `;`, even inside quotes. Sent as one, a script is also one transaction.
      executeScript: async (script: string) => {
        await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
      },
    });
  }
}

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const path = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  // the engine's timers, such as ten seconds to get a lock, would keep a finished process alive
  const timers = Object.keys(bindings).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const setUnreferencedTimeout = (work: () => void, ms: number) => setTimeout(work, ms >>> 0).unref();
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(path)), {
    "./schema_engine_bg.js": {
      ...bindings,
      ...Object.fromEntries(timers.map((name) => [name, setUnreferencedTimeout])),
    },
  });
  bindings.__wbg_set_wasm(exports);
  const { __wbindgen_start: start } = exports;
  if (typeof start !== "function") throw new Error("The schema engine has no start function");
  start();
}

/** The files of prisma/schema. */
export async function schemaFiles(): Promise<SchemaContainer[]> {
  const folder = join(root, "prisma/schema");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(names.map(async (path) => ({ path, content: await readFile(join(folder, path), "utf8") })));
}

/** Runs `work` with a schema engine on this database, and with the list of our migrations as the engine wants it. */
export async function withEngine<T>(
  url: string,
  work: (engine: SchemaEngine, migrationsList: MigrationList) => Promise<T>,
): Promise<T> {
  loading ??= load();
  await loading;
  const files = await schemaFiles();
  const adapter = new MigrationAdapter({ connectionString: url, allowExitOnIdle: true });
  const engine = await bindings.SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  const migrationsList: MigrationList = {
    baseDir: migrationsDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: (await migrationFiles()).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
  try {
    return await work(engine, migrationsList);
  } finally {
    engine.free();
    await adapter.close();
  }
}
