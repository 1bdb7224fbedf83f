// Everything that `npm start` and `npm run dev` do once the packages are installed.
import { elapsedSeconds, root } from "./bootstrap.mjs";
import { buildWhenStale, bundleWhenStale } from "./build.ts";
import { atEnd, close, closeOnSignals, isClosing } from "./closing.ts";
import { findDemoData } from "./db/demo.ts";
import { requireSharedSecrets } from "./db/fingerprints.ts";
import type { Database } from "./db/open.ts";
import { prepareDatabase } from "./db/prepare.ts";
import {
  checkPort,
  explainListenError,
  keepSecrets,
  prepareDataDir,
  readEnvironment,
  type Settings,
} from "./environment.ts";
import { explain } from "./failure.mjs";
import { simulatePayments } from "./payments/demo.ts";
import { loadEdge } from "./sources.ts";

async function startServer(settings: Settings, dev: boolean): Promise<void> {
  const startEdge = await loadEdge({ dev });
  try {
    const edge = await startEdge({ dir: root });
    atEnd(() => edge.close());
  } catch (error) {
    throw explainListenError(error, settings);
  }
}

/** Prints the addresses of the site, and the demonstration log-ins. */
async function announce({ app, hostName }: Settings, database: Database, paymentsUrl: string | undefined) {
  const shopOrigin = (subdomain: string) =>
    `${app.protocol}//${subdomain}.${hostName}${app.port ? `:${app.port}` : ""}`;
  const { users, hasShop } = await findDemoData(database.url);
  const lines = ["", `Lista en ${elapsedSeconds()} s.`, "", `  Panel        ${app.origin}`];
  if (hasShop) lines.push(`  Tienda demo  ${shopOrigin("demo")}/catalogo`);
  if (paymentsUrl) lines.push(`  Pagos        ${paymentsUrl} (simulados: no se cobra nada)`);
  if (users.length > 0) lines.push("", "  Para entrar:");
  for (const { email, password, what } of users) lines.push(`    ${email.padEnd(20)}  ${password.padEnd(11)}  ${what}`);
  lines.push("", "Ctrl-C para terminar.");
  console.log(lines.join("\n"));
}

/** Prepares everything and serves the site until a signal; `dev` serves it from the sources. */
export async function serve({ dev }: { dev: boolean }): Promise<void> {
  closeOnSignals();
  try {
    const settings = readEnvironment();
    Object.assign(process.env, { NODE_ENV: dev ? "development" : "production" });
    await checkPort(settings);
    prepareDataDir(settings.dataDir);
    keepSecrets(settings.dataDir);
    const bundled = dev ? import("./generate.ts").then(({ generate }) => generate()) : bundleWhenStale();
    const built = dev
      ? bundled
      : bundled.then(() => buildWhenStale({ track: (child) => atEnd(() => child.kill("SIGTERM")) }));
    const [database] = await Promise.all([prepareDatabase(settings, { dev, bundled }), built]);
    if (isClosing()) return;
    // the embedded database has the secrets of its DATA_DIR
    if (!dev && !settings.embedded) await requireSharedSecrets(database.url);
    const payments = await simulatePayments(settings);
    if (payments) atEnd(() => payments.close());
    console.log(dev ? "Arrancando el servidor de desarrollo…" : "Arrancando el servidor…");
    await startServer(settings, dev);
    if (isClosing()) return;
    await announce(settings, database, payments?.url);
  } catch (error) {
    if (isClosing()) return;
    console.error(`\n${explain(error)}`);
    await close();
    process.exit(1);
  }
}
