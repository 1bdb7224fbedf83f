// npm run seed:big -- --tents N --products M [--password P]: N shops in all for load tests, with M products each; three are always
// there: bench-60, bench-200 and bench-2000. Owners are {subdomain}@vidriera.test, with a random password unless P is given.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { fail } from "../failure.mjs";

import { openDatabase } from "../db/open.ts";
import { migrate } from "../db/migrate.ts";
import { prepareDataDir, readEnvironment } from "../environment.ts";
import { generate } from "../generate.ts";

try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  await generate();
  const database = await openDatabase(settings);
  try {
    await migrate(process.env.DATABASE_URL);
    const args = ["--import", "tsx", join(root, "prisma/seed/big-main.ts"), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    process.on("SIGINT", () => {}); // the child gets it too, and its transaction is rolled back
    process.exitCode = await new Promise((done) => child.once("close", (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
} catch (error) {
  fail(error);
}
