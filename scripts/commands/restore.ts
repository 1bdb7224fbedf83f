// npm run restore -- file: restores a backup into an empty DATA_DIR. --replace: moves aside what DATA_DIR has.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../db/restore.ts";
import { readEnvironment } from "../environment.ts";
import { explain, Failure } from "../failure.mjs";

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean" } } });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Failure("Decí qué archivo: npm run restore -- respaldo.zip");
  const { dataDir, embedded } = readEnvironment();
  if (!embedded)
    throw new Failure("La base de DATABASE_URL se restaura con las herramientas de PostgreSQL: mirá docs/runbook.md.");
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  const at = await restoreBackup({ dataDir, file, replace: values.replace ?? false });
  console.log(`Restaurado en ${dataDir} lo que había el ${at}. Arrancá el sitio con npm start.`);
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
process.exit();
