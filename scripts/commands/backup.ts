// npm run backup -- file: writes a backup of DATA_DIR, whether the site runs or not. --replace: over an earlier one.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { atEnd, close, closeOnSignals, isClosing } from "../closing.ts";
import { writeBackup } from "../db/backup.ts";
import { startDatabase } from "../db/prepare.ts";
import { readEnvironment } from "../environment.ts";
import { explain, Failure } from "../failure.mjs";

closeOnSignals();
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean" } } });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Failure("Decí en qué archivo: npm run backup -- respaldo.zip");
  const settings = readEnvironment();
  if (!settings.embedded)
    throw new Failure("La base de DATABASE_URL se respalda con las herramientas de PostgreSQL: mirá docs/runbook.md.");
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  const database = await startDatabase(settings);
  const { dataDir } = settings;
  const bytes = await writeBackup({ dataDir, url: database.url, file, replace: values.replace ?? false, atEnd });
  if (!isClosing())
    console.log(`Respaldo verificado: ${file} (${(bytes / 1024 ** 2).toFixed(1).replace(".", ",")} MB).`);
} catch (error) {
  if (!isClosing()) console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
await close();
process.exit();
