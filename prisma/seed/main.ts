// tsx prisma/seed/main.ts [--demo]: writes the rows that every installation needs; with --demo (or SEED_DEMO=1) also
// the demonstration shops, and with GALLERY=1 the shops of the style gallery.
// The caller decides whether demonstration log-ins may exist (README, "Two commands").
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "~/generated/prisma/client";
import { LocalStorage } from "~/server/adapters/local/storage";
import { seedBase } from "./base";
import { seedBig } from "./big";
import { seedDemo } from "./demo";
import { seedGallery } from "./gallery";

const { DATABASE_URL, DATA_DIR = ".data", SEED_DEMO, GALLERY } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: DATABASE_URL, max: 4 }) });
try {
  await seedBase(db);
  if (process.argv.includes("--demo") || SEED_DEMO === "1") {
    const storage = new LocalStorage({
      root: path.join(DATA_DIR, "images"),
      defaults: path.resolve("src/server/adapters/local/defaults"),
    });
    const ctx = { db, storage, now: new Date() };
    await seedDemo(ctx);
    if (GALLERY === "1") {
      await seedGallery(ctx);
      const client = new pg.Client({ connectionString: DATABASE_URL });
      await client.connect();
      await seedBig(client, storage, { tents: 0, products: 0 }).finally(() => client.end()); // bench-2000
    }
  }
} finally {
  await db.$disconnect();
}
