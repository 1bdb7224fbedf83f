// npm run migrate: applies the migrations and the seed, and ends. For several servers, which start with MIGRATE=0.
import { bundleWhenStale } from "../build.ts";
import { close, closeOnSignals, isClosing } from "../closing.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";

closeOnSignals();
try {
  const settings = { ...readEnvironment(), migrate: true };
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: "production" });
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  await prepareDatabase(settings, { dev: false, bundled: bundleWhenStale() });
  if (!isClosing()) console.log("La base de datos está al día.");
} catch (error) {
  if (!isClosing()) console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
await close();
