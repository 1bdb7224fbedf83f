// Prisma's own schema engine compiled to WebAssembly: migrations without the command line that downloads a binary.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { migrationFiles, migrationsDir } from "./migrations.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const noFilters = { externalTables: [], externalEnums: [] };

const CHAR = 18; // PostgreSQL's internal "char", in its catalogue tables
const TEXT = 25;

/** The adapter of queries, mended in the two things where migrations need more of it. */
class MigrationAdapter extends PrismaPg {
  pools = [];

  /** The engine does not end its connections. */
  async close() {
    await Promise.all(this.pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
  }

  async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    this.pools.push(pool);
    // the adapter cuts scripts at every `;`, also inside quotes; sent whole, a script is also one transaction
    adapter.executeScript = async (script) => {
      await pool.query(script).catch((error) => adapter.onError(error));
    };
    const performIO = adapter.performIO.bind(adapter);
    const queryRaw = adapter.queryRaw.bind(adapter);
    const chars = new WeakMap();
    adapter.performIO = async (query) => {
      const result = await performIO(query);
      chars.set(
        query,
        result.fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : [])),
      );
      for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
      return result;
    };
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of chars.get(query) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  }
}

let loaded;
async function load() {
  const path = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  // its timers (ten seconds to get a lock) must not keep a process alive that is done
  const timers = Object.keys(bindings).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const imports = Object.fromEntries(timers.map((name) => [name, (work, ms) => setTimeout(work, ms >>> 0).unref()]));
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(path)), {
    "./schema_engine_bg.js": { ...bindings, ...imports },
  });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
}

export async function schemaFiles() {
  const folder = join(root, "prisma/schema");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(names.map(async (path) => ({ path, content: await readFile(join(folder, path), "utf8") })));
}

/**
 * Runs `work(engine, migrationsList)` with a schema engine on this database.
 * @template T
 * @param {string} url
 * @param {(engine: any, migrationsList: any) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEngine(url, work) {
  loaded ??= load();
  await loaded;
  const files = await schemaFiles();
  const adapter = new MigrationAdapter({ connectionString: url, allowExitOnIdle: true });
  const engine = await bindings.SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  const migrationsList = {
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
