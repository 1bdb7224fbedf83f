import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const migrationsDir = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** The migrations on disk, in order: `[{ name, sql }]`. */
export async function migrationFiles() {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(migrationsDir, name, "migration.sql"), "utf8") })),
  );
}
