// npm run seed:big -- --tents N --products M [--password P]: seeds N shops with M products each, for load tests. Three of them
// always exist: bench-60, bench-200 and bench-2000. Their owners are {subdomain}@vidriera.test, with the password P or a random
// one.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { prepareDataDir, readEnvironment } from "../environment.ts";
import { fail } from "../failure.mjs";
import { generate } from "../generate.ts";

try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  await generate();
  const database = await openDatabase(settings);
  try {
    await migrate(database.url);
    const args = ["--import", "tsx", join(root, "prisma/seed/big-main.ts"), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    process.on("SIGINT", () => {}); // Ctrl-C reaches the child too: wait until its transaction is rolled back
    process.exitCode = await new Promise<number>((done) => child.once("close", (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
} catch (error) {
  fail(error);
}
