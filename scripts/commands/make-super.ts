// npm run make-super -- mail: makes a super-user, the first one too, and prints a one-time link to choose the password.
import { spawn } from "node:child_process";
import { root } from "../bootstrap.mjs";
import { fail } from "../failure.mjs";

import { openDatabase } from "../db/open.ts";
import { migrate } from "../db/migrate.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { makeSuperArguments } from "../sources.ts";
import { bundleWhenStale } from "../build.ts";

try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  await bundleWhenStale();
  const database = await openDatabase(settings);
  try {
    await migrate(process.env.DATABASE_URL);
    const args = [...makeSuperArguments(), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    process.exitCode = await new Promise((done) => child.once("close", (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
} catch (error) {
  fail(error);
}
