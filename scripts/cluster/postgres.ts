// PostgreSQL's primary and its synchronous standby, on the programs of the embedded database.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Account, findPrograms, initDatabase, programPath, serverAccount } from "../db/programs.ts";
import { Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { copyDeployed } from "./deployed.ts";
import { childrenOf, killProcess } from "./process-tree.ts";
import { LocalProgram } from "./programs.ts";

const SUPERUSER = "postgres";
const DATABASE = "vidriera";
/** The name and the slot of the standby in deploy/postgresql. */
const STANDBY = "db2";
const START_SECONDS = 60;

interface PostgresOptions {
  programs: string;
  account: Account | null;
  password: string;
}

/** One PostgreSQL. */
class PostgresServer {
  #program: LocalProgram | undefined;

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly port: number,
    readonly options: PostgresOptions,
  ) {}

  /** `alone`: commits wait for no standby. */
  async start({ alone = false } = {}): Promise<void> {
    const { programs, account } = this.options;
    const args = ["-D", this.folder, "-p", String(this.port), "-c", "unix_socket_directories="];
    if (alone) args.push("-c", "synchronous_standby_names=");
    const program = LocalProgram.start(this.name, programPath(programs, "postgres"), args, {
      ...account,
      cwd: this.folder,
    });
    this.#program = program;
    await program.until(async () => (await this.query("select 1").catch(() => null)) !== null, START_SECONDS);
  }

  /** Ends it in order, so that its folder can be copied. */
  async stop(): Promise<void> {
    await this.#program?.terminate(30);
  }

  /** Kills it with all its processes, which have sessions of their own. */
  async kill(): Promise<void> {
    const { pid } = this.#program ?? {};
    for (const child of pid ? childrenOf(pid) : []) killProcess(child);
    await this.#program?.kill();
  }

  async query(text: string): Promise<unknown[]> {
    const { password } = this.options;
    const client = new pg.Client({
      host: "127.0.0.1",
      port: this.port,
      user: SUPERUSER,
      password,
      database: "postgres",
    });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
}

export interface DatabasePair {
  /** The primary's port, then the standby's. */
  ports: readonly [number, number];
  /** The address of the database through a port that leads to the primary. */
  url: (port: number) => string;
  /** Kills the primary. */
  killPrimary: () => Promise<void>;
  promoteStandby: () => Promise<void>;
}

function initialise({ folder, options }: PostgresServer): void {
  const { account } = options;
  mkdirSync(folder, { mode: 0o700 });
  if (account) spawnSync("chown", [`${account.uid}:${account.gid}`, folder]);
  initDatabase({ ...options, folder, superuser: SUPERUSER });
  const hba = copyDeployed("postgresql/pg_hba.conf", folder, [[/10\.0\.0\.0\/24/, "127.0.0.1/32"]]);
  appendFileSync(hba, `host all ${SUPERUSER} 127.0.0.1/32 scram-sha-256\n`);
}

/** Writes the settings of deploy/postgresql into the folder of a database, as the primary or the standby. */
function configure({ folder, options }: PostgresServer, role: "primary" | "standby", primaryPort: number): void {
  const archive = join(folder, "archive");
  mkdirSync(archive, { recursive: true });
  copyDeployed("postgresql/common.conf", folder, [
    [/listen_addresses = '\*'/, "listen_addresses = '127.0.0.1'"],
    [/\/var\/lib\/postgresql\/archive/, archive],
  ]);
  const primary = `host=127.0.0.1 port=${primaryPort} user=replicator password=${options.password}`;
  copyDeployed(
    `postgresql/${role}.conf`,
    folder,
    role === "primary" ? [] : [[/host=10\.0\.0\.21 port=5432 user=replicator/, primary]],
  );
  const file = join(folder, "postgresql.conf");
  const others = readFileSync(file, "utf8").replace("include 'primary.conf'\n", "");
  writeFileSync(file, `${others}include '${role}.conf'\n`);
  const { account } = options;
  if (account) spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
}

/**
 * Starts a primary whose commits wait for its standby, with the settings of deploy/postgresql. The standby begins as a copy of
 * the stopped primary, since the embedded programs have no `pg_basebackup`.
 */
export async function startDatabasePair(folder: string): Promise<DatabasePair> {
  const account = serverAccount();
  const options = { programs: await findPrograms(account), account, password: randomBytes(16).toString("hex") };
  const primary = new PostgresServer("el primario", join(folder, "primary"), await freePort(), options);
  const standby = new PostgresServer("el secundario", join(folder, "standby"), await freePort(), options);
  initialise(primary);
  configure(primary, "primary", primary.port);
  await primary.start({ alone: true });
  await primary.query(`CREATE ROLE ${DATABASE} LOGIN PASSWORD '${options.password}'`);
  await primary.query(`CREATE ROLE replicator LOGIN REPLICATION PASSWORD '${options.password}'`);
  await primary.query("CREATE ROLE haproxy_check LOGIN");
  await primary.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
  await primary.stop();
  cpSync(primary.folder, standby.folder, { recursive: true });
  spawnSync("chmod", ["-R", "go-rwx", standby.folder]);
  writeFileSync(join(standby.folder, "standby.signal"), "");
  configure(standby, "standby", primary.port);
  await primary.start();
  await primary.query(`SELECT pg_create_physical_replication_slot('${STANDBY}')`);
  await standby.start();
  const state = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${STANDBY}' AND sync_state = 'sync'`;
  for (const deadline = Date.now() + START_SECONDS * 1000; (await primary.query(state)).length === 0; await wait(100))
    if (Date.now() > deadline) throw new Failure("El secundario no sigue al primario.");
  return {
    ports: [primary.port, standby.port],
    url: (port) => `postgresql://${DATABASE}:${options.password}@127.0.0.1:${port}/${DATABASE}`,
    killPrimary: () => primary.kill(),
    promoteStandby: async () => {
      await standby.query("SELECT pg_promote()");
    },
  };
}
