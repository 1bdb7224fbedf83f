import { env } from "~/env";
import { PrismaClient } from "~/generated/prisma/client";
import { DatabaseAdapter, PATIENCE_MS } from "~/server/database-adapter";
import { preparedName } from "~/server/prepared";

export type Db = PrismaClient;
/** A client inside a transaction, or the plain one. */
export type Tx = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0] | PrismaClient;

export function createDb(connectionString: string, max = 10): Db {
  const statementNameGenerator = ({ sql }: { sql: string }) => preparedName(sql);
  return new PrismaClient({
    adapter: new DatabaseAdapter(connectionString, max, { statementNameGenerator }),
    transactionOptions: { maxWait: PATIENCE_MS + 2000 },
  });
}

const kept = globalThis as unknown as { vidrieraDb?: Db };

/** One client a process, kept over hot reloads. */
export const db: Db = kept.vidrieraDb ?? createDb(env.DATABASE_URL, env.DATABASE_POOL);
kept.vidrieraDb = db;
