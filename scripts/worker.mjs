// npm run worker: does the work of the queue in a process of its own, beside servers that were started with WORKER=0.
import { bootstrap } from "./bootstrap.mjs";

await bootstrap("start");
const { atEnd, close, closeOnSignals, isClosing } = await import("./closing.mjs");
const { openDatabase } = await import("./db/open.mjs");
const { superviseDatabase } = await import("./db/supervise.mjs");
const { migrate } = await import("./db/migrate.mjs");
const { keepSecrets, prepareDataDir, readEnvironment } = await import("./environment.mjs");
const { explain } = await import("./failure.mjs");
const { loadWorkers } = await import("./sources.mjs");
const { bundleWhenStale } = await import("./build.mjs");
const { simulatePayments } = await import("./payments/demo.mjs");

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
