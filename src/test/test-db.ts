import { type Db, db } from "~/server/db";

/** The database of this `*.db.test.ts` file: migrated, empty, and nobody else's. */
export function testDb(): Db {
  return db;
}
