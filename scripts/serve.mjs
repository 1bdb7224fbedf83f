// Everything between "the packages are there" and "the site answers", for `npm start` and `npm run dev`.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { onParentLost, root, secondsSoFar } from "./bootstrap.mjs";
import { demoIn, refuseDemoPasswords } from "./db/demo.mjs";
import { migrate } from "./db/migrate.mjs";
import { openDatabase } from "./db/open.mjs";
import { checkPort, explainListen, keepSecrets, prepareDataDir, readEnvironment } from "./environment.mjs";
import { explain, Failure } from "./failure.mjs";
import { loadFront } from "./front.mjs";
import { generate } from "./generate.mjs";

/** What has to end when the command ends, last come first. */
const closers = [];
let closing;

function close() {
  closing ??= (async () => {
    for (const closer of closers.reverse()) {
      try {
        await closer();
      } catch (error) {
        console.error(explain(error));
      }
    }
  })();
  return closing;
}

function closeOnSignals() {
  let asked = 0;
  const end = () => {
    // the terminal and npm both pass a Ctrl-C on: only a later one is a second one
    if (closing && Date.now() - asked > 1000) process.exit(1);
    if (closing) return;
    asked = Date.now();
    console.log("\nCerrando…");
    close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  process.once("disconnect", end);
  onParentLost(end);
}

/** A child that ends with this command; its last lines are said when it fails. */
async function runChild(what, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  closers.push(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-8000);
    });
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0 && !closing) throw new Failure(`${what} falló:\n${output.trim()}`);
}

async function seed() {
  const main = join(root, "prisma/seed/main.ts");
  if (!existsSync(main)) return;
  await runChild("La carga de los datos iniciales", ["--import", "tsx", main]);
}

async function prepareDatabase(settings) {
  console.log(settings.embedded ? "Preparando la base de datos…" : "Conectando a la base de datos…");
  const database = await openDatabase(settings);
  closers.push(() => database.stop());
  const applied = await migrate(process.env.DATABASE_URL);
  if (applied.length > 0) console.log(`Migraciones aplicadas: ${applied.length}.`);
  if (!settings.demo) await refuseDemoPasswords(process.env.DATABASE_URL);
  console.log("Cargando los datos iniciales…");
  await seed();
}

async function startServer(settings, dev) {
  const startFront = await loadFront();
  try {
    const front = await startFront({ dev, dir: root });
    closers.push(() => front.close());
  } catch (error) {
    throw explainListen(error, settings);
  }
}

async function announce({ app, hostName }) {
  const shop = (subdomain) => `${app.protocol}//${subdomain}.${hostName}${app.port ? `:${app.port}` : ""}`;
  const { users, shop: hasDemo } = await demoIn(process.env.DATABASE_URL);
  const lines = ["", `Lista en ${secondsSoFar()} s.`, "", `  Panel        ${app.origin}`];
  if (hasDemo) lines.push(`  Tienda demo  ${shop("demo")}/catalogo`);
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
    generate();
    const building = dev
      ? Promise.resolve()
      : import("./build.mjs").then(({ buildWhenStale }) =>
          buildWhenStale({ track: (child) => closers.push(() => void child.kill("SIGTERM")) }),
        );
    await Promise.all([building, prepareDatabase(settings)]);
    if (closing) return;
    console.log(dev ? "Arrancando el servidor de desarrollo…" : "Arrancando el servidor…");
    await startServer(settings, dev);
    if (closing) return;
    await announce(settings);
  } catch (error) {
    if (closing) return;
    console.error(`\n${explain(error)}`);
    await close();
    process.exit(1);
  }
}
