import { close, isClosing } from "../closing.ts";
import { explain } from "../failure.mjs";
import type { Database } from "./open.ts";

/** How long the rest of the command may take to close once the database is lost for good, in milliseconds. */
const CLOSING_MS = 8000;

/** Keeps the embedded database running. If it cannot be restarted, the command ends with a failure. */
export function superviseDatabase(database: Database): void {
  database.supervise({
    onLost: () => console.error("La base de datos se cerró: se inicia de nuevo…"),
    onBack: (ms) =>
      console.error(`La base de datos responde otra vez (${(ms / 1000).toFixed(1).replace(".", ",")} s).`),
    onFailure: async (error) => {
      if (isClosing()) return;
      console.error(`La base de datos se cerró y no se pudo volver a iniciar. ${explain(error)}`);
      setTimeout(() => process.exit(1), CLOSING_MS).unref();
      await close();
      process.exit(1);
    },
  });
}
