// npm run worker: runs the background jobs in a process of their own, beside servers that were started with WORKER=0.
import { bundleWhenStale } from "../build.ts";
import { atEnd, close, closeOnSignals, isClosing } from "../closing.ts";
import { requireSharedSecrets } from "../db/fingerprints.ts";
import { migrate, requireMigrated } from "../db/migrate.ts";
import { startDatabase } from "../db/prepare.ts";
import { checkMetricsPort, keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";
import { simulatePayments } from "../payments/demo.ts";
import { loadWorkers } from "../sources.ts";

closeOnSignals();
try {
  const settings = readEnvironment();
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: "production" });
  await checkMetricsPort(settings);
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  await bundleWhenStale();
  const { url } = await startDatabase(settings);
  await (settings.migrate ? migrate(url) : requireMigrated(url));
  if (!settings.embedded) await requireSharedSecrets(url);
  const payments = await simulatePayments(settings);
  if (payments) atEnd(() => payments.close());
  const startWorkers = await loadWorkers();
  const workers = await startWorkers();
  atEnd(() => workers.close());
  if (!isClosing()) console.log("Trabajando en segundo plano. Ctrl-C para terminar.");
} catch (error) {
  if (!isClosing()) {
    console.error(`\n${explain(error)}`);
    await close();
    process.exit(1);
  }
}
