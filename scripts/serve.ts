// Everything between "the packages are there" and "the site answers", for `npm start` and `npm run dev`.
import { spawn } from "node:child_process";
import { root, secondsSoFar } from "./bootstrap.mjs";
import { buildWhenStale, bundleWhenStale } from "./build.ts";
import { atEnd, close, closeOnSignals, isClosing } from "./closing.ts";
import { demoIn, refuseDemoPasswords } from "./db/demo.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { superviseDatabase } from "./db/supervise.ts";
import { checkPort, explainListen, keepSecrets, prepareDataDir, readEnvironment } from "./environment.ts";
import { explain, Failure } from "./failure.mjs";
import { simulatePayments } from "./payments/demo.ts";
import { loadEdge, seedArguments } from "./sources.ts";

/** A child that ends with this command; its last lines are said when it fails. */
async function runChild(what, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  atEnd(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-8000);
    });
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0 && !isClosing()) throw new Failure(`${what} falló:\n${output.trim()}`);
}

/** `bundled`: what the seed is run from is there. */
async function prepareDatabase(settings, { dev, bundled }) {
  console.log(settings.embedded ? "Preparando la base de datos…" : "Conectando a la base de datos…");
  const database = await openDatabase(settings);
  atEnd(() => database.stop());
  superviseDatabase(database);
  const applied = await migrate(process.env.DATABASE_URL);
  if (applied.length > 0) console.log(`Migraciones aplicadas: ${applied.length}.`);
  if (!settings.demo) await refuseDemoPasswords(process.env.DATABASE_URL);
  console.log("Cargando los datos iniciales…");
  await bundled;
  await runChild("La carga de los datos iniciales", seedArguments({ dev }));
}

async function startServer(settings, dev) {
  const startEdge = await loadEdge({ dev });
  try {
    const edge = await startEdge({ dir: root });
    atEnd(() => edge.close());
  } catch (error) {
    throw explainListen(error, settings);
  }
}

async function announce({ app, hostName }, payments) {
  const shop = (subdomain) => `${app.protocol}//${subdomain}.${hostName}${app.port ? `:${app.port}` : ""}`;
  const { users, shop: hasDemo } = await demoIn(process.env.DATABASE_URL);
  const lines = ["", `Lista en ${secondsSoFar()} s.`, "", `  Panel        ${app.origin}`];
  if (hasDemo) lines.push(`  Tienda demo  ${shop("demo")}/catalogo`);
  if (payments) lines.push(`  Pagos        ${payments.url} (simulados: no se cobra nada)`);
  if (users.length > 0) lines.push("", "  Para entrar:");
  for (const { email, password, what } of users) lines.push(`    ${email.padEnd(20)}  ${password.padEnd(11)}  ${what}`);
  lines.push("", "Ctrl-C para terminar.");
  console.log(lines.join("\n"));
}

export async function serve({ dev }) {
  closeOnSignals();
  try {
    const settings = readEnvironment();
    process.env.NODE_ENV = dev ? "development" : "production";
    await checkPort(settings);
    prepareDataDir(settings.dataDir);
    keepSecrets(settings.dataDir);
    const bundled = dev ? import("./generate.ts").then(({ generate }) => generate()) : bundleWhenStale();
    const building = dev
      ? bundled
      : bundled.then(() => buildWhenStale({ track: (child) => atEnd(() => void child.kill("SIGTERM")) }));
    await Promise.all([building, prepareDatabase(settings, { dev, bundled })]);
    if (isClosing()) return;
    const payments = await simulatePayments(settings);
    if (payments?.close) atEnd(() => payments.close());
    console.log(dev ? "Arrancando el servidor de desarrollo…" : "Arrancando el servidor…");
    await startServer(settings, dev);
    if (isClosing()) return;
    await announce(settings, payments);
  } catch (error) {
    if (isClosing()) return;
    console.error(`\n${explain(error)}`);
    await close();
    process.exit(1);
  }
}
