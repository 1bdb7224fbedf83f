// The difference between the Prisma schema and the migrations.
import { randomBytes } from "node:crypto";
import { noFilters, schemaFiles, withEngine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { type Migration, migrationFiles } from "./migrations.ts";
import { withClient } from "./with-client.ts";

/**
 * A migration may end in SQL written by hand, below a line `-- by hand`, for what Prisma's schema cannot express: partial
 * indexes, generated columns, checks. The difference leaves out what is created there.
 */
const BY_HAND = /^-- by hand\b.*$/im;

/** Names of what was written by hand; columns and defaults as `table.column`. */
interface Handwritten {
  indexes: Set<string>;
  columns: Set<string>;
  defaults: Set<string>;
  tables: Set<string>;
}

function findHandwritten(migrations: readonly Migration[]): Handwritten {
  const names = {
    indexes: new Set<string>(),
    columns: new Set<string>(),
    defaults: new Set<string>(),
    tables: new Set<string>(),
  };
  const plain = (name: string) => name.replaceAll('"', "").replace(/^public\./, "");
  for (const { sql } of migrations) {
    const start = sql.search(BY_HAND);
    if (start < 0) continue;
    const code = sql.slice(start).replace(/--.*$/gm, "");
    for (const [, name = ""] of code.matchAll(
      /\bcreate\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/gi,
    ))
      names.indexes.add(plain(name));
    for (const [, name = ""] of code.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w".]+)/gi))
      names.tables.add(plain(name));
    for (const [, table = "", actions = ""] of code.matchAll(/\balter\s+table\s+(?:only\s+)?([\w".]+)\s+([^;]+)/gi)) {
      for (const [, column = ""] of actions.matchAll(/\badd\s+column\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/gi))
        names.columns.add(`${plain(table)}.${plain(column)}`);
      for (const [, column = ""] of actions.matchAll(/\balter\s+column\s+("[^"]+"|\w+)\s+set\s+default/gi))
        names.defaults.add(`${plain(table)}.${plain(column)}`);
    }
  }
  return names;
}

/** The statements of a script made by Prisma, each with its comment lines. */
function splitStatements(script: string): string[] {
  return script
    .split(/;[ \t]*(?:\n|$)/)
    .map((part) => part.trim())
    .filter((part) => part.replace(/--.*$/gm, "").trim() !== "");
}

/** The statement without what would undo the handwritten parts; null if nothing of it is left. */
function withoutHandwritten(statement: string, handwritten: Handwritten): string | null {
  const code = statement.replace(/^--.*$/gm, "").trim();
  const [, index] = /^DROP INDEX "(?:public"\.")?([^"]+)"$/.exec(code) ?? [];
  if (index) return handwritten.indexes.has(index) ? null : statement;
  const [, droppedTable] = /^DROP TABLE "([^"]+)"$/.exec(code) ?? [];
  if (droppedTable) return handwritten.tables.has(droppedTable) ? null : statement;
  const [, table, list = ""] = /^ALTER TABLE "([^"]+)"\s+([\s\S]+)$/.exec(code) ?? [];
  if (!table) return statement;
  const actions = list.split(/,\s*\n/).map((action) => action.trim());
  const left = actions.filter((action) => {
    const column = /^(?:DROP COLUMN|ALTER COLUMN) "([^"]+)"/.exec(action)?.[1];
    if (!column) return true;
    const name = `${table}.${column}`;
    return !handwritten.columns.has(name) && !(handwritten.defaults.has(name) && /DROP DEFAULT$/.test(action));
  });
  if (left.length === actions.length) return statement;
  return left.length === 0 ? null : `-- AlterTable\nALTER TABLE "${table}" ${left.join(",\n")}`;
}

/**
 * The SQL that turns what the migrations make into what the schema describes; "" if they agree. `url` is a server on which a
 * database may be created.
 */
export async function missingSql(url: string): Promise<string> {
  const name = `drift_${randomBytes(6).toString("hex")}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return withClient(url, async (admin) => {
    await admin.query(`create database ${name}`);
    try {
      const migrations = await migrationFiles();
      await migrate(scratch.href);
      const script = await withEngine(scratch.href, async (engine) => {
        const files = await schemaFiles();
        const { stdout } = await engine.diff({
          from: { tag: "schemaDatasource", files, configDir: "prisma/schema" },
          to: { tag: "schemaDatamodel", files },
          script: true,
          exitCode: null,
          filters: noFilters,
        });
        return stdout ?? "";
      });
      const handwritten = findHandwritten(migrations);
      return splitStatements(script)
        .map((statement) => withoutHandwritten(statement, handwritten))
        .filter((statement) => statement !== null)
        .map((statement) => `${statement};`)
        .join("\n\n");
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  });
}
