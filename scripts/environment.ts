// The environment of the commands: what is set, completed with defaults for a machine of one's own.
import { createECDH, randomBytes } from "node:crypto";
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
import { errorCode, Failure } from "./failure.mjs";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

/** The settings of an installation. */
export interface Settings {
  port: number;
  host: string;
  /** Where the metrics are served; without a port they are not. */
  metrics: { port: number; host: string } | null;
  /** The panel's address (APP_URL). */
  app: URL;
  /** The parent domain of all shops. */
  hostName: string;
  dataDir: string;
  /** Whether the database is our own PostgreSQL under DATA_DIR. */
  embedded: boolean;
  /** Whether demonstration shops and log-ins may exist here. */
  demo: boolean;
  /** Whether a start applies migrations and the seed (MIGRATE); otherwise `npm run migrate` does. */
  migrate: boolean;
}

function parseUrl(name: string, text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Failure(`${name} no es una dirección http o https: ${text}`);
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(`${name} tiene que ser un número entre 1 y 65535, no "${text}".`);
}

/** Reads `.env` and the environment, and writes every setting back to `process.env`, where child processes find it. */
export function readEnvironment(): Settings {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const given = process.env;
  const port = parsePort("PORT", given.PORT || "3000");
  const host = given.HOST || "127.0.0.1";
  const metrics = given.METRICS_PORT
    ? { port: parsePort("METRICS_PORT", given.METRICS_PORT), host: given.METRICS_HOST || "127.0.0.1" }
    : null;
  const app = parseUrl("APP_URL", given.APP_URL || `http://${given.HOST_NAME || "localhost"}:${port}`);
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
    // Pictures are made by many threads, and glibc keeps memory for each that it does not give back. With two such
    // pools, a shop's photos leave a quarter less of it behind.
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX || "2",
  });
  return { port, host, metrics, app, hostName, dataDir, embedded, demo, migrate: given.MIGRATE !== "0" };
}

/** Creates each missing folder by itself: `recursive: true` never returns where the system answers ENOENT, as under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Creates DATA_DIR, and checks that it can be written.
 * @throws {Failure} it cannot be created, or is not a folder
 */
export function prepareDataDir(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      chmodSync(dataDir, 0o711); // the database's user needs to traverse it
    }
    accessSync(dataDir, constants.W_OK);
    writeFileSync(join(dataDir, ".write-test"), "x".repeat(4096));
    rmSync(join(dataDir, ".write-test"));
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") throw new Failure(`No se puede crear la carpeta DATA_DIR: ${dataDir}`);
    if (code === "EEXIST" || code === "ENOTDIR") throw new Failure(`DATA_DIR no es una carpeta: ${dataDir}`);
    throw error;
  }
}

/** Sets the secrets that the environment lacks. They are generated once, and stored in DATA_DIR. */
export function keepSecrets(dataDir: string): void {
  const path = join(dataDir, "secrets.json");
  let stored: Record<string, string> = {};
  if (existsSync(path)) {
    try {
      stored = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      throw new Failure(`${path} está dañado: restauralo de una copia, o borralo y todas las sesiones se cerrarán.`);
    }
  }
  const random = ["NEXTAUTH_SECRET"];
  const missing = random.filter((name) => !stored[name]);
  const keysMissing = PUSH_KEYS.some((name) => !stored[name]);
  if (missing.length > 0 || keysMissing) {
    for (const name of missing) stored[name] = randomBytes(32).toString("hex");
    if (keysMissing) Object.assign(stored, makePushKeys());
    writeFileSync(`${path}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  for (const name of random) process.env[name] ||= stored[name];
  // a pair: one of them from elsewhere would not fit the other
  const isSet = PUSH_KEYS.some((name) => process.env[name]);
  for (const name of PUSH_KEYS) if (!isSet) process.env[name] = stored[name];
}

const PUSH_KEYS = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"];

/** A key pair for push notifications. Browsers' subscriptions are bound to it, so it is never made again. */
function makePushKeys(): Record<string, string> {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey("base64url"),
    // leading zeros are part of the 32 bytes
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
  };
}

type Ports = Pick<Settings, "port" | "host" | "metrics">;

/** The failure to report when a server could not listen; any other error is returned as it is. */
export function explainListenError(error: unknown, { port, host, metrics }: Ports): unknown {
  const code = errorCode(error);
  const asked = (error as { port?: unknown } | null)?.port;
  if (metrics && asked === metrics.port && asked !== port) return explainMetricsError(error, metrics);
  if (code === "EADDRINUSE")
    return new Failure(
      `El puerto ${port} está ocupado: cerrá el programa que lo usa o elegí otro, por ejemplo PORT=${port + 1} npm start`,
    );
  if (code === "EACCES")
    return new Failure(`No hay permiso para usar el puerto ${port}: elegí uno de 1024 para arriba.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Failure(`HOST=${host} no es una dirección de esta máquina.`);
  return error;
}

function explainMetricsError(error: unknown, { port, host }: NonNullable<Settings["metrics"]>): unknown {
  const code = errorCode(error);
  if (code === "EADDRINUSE")
    return new Failure(
      `El puerto ${port} de las métricas está ocupado: cada proceso de la máquina necesita uno propio, por ejemplo METRICS_PORT=${port + 1}`,
    );
  if (code === "EACCES")
    return new Failure(`No hay permiso para usar METRICS_PORT=${port}: elegí uno de 1024 para arriba.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Failure(`METRICS_HOST=${host} no es una dirección de esta máquina.`);
  return error;
}

async function tryListening(port: number, host: string, explained: (error: unknown) => unknown): Promise<void> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once("error", (error) => fail(explained(error)));
    server.listen(port, host, () => server.close(() => done()));
  });
}

/**
 * Checks that the port is free, and that of the metrics, before anything slow begins.
 * @throws {Failure} a port cannot be used
 */
export async function checkPort(ports: Ports): Promise<void> {
  await tryListening(ports.port, ports.host, (error) => explainListenError(error, ports));
  await checkMetricsPort(ports);
}

/**
 * Checks that the port of the metrics is free, if they are served.
 * @throws {Failure} it cannot be used
 */
export async function checkMetricsPort({ metrics }: Pick<Settings, "metrics">): Promise<void> {
  if (metrics) await tryListening(metrics.port, metrics.host, (error) => explainMetricsError(error, metrics));
}
