import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../scripts/free-port.ts";

// The balancers of deploy/ in front of three small servers: "old" and "new" stand for two builds while one is rolled out.

process.env.PATH += ":/usr/sbin"; // where Debian has both

const OLD = "/storage/scripts/visitor-OLD.js";
const NEW = "/storage/scripts/visitor-NEW.js";
const SHEET = "/storage/styles/sol.css";

/** One of the three servers: it has the files of one build, and counts what it is asked. */
class FakeServer {
  readonly asked: string[] = [];
  /** Whether `/api/health/ready` says yes. */
  ready = true;
  /** What it answers to anything but files and health checks. */
  status = 200;
  private readonly server: Server;

  constructor(
    readonly name: string,
    private readonly files: readonly string[],
  ) {
    this.server = createServer((asked, response) => {
      asked.resume();
      const url = asked.url ?? "";
      const send = (status: number) => response.writeHead(status, { "x-server": name, "x-hops": hops }).end(name);
      const hops = String(asked.headers["x-forwarded-for"] ?? "");
      if (url === "/api/health/ready") return void send(this.ready ? 200 : 503);
      if (url === "/api/health/live") return void send(200);
      this.asked.push(`${asked.method} ${url}`);
      if (/^\/(?:_next\/static|storage)\//.test(url)) return void send(this.files.includes(url) ? 200 : 404);
      send(this.status);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Copies a file of deploy/ with replacements, each of which has to be needed. */
function copyConfiguration(name: string, folder: string, replacements: readonly (readonly [RegExp, string])[]): string {
  let text = readFileSync(resolve(import.meta.dirname, "../../deploy", name), "utf8");
  for (const [pattern, by] of replacements) {
    expect(text, name).toMatch(pattern);
    text = text.replace(new RegExp(pattern, "gm"), by);
  }
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

interface Balancer {
  program: string;
  /** Arguments with which it stays in the foreground. */
  args: (folder: string, port: number, addresses: readonly string[]) => string[];
}

const toServers = (addresses: readonly string[]) =>
  addresses.map((address, n) => [new RegExp(`10\\.0\\.0\\.${11 + n}:3000`, "g"), address] as const);

const balancers: Balancer[] = [
  {
    program: "haproxy",
    args: (folder, port, addresses) => {
      const replaced = [
        [/bind :80$/m, `bind 127.0.0.1:${port}`],
        [/^ {4}bind :443 ssl .*$/m, ""],
        ...toServers(addresses),
      ] as const;
      return ["-db", "-f", copyConfiguration("haproxy.cfg", folder, replaced)];
    },
  },
  {
    program: "nginx",
    args: (folder, port, addresses) => {
      const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const temporary = places.map((place) => `${place}_temp_path ${folder}/${place};`).join(" ");
      const replaced = [
        [/^pid .*$/m, `pid ${folder}/pid;`],
        [/^error_log .*$/m, "error_log stderr warn;"],
        [/access_log .*$/m, `access_log off; ${temporary}`],
        [/\/var\/cache\/nginx\/shops/, `${folder}/cache`],
        [/listen 80;/, `listen unix:${folder}/http;`],
        [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
        [/ssl_certificate.*$/m, ""],
        ...toServers(addresses),
      ] as const;
      return ["-g", "daemon off;", "-c", copyConfiguration("nginx.conf", folder, replaced)];
    },
  },
];

const installed = (program: string) => spawnSync(program, ["-v"], { stdio: "ignore" }).status === 0;

describe.each(balancers)("$program", ({ program, args }) => {
  const servers = [
    new FakeServer("old", [OLD, `${SHEET}?v=old`]),
    new FakeServer("new", [NEW, `${SHEET}?v=new`]),
    new FakeServer("newer", [NEW, `${SHEET}?v=new`]),
  ];
  let child: ChildProcess | undefined;
  let output = "";
  let port = 0;

  /** Asks the balancer. `shop` decides which server is asked first. */
  function ask(path: string, { method = "GET", shop = "demo", body = "" } = {}) {
    return new Promise<{ status: number | undefined; server: unknown; hops: string[] }>((done, fail) => {
      const headers = { host: `${shop}.example.com`, "x-forwarded-for": "203.0.113.9" };
      const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
        answer.resume();
        const { "x-server": server, "x-hops": hops } = answer.headers;
        answer.once("end", () => done({ status: answer.statusCode, server, hops: String(hops).split(/, ?/) }));
      });
      sent.once("error", fail);
      sent.end(body);
    });
  }
  const shops = Array.from({ length: 60 }, (_, n) => `tienda-${n}`);

  beforeAll(async () => {
    if (!installed(program)) return;
    const folder = mkdtempSync(join(tmpdir(), `vidriera-${program}-`));
    chmodSync(folder, 0o711); // the workers of nginx run as another user
    const addresses = await Promise.all(servers.map((server) => server.listen()));
    port = await freePort();
    child = spawn(program, args(folder, port, addresses), { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    const answered = async () => expect(await ask("/").catch(() => null), output).toMatchObject({ status: 200 });
    await vi.waitFor(answered, { timeout: 30_000, interval: 100 });
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM"); // nginx ends its workers; SIGKILL would leave them
    await once(child, "exit");
  });
  beforeEach(({ skip }) => {
    skip(!installed(program), `needs ${program}: sudo apt-get install ${program}`);
    for (const server of servers) Object.assign(server, { ready: true, status: 200 }).asked.length = 0;
  });

  it("finds a build's files while only one server of three has it", async () => {
    const wanted = [OLD, NEW, `${SHEET}?v=old`, `${SHEET}?v=new`];
    const paths = Array.from({ length: 100 }, () => wanted).flat();
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(path)) })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { path, server } of answers) expect(path.toLowerCase()).toContain(String(server).slice(0, 3));
  });

  it("says 404 for a file of no build, after asking each server", async () => {
    expect(await ask("/storage/scripts/visitor-NONE.js")).toMatchObject({ status: 404 });
    for (const { asked } of servers) expect(asked).toContain("GET /storage/scripts/visitor-NONE.js");
  });

  it("keeps each shop with one server, and uses all of them", async () => {
    const serversOfShops = async () => {
      const names: unknown[] = [];
      for (const shop of shops) names.push((await ask("/", { shop })).server); // one by one: nobody is above its share
      return names;
    };
    const first = await serversOfShops();
    expect(new Set(first).size).toBe(3);
    expect(await serversOfShops()).toEqual(first);
  });

  it("repeats at another server what changes nothing, and nothing else", async () => {
    const { server: own } = await ask("/");
    const refusing = servers.find(({ name }) => name === own);
    if (refusing) refusing.status = 503;
    expect(await ask("/catalogo")).toMatchObject({ status: 200, server: expect.not.stringMatching(`^${own}$`) });
    await expect.poll(async () => (await ask("/")).status).toBe(200);
    for (const server of servers) server.status = 503;
    for (const server of servers) server.asked.length = 0;
    expect(await ask("/api/trpc/order.place", { method: "POST", body: "{}" })).toMatchObject({ status: 503 });
    expect(servers.flatMap(({ asked }) => asked)).toEqual(["POST /api/trpc/order.place"]);
  });

  it("adds one address to X-Forwarded-For, as TRUST_PROXY=1 counts", async () => {
    await expect.poll(async () => (await ask("/")).status).toBe(200);
    const { hops } = await ask("/");
    expect(hops).toEqual(["203.0.113.9", "127.0.0.1"]);
  });
});
