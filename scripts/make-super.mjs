// npm run make-super -- mail: makes a super-user, the first one too, and prints a one-time link to choose the password.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bootstrap, root } from "./bootstrap.mjs";
import { fail } from "./failure.mjs";

await bootstrap();
const { openDatabase } = await import("./db/open.mjs");
const { migrate } = await import("./db/migrate.mjs");
const { keepSecrets, prepareDataDir, readEnvironment } = await import("./environment.mjs");
const { generate } = await import("./generate.mjs");

try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  generate();
  const database = await openDatabase(settings);
  try {
    await migrate(process.env.DATABASE_URL);
    const args = ["--import", "tsx", join(root, "prisma/seed/make-super-main.ts"), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    process.exitCode = await new Promise((done) => child.once("close", (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
} catch (error) {
  fail(error);
}
