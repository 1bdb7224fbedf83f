// What the Prisma schema wants and the migrations do not make yet.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { noFilters, schemaFiles, withEngine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { migrationFiles } from "./migrations.ts";

/**
 * A migration may end in SQL written by hand, after a line `-- by hand`: what Prisma's schema cannot say (partial indexes,
 * generated columns, checks). The difference leaves out what was created there.
 */
const MARK = /^-- by hand\b.*$/im;

function handMade(migrations) {
  const names = { indexes: new Set(), columns: new Set(), defaults: new Set(), tables: new Set() };
  const plain = (name) => name.replaceAll('"', "").replace(/^public\./, "");
  for (const { sql } of migrations) {
    const start = sql.search(MARK);
    if (start < 0) continue;
    const code = sql.slice(start).replace(/--.*$/gm, "");
    for (const [, name] of code.matchAll(
      /\bcreate\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/gi,
    ))
      names.indexes.add(plain(name));
    for (const [, name] of code.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w".]+)/gi))
      names.tables.add(plain(name));
    for (const [, table, actions] of code.matchAll(/\balter\s+table\s+(?:only\s+)?([\w".]+)\s+([^;]+)/gi)) {
      for (const [, column] of actions.matchAll(/\badd\s+column\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/gi))
        names.columns.add(`${plain(table)}.${plain(column)}`);
      for (const [, column] of actions.matchAll(/\balter\s+column\s+("[^"]+"|\w+)\s+set\s+default/gi))
        names.defaults.add(`${plain(table)}.${plain(column)}`);
    }
  }
  return names;
}

/** The statements of a script made by Prisma, each with its comment lines. */
function statements(script) {
  return script
    .split(/;[ \t]*(?:\n|$)/)
    .map((part) => part.trim())
    .filter((part) => part.replace(/--.*$/gm, "").trim() !== "");
}

function withoutHandMade(statement, known) {
  const code = statement.replace(/^--.*$/gm, "").trim();
  const index = /^DROP INDEX "(?:public"\.")?([^"]+)"$/.exec(code);
  if (index) return known.indexes.has(index[1]) ? null : statement;
  const dropped = /^DROP TABLE "([^"]+)"$/.exec(code);
  if (dropped) return known.tables.has(dropped[1]) ? null : statement;
  const table = /^ALTER TABLE "([^"]+)"\s+([\s\S]+)$/.exec(code);
  if (!table) return statement;
  const actions = table[2].split(/,\s*\n/).map((action) => action.trim());
  const kept = actions.filter((action) => {
    const column = /^(?:DROP COLUMN|ALTER COLUMN) "([^"]+)"/.exec(action)?.[1];
    if (!column) return true;
    const name = `${table[1]}.${column}`;
    return !known.columns.has(name) && !(known.defaults.has(name) && /DROP DEFAULT$/.test(action));
  });
  if (kept.length === actions.length) return statement;
  return kept.length === 0 ? null : `-- AlterTable\nALTER TABLE "${table[1]}" ${kept.join(",\n")}`;
}

/** The SQL that leads from the migrations to the schema; empty when they agree. `url` is a server that may make databases. */
export async function missingSql(url) {
  const name = `drift_${randomBytes(6).toString("hex")}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
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
        shadowDatabaseUrl: null,
        filters: noFilters,
      });
      return stdout ?? "";
    });
    const known = handMade(migrations);
    return statements(script)
      .map((statement) => withoutHandMade(statement, known))
      .filter((statement) => statement !== null)
      .map((statement) => `${statement};`)
      .join("\n\n");
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
