// npm run dev:payments: starts the stand-in for the payment providers alone, to try payments by hand.

import { atEnd, close, closeOnSignals } from "../closing.ts";
import { prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";
import { openStandIn, settingsFor } from "../payments/demo.ts";

closeOnSignals();
try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  const { url, shared, close: closeStandIn } = await openStandIn(settings);
  const lines = ["", `  Pagos simulados  ${url}`, `  Avisa a          ${settings.app.origin}`, ""];
  if (settings.demo) lines.push("El sitio de demostración la usa si no tiene claves.");
  else lines.push("Para que este sitio la use, en su entorno:");
  if (!settings.demo) lines.push(...Object.entries(settingsFor(url)).map((pair) => `  ${pair.join("=")}`));
  console.log(lines.join("\n"));
  if (shared) {
    console.log("\nYa estaba andando: la abrió otro programa de esta instalación.");
    process.exit(0);
  }
  atEnd(closeStandIn);
  console.log("\nCtrl-C para terminar.");
} catch (error) {
  console.error(`\n${explain(error)}`);
  await close();
  process.exit(1);
}
