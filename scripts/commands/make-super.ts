// npm run make-super -- mail: makes a super-user, also the first one, and prints a one-time link to choose the password.
import { spawn } from "node:child_process";
import { root } from "../bootstrap.mjs";
import { bundleWhenStale } from "../build.ts";
import { migrate, requireMigrated } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { fail } from "../failure.mjs";
import { makeSuperArguments } from "../sources.ts";

try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  await bundleWhenStale();
  const database = await openDatabase(settings);
  try {
    await (settings.migrate ? migrate(database.url) : requireMigrated(database.url));
    const args = [...makeSuperArguments(), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    process.exitCode = await new Promise<number>((done) => child.once("close", (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
} catch (error) {
  fail(error);
}
