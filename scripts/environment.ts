// The environment of the commands: what the person set, else what makes sense on their machine.
import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { root } from "./bootstrap.mjs";
import { Failure } from "./failure.mjs";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

function addressOf(name, text) {
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url;
  } catch {
    // said below
  }
  throw new Failure(`${name} no es una dirección http o https: ${text}`);
}

function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(`PORT tiene que ser un número entre 1 y 65535, no "${text}".`);
}

/** Fills `process.env` with every setting, and says whether demonstration data may exist here. */
export function readEnvironment() {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const given = process.env;
  const port = portOf(given.PORT || "3000");
  const host = given.HOST || "127.0.0.1";
  const app = addressOf("APP_URL", given.APP_URL || `http://${given.HOST_NAME || "localhost"}:${port}`);
  const hostName = (given.HOST_NAME || app.hostname).toLowerCase();
  const embedded = !given.DATABASE_URL;
  const local = LOOPBACK.includes(app.hostname) || app.hostname.endsWith(".localhost");
  const demo = given.SEED_DEMO === "1" || (given.SEED_DEMO !== "0" && LOOPBACK.includes(host) && embedded && local);
  const dataDir = resolve(root, given.DATA_DIR || ".data");
  Object.assign(process.env, {
    PORT: String(port),
    HOST: host,
    APP_URL: app.origin,
    HOST_NAME: hostName,
    DATA_DIR: dataDir,
    SEED_DEMO: demo ? "1" : "0",
    GALLERY: demo && given.GALLERY === "1" ? "1" : "0",
    NEXTAUTH_URL: given.NEXTAUTH_URL || app.origin,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  return { port, host, app, hostName, dataDir, embedded, demo };
}

/** One by one: the recursive form never returns where the system refuses with ENOENT, as under /proc. */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes DATA_DIR, or says why it cannot be written. */
export function prepareDataDir(dataDir) {
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      chmodSync(dataDir, 0o711); // the database's user has to pass through
    }
    accessSync(dataDir, constants.W_OK);
    writeFileSync(join(dataDir, ".write-test"), "x".repeat(4096));
    rmSync(join(dataDir, ".write-test"));
  } catch (error) {
    if (error.code === "ENOENT") throw new Failure(`No se puede crear la carpeta DATA_DIR: ${dataDir}`);
    if (error.code === "EEXIST" || error.code === "ENOTDIR")
      throw new Failure(`DATA_DIR no es una carpeta: ${dataDir}`);
    throw error;
  }
}

/** Secrets that the environment does not give are made once and kept. */
export function keepSecrets(dataDir) {
  const path = join(dataDir, "secrets.json");
  let kept = {};
  if (existsSync(path)) {
    try {
      kept = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      throw new Failure(`${path} está dañado: restauralo de una copia, o borralo y todas las sesiones se cerrarán.`);
    }
  }
  const names = ["NEXTAUTH_SECRET", "INTERNAL_SECRET"];
  const missing = names.filter((name) => !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(32).toString("hex");
    writeFileSync(`${path}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  for (const name of names) process.env[name] ||= kept[name];
}

/** Throws one sentence when the port cannot be had. */
export function explainListen(error, { port, host }) {
  if (error.code === "EADDRINUSE")
    return new Failure(
      `El puerto ${port} está ocupado: cerrá el programa que lo usa o elegí otro, por ejemplo PORT=${port + 1} npm start`,
    );
  if (error.code === "EACCES")
    return new Failure(`No hay permiso para usar el puerto ${port}: elegí uno de 1024 para arriba.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new Failure(`HOST=${host} no es una dirección de esta máquina.`);
  return error;
}

export async function checkPort(where) {
  await new Promise((done, fail) => {
    const server = createServer();
    server.once("error", (error) => fail(explainListen(error, where)));
    server.listen(where.port, where.host, () => server.close(done));
  });
}
