// HAProxy with the files of deploy/, of which only addresses, ports and the certificate's path are replaced.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { copyDeployed, type Replacement } from "./deployed.ts";
import type { DatabasePair } from "./postgres.ts";
import { LocalProgram } from "./programs.ts";

const START_SECONDS = 20;

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });

async function startHaproxy(name: string, file: string, port: number): Promise<void> {
  const program = LocalProgram.start(name, "haproxy", ["-db", "-f", file]);
  await program.until(() => accepts(port), START_SECONDS);
}

function makeCertificate(folder: string): void {
  mkdirSync(folder);
  const [key, certificate] = [join(folder, "key"), join(folder, "certificate")];
  const subject = ["-subj", "/CN=localhost", "-days", "2"];
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    ...subject,
    "-keyout",
    key,
    "-out",
    certificate,
  ]);
  if (made.status !== 0) throw new Failure(`openssl no pudo crear un certificado: ${made.stderr}`);
  writeFileSync(join(folder, "localhost.pem"), readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
}

/** Starts the balancer in front of the servers `a`, `b` and `c`. */
export async function startBalancer(folder: string, port: number, servers: readonly number[]): Promise<void> {
  const certificates = join(folder, "certificates");
  makeCertificate(certificates);
  const file = copyDeployed("haproxy.cfg", folder, [
    [/bind :80$/, `bind 127.0.0.1:${port}`],
    [
      /bind :443 ssl crt \/etc\/haproxy\/certs\//,
      `bind 127.0.0.1:${await freePort()} ssl crt ${certificates}/localhost.pem`,
    ],
    ...servers.map((server, n): Replacement => [new RegExp(`10\\.0\\.0\\.${11 + n}:3000`), `127.0.0.1:${server}`]),
  ]);
  await startHaproxy("HAProxy", file, port);
}

async function leadsToPrimary(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query("SELECT WHERE NOT pg_is_in_recovery()")).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** New connections that lead to the primary, one after the other, until the standby counts as left out. */
const CONNECTIONS = 8;

/** Starts the way to whichever of two PostgreSQL is the primary; returns its port. */
export async function startDatabaseBalancer(folder: string, { ports, url }: DatabasePair): Promise<number> {
  const port = await freePort();
  const file = copyDeployed("haproxy-postgresql.cfg", folder, [
    [/bind 127\.0\.0\.1:5432/, `bind 127.0.0.1:${port}`],
    ...ports.map((database, n): Replacement => [new RegExp(`10\\.0\\.0\\.${21 + n}:5432`), `127.0.0.1:${database}`]),
  ]);
  await startHaproxy("HAProxy de PostgreSQL", file, port);
  // before its first checks it takes both for the primary
  for (let right = 0; right < CONNECTIONS; await wait(100)) right = (await leadsToPrimary(url(port))) ? right + 1 : 0;
  return port;
}
