// npm run make-super -- mail: makes a super-user, the first one too, and prints a one-time link to choose the password.
import { spawn } from "node:child_process";
import { bootstrap, root } from "./bootstrap.mjs";
import { fail } from "./failure.mjs";

await bootstrap("start");
const { openDatabase } = await import("./db/open.mjs");
const { migrate } = await import("./db/migrate.mjs");
const { keepSecrets, prepareDataDir, readEnvironment } = await import("./environment.mjs");
const { makeSuperArguments } = await import("./sources.mjs");
const { bundleWhenStale } = await import("./build.mjs");

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
