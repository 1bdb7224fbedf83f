import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";

export const migrationsDir = join(root, "prisma/migrations");

/** A migration: the name of its folder, and its script. */
export interface Migration {
  name: string;
  sql: string;
}

/** The migrations in prisma/migrations, oldest first. */
export async function migrationFiles(): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(migrationsDir, name, "migration.sql"), "utf8") })),
  );
}
