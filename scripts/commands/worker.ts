// npm run worker: does the work of the queue in a process of its own, beside servers that were started with WORKER=0.

import { atEnd, close, closeOnSignals, isClosing } from "../closing.ts";
import { openDatabase } from "../db/open.ts";
import { superviseDatabase } from "../db/supervise.ts";
import { migrate } from "../db/migrate.ts";
import { keepSecrets, prepareDataDir, readEnvironment } from "../environment.ts";
import { explain } from "../failure.mjs";
import { loadWorkers } from "../sources.ts";
import { bundleWhenStale } from "../build.ts";
import { simulatePayments } from "../payments/demo.ts";

closeOnSignals();
try {
  const settings = readEnvironment();
  process.env.NODE_ENV ||= "production";
  prepareDataDir(settings.dataDir);
  keepSecrets(settings.dataDir);
  await bundleWhenStale();
  const database = await openDatabase(settings);
  atEnd(() => database.stop());
  superviseDatabase(database);
  await migrate(process.env.DATABASE_URL);
  const payments = await simulatePayments(settings);
  if (payments?.close) atEnd(() => payments.close());
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
