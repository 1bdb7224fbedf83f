import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerEdge } from "~/server/edge/edge-registry";
import { RemoteShopCache } from "./remote-shop-cache";

const secret = "a secret of this installation, 32 letters";
let dataDir: string;
let server: Server | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "edges-"));
});
afterEach(async () => {
  server?.close();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

const cache = () => new RemoteShopCache({ dataDir, secret });

/** A fake edge, registered as if it listened on all addresses of this machine. */
async function startEdge(status: number) {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const listening = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    asked.push({ url: request.url, headers: request.headers, body });
    response.writeHead(status).end();
  });
  server = listening;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  const leave = await registerEdge(
    dataDir,
    { ...(listening.address() as AddressInfo), address: "0.0.0.0" },
    "vidriera.example:8080",
  );
  return { asked, leave };
}

test("calls the running server with the secret and the panel's host, until it unregisters", async () => {
  const { asked, leave } = await startEdge(204);
  await cache().purge(7);
  await cache().purgeHosts();
  await cache().purgeSite();
  expect(asked).toMatchObject([
    { url: "/api/internal/purge", body: '{"tentId":7}' },
    { url: "/api/internal/purge", body: '{"hosts":true}' },
    { url: "/api/internal/purge", body: '{"site":true}' },
  ]);
  expect(asked[0]?.headers).toMatchObject({ host: "vidriera.example:8080", authorization: `Bearer ${secret}` });
  await leave();
  await cache().purge(7);
  expect(asked).toHaveLength(3);
});

test("rejects on an error response, so that the job is retried", async () => {
  await startEdge(404);
  await expect(cache().purge(7)).rejects.toThrow("did not purge: 404");
});

test("purges nothing when no server runs, and deletes the entry of a killed one", async () => {
  await cache().purge(7);
  await mkdir(join(dataDir, "edges"));
  await writeFile(join(dataDir, "edges", "999999999"), '{"host":"127.0.0.1","port":1,"panelHost":"x"}');
  await writeFile(join(dataDir, "edges", String(process.pid)), '{"host":"127.0.0.1","port":1,"panelHost":"x"}');
  await cache().purge(7);
  expect(await readdir(join(dataDir, "edges"))).toEqual([String(process.pid)]);
});
