import type { PrismaClient } from "~/generated/prisma/client";
import { db } from "~/server/database/client";

/** The database of this `*.db.test.ts` file: migrated, empty, and not shared. */
export function testDb(): PrismaClient {
  return db;
}
