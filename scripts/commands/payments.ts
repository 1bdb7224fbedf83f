// npm run dev:payments: Mercado Pago and PayPal without either of them, to try paying by hand.

import { atEnd, close, closeOnSignals } from "../closing.ts";
import { prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";
import { openStandIn, settingsFor } from "../payments/demo.ts";

closeOnSignals();
try {
  const settings = readEnvironment();
  prepareDataDir(settings.dataDir);
  const standIn = await openStandIn(settings);
  const lines = ["", `  Pagos simulados  ${standIn.url}`, `  Avisa a          ${settings.app.origin}`, ""];
  if (settings.demo) lines.push("El sitio de demostración la usa si no tiene claves.");
  else lines.push("Para que este sitio la use, en su entorno:");
  if (!settings.demo) lines.push(...Object.entries(settingsFor(standIn.url)).map((pair) => `  ${pair.join("=")}`));
  console.log(lines.join("\n"));
  if (standIn.close) {
    atEnd(() => standIn.close());
    console.log("\nCtrl-C para terminar.");
  } else {
    console.log("\nYa estaba andando: la abrió otro programa de esta instalación.");
    process.exit(0);
  }
} catch (error) {
  console.error(`\n${explain(error)}`);
  await close();
  process.exit(1);
}
