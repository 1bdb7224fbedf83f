// What scripts/commands/seed-big.ts runs, with the same arguments, once the database is there.
import path from "node:path";
import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { z } from "zod";
import { PrismaClient } from "~/generated/prisma/client";
import { LocalStorage } from "~/server/adapters/local/storage";
import { seedBase } from "./base";
import { seedBig } from "./big";

const count = z.coerce.number().int().min(1);
const argumentsSchema = z.object({
  tents: count.max(1_000_000).default(1_000),
  products: count.max(2_000_000).default(60),
  password: z.string().min(8).optional(),
});

function readArguments() {
  try {
    const options = { tents: { type: "string" }, products: { type: "string" }, password: { type: "string" } } as const;
    return argumentsSchema.parse(parseArgs({ options }).values);
  } catch {
    console.error("Se usa así: npm run seed:big -- --tents 1000 --products 60 [--password una-clave-de-prueba]");
    process.exit(1);
  }
}

const wanted = readArguments();
const { DATABASE_URL, DATA_DIR = ".data" } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: DATABASE_URL, max: 1 }) });
await seedBase(prisma).finally(() => prisma.$disconnect());

const db = new pg.Client({ connectionString: DATABASE_URL });
await db.connect();
try {
  const root = path.join(DATA_DIR, "images");
  await seedBig(db, new LocalStorage({ root, defaults: root }), {
    ...wanted,
    report: (shops, products) => process.stdout.write(`\r${shops} tiendas, ${products} productos`),
  });
  process.stdout.write("\nListo.\n");
} finally {
  await db.end();
}
