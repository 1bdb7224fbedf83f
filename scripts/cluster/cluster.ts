// Everything of an installation of several machines, as processes of this one.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type RedisServer, startRedisServer } from "../../src/test/redis-server";
import { S3Bucket } from "../../src/test/s3-bucket";
import { runScript } from "../bench/run-script.ts";
import { cleared } from "../cleared.ts";
import { atEnd } from "../closing.ts";
import { migrate } from "../db/migrate.ts";
import { keepSecrets } from "../environment.ts";
import { freePort } from "../free-port.ts";
import { startBalancer, startDatabaseBalancer } from "./balancer.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { ClusterServer, ClusterWorker, type NodeOptions } from "./node.ts";
import { type DatabasePair, startDatabasePair } from "./postgres.ts";

/** Shops that get orders and visits; the scenarios open others of their own. */
const SHOPS = 320;
const PRODUCTS = 12;
/** As docs/deployment.md recommends. */
const DRAIN_SECONDS = 10;

/** What all servers have to share, or they refuse to start. */
const SECRETS = ["NEXTAUTH_SECRET", "VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"];

/** A shop that exists for the load. */
export interface LoadShop {
  id: number;
  /** The `Host` of its pages. */
  host: string;
  productId: number;
}

/** The parts of a running cluster that scenarios use, kill and start again. */
export interface Cluster {
  /** The panel's address, at the balancer. */
  origin: string;
  balancerPort: number;
  servers: readonly [ClusterServer, ClusterServer, ClusterServer];
  workers: readonly [ClusterWorker, ClusterWorker];
  databases: DatabasePair;
  redis: { kill: () => Promise<void>; start: () => Promise<void> };
  mailServer: MailServer;
  shops: readonly LoadShop[];
  /** Starts a server beside the three, which the balancer does not know. */
  addServer: (name: string, settings: Record<string, string>) => Promise<ClusterServer>;
  /** Asks the primary. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vidriera-cluster-"));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user, who passes through this folder
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

async function startRedis() {
  const port = await freePort();
  let server: RedisServer = await startRedisServer({ port });
  atEnd(() => server.kill());
  return {
    url: server.url,
    kill: () => server.kill(),
    start: async () => {
      server = await startRedisServer({ port });
    },
  };
}

async function startBucket(): Promise<Record<string, string>> {
  const bucket = await S3Bucket.start();
  atEnd(() => bucket.close());
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.keys;
  return {
    STORAGE: "s3",
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: `${secretAccessKey}-secret`,
  };
}

/** The shops of `npm run seed:big`. */
async function seedShops(url: string, folder: string): Promise<void> {
  const args = ["--tents", String(SHOPS), "--products", String(PRODUCTS)];
  await runScript("prisma/seed/big-main.ts", args, {
    what: "La carga de las tiendas",
    env: { DATABASE_URL: url, DATA_DIR: join(folder, "seed") },
  });
}

const SHOP_ROWS = `SELECT t.id, t.subdomain, (SELECT min(p.id) FROM products p WHERE p.tent_id = t.id AND NOT EXISTS
    (SELECT FROM product_options o WHERE o.product_id = p.id)) AS "productId"
  FROM tents t WHERE t.subdomain LIKE 'carga-%' ORDER BY t.id`;

/** Starts everything; `say` is told of each step. */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  const folder = makeFolder();
  say("PostgreSQL (primario y secundario), Redis, S3, SMTP y HAProxy…");
  const [databases, redis, bucket, mailServer] = await Promise.all([
    startDatabasePair(folder),
    startRedis(),
    startBucket(),
    startMailServer(),
  ]);
  const databasePort = await startDatabaseBalancer(folder, databases);
  const url = databases.url(databasePort);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {}); // the next query fails with it
  pool.on("connect", (client) => client.on("error", () => {}));
  atEnd(() => pool.end());
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;

  say("Migraciones y tiendas…");
  await migrate(url);
  await seedShops(url, folder);

  const balancerPort = await freePort();
  const origin = `http://localhost:${balancerPort}`;
  keepSecrets(folder);
  const settings = {
    ...cleared,
    COMMAND_STARTED: "",
    ...Object.fromEntries(SECRETS.map((name) => [name, process.env[name] ?? ""])),
    ...bucket,
    NODE_ENV: "production",
    APP_URL: origin,
    HOST_NAME: "localhost",
    HOST: "127.0.0.1",
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MIGRATE: "0",
    WORKER: "0",
    SEED_DEMO: "0",
    LOG_LEVEL: "warn",
  };
  const options = (name: string): NodeOptions => ({ name, folder, databasePort, databaseUrl: databases.url, settings });
  say("Tres servidores y dos procesos de trabajo…");
  const servers = [
    await ClusterServer.prepare(options("a")),
    await ClusterServer.prepare(options("b")),
    await ClusterServer.prepare(options("c")),
  ] as const;
  const workers = [
    await ClusterWorker.prepare(options("worker-1")),
    await ClusterWorker.prepare(options("worker-2")),
  ] as const;
  await Promise.all([...servers, ...workers].map((one) => one.start()));
  await startBalancer(
    folder,
    balancerPort,
    servers.map(({ port }) => port),
  );
  const rows = await query<{ id: number; subdomain: string; productId: number }>(SHOP_ROWS);
  return {
    origin,
    balancerPort,
    servers,
    workers,
    databases,
    redis,
    mailServer,
    shops: rows.map(({ id, subdomain, productId }) => ({
      id,
      productId,
      host: `${subdomain}.localhost:${balancerPort}`,
    })),
    addServer: async (name, own) => {
      const server = await ClusterServer.prepare(options(name), own);
      await server.start();
      return server;
    },
    query,
  };
}
