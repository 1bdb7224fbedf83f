// nginx, where it is installed: the fastest way to send files that there is.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atEnd } from "../closing.ts";
import { freePort } from "../free-port.ts";

const STARTED_MS = 5_000;

const hasNginx = (): boolean => spawnSync("nginx", ["-v"], { stdio: "ignore" }).error === undefined;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });

/** One process, like the others that are compared. */
const configuration = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  default_type application/octet-stream;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server { listen 127.0.0.1:${port}; root "${folder}"; }
}
`;

/** Starts a server of the files in a folder, and returns its port; null where nginx is not installed. */
export async function startNginx(folder: string, dataDir: string): Promise<number | null> {
  if (!hasNginx()) return null;
  const prefix = mkdtempSync(join(dataDir, "nginx-"));
  const port = await freePort();
  const file = join(prefix, "nginx.conf");
  writeFileSync(file, configuration(folder, port));
  const child = spawn("nginx", ["-p", prefix, "-c", file, "-e", join(prefix, "error.log")], { stdio: "ignore" });
  atEnd(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once("exit", resolve));
  });
  for (const until = Date.now() + STARTED_MS; !(await isOpen(port)); await wait(50))
    if (Date.now() > until) throw new Error(`nginx no arrancó: ${prefix}/error.log`);
  return port;
}
