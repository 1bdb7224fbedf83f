import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../scripts/db/embedded.ts";
import { migrate } from "../../scripts/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server where databases can be created, and the migrated template that they are copied from. */
    database: { url: string; template: string };
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A server for `*.db.test.ts`: TEST_DATABASE_URL, else a temporary one of our own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = given ? "" : mkdtempSync(join(tmpdir(), "vidriera-test-"));
  if (dataDir) chmodSync(dataDir, 0o711); // the database's user needs to traverse it
  const own = dataDir ? await startEmbedded({ dataDir, fast: true }) : null;
  const url = given ?? own?.url ?? "";
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await migrate(withDatabase(url, template));
  project.provide("database", { url, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await own?.remove();
  };
}
