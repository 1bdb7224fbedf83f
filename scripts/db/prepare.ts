import { spawn } from "node:child_process";
import { root } from "../bootstrap.mjs";
import { atEnd, isClosing } from "../closing.ts";
import type { Settings } from "../environment.ts";
import { Failure } from "../failure.mjs";
import { seedArguments } from "../sources.ts";
import { refuseDemoPasswords } from "./demo.ts";
import { migrate, requireMigrated } from "./migrate.ts";
import { type Database, openDatabase } from "./open.ts";
import { superviseDatabase } from "./supervise.ts";

/**
 * Runs Node in a child process that ends with this command.
 * @throws {Failure} it failed; with `what` it did, and its last output
 */
async function runChild(what: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  atEnd(() => child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-8000);
    });
  const code = await new Promise<number | null>((done) => child.once("close", done));
  if (code !== 0 && !isClosing()) throw new Failure(`${what} falló:\n${output.trim()}`);
}

/** Starts the database until this command ends, and restarts the embedded one whenever it dies. */
export async function startDatabase(settings: Settings): Promise<Database> {
  const database = await openDatabase(settings);
  atEnd(() => database.stop());
  superviseDatabase(database);
  return database;
}

/** Starts, migrates and seeds the database. The seed runs once `bundled` is resolved, which makes its program. */
export async function prepareDatabase(
  settings: Settings,
  { dev, bundled }: { dev: boolean; bundled: Promise<unknown> },
): Promise<Database> {
  console.log(settings.embedded ? "Preparando la base de datos…" : "Conectando a la base de datos…");
  const database = await startDatabase(settings);
  if (!settings.migrate) {
    await requireMigrated(database.url);
    if (!settings.demo) await refuseDemoPasswords(database.url);
    return database;
  }
  await migrate(database.url, async (applied) => {
    if (applied.length > 0) console.log(`Migraciones aplicadas: ${applied.length}.`);
    if (!settings.demo) await refuseDemoPasswords(database.url);
    console.log("Cargando los datos iniciales…");
    await bundled;
    await runChild("La carga de los datos iniciales", seedArguments({ dev }));
  });
  return database;
}
