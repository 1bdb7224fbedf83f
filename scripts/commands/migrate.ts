// npm run migrate: applies the migrations and the seed, and ends. For several servers, which start with MIGRATE=0.
// With --new-secret, it also records NEXTAUTH_SECRET and the key of push notifications as those of all servers.
import { bundleWhenStale } from "../build.ts";
import { close, closeOnSignals, isClosing } from "../closing.ts";
import { recordSharedSecrets } from "../db/fingerprints.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";

closeOnSignals();
try {
  const settings = { ...readEnvironment(), migrate: true };
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: "production" });
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  const { url } = await prepareDatabase(settings, { dev: false, bundled: bundleWhenStale() });
  if (process.argv.includes("--new-secret")) await recordSharedSecrets(url);
  if (!isClosing()) console.log("La base de datos está al día.");
} catch (error) {
  if (!isClosing()) console.error(`\n${explain(error)}`);
  process.exitCode = 1;
}
await close();
process.exit(); // the channel to the Node that started this one would keep it
