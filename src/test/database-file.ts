import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { PUSH_KEYS } from "./push-service";

// Runs before each `*.db.test.ts`: creates a fresh copy of the migrated database and points the file's environment to
// it.
const { url, template } = inject("database");
const name = `test_${randomBytes(8).toString("hex")}`;
const own = new URL(url);
own.pathname = `/${name}`;

async function onServer(sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}

await onServer(`create database ${name} template ${template} strategy file_copy`);
Object.assign(process.env, {
  DATABASE_URL: own.href,
  DATA_DIR: join(tmpdir(), `vidriera-${name}`),
  APP_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "test-secret-test-secret-test-secret-1",
  VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
  VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
  LOG_LEVEL: "silent",
});

afterAll(async () => {
  const { db } = await import("~/server/database/client");
  await db.$disconnect();
  await onServer(`drop database if exists ${name} with (force)`);
});
