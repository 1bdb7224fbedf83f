import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { type ApplicationCalls, type EdgeCalls, link } from "~/server/edge/application/link";
import { connectEdgeCaches, purgeHosts, purgePages, wakeOtherProcesses } from "~/server/edge/cache/purges";
import { readMetrics } from "~/server/metrics/gather";
import { createCounter } from "~/server/metrics/registry";
import { countTogether, createLimit } from "~/server/rate-limit";

/** An application without Next and without a database, for tests of its process. `dir` selects its behaviour. */
export async function standIn(dir: string, folder: string): Promise<void> {
  if (dir.endsWith("broken")) process.exit(3);
  // one line for each process that was started
  const begun = join(dir, "begun");
  appendFileSync(begun, `${process.pid}\n`);
  const number = readFileSync(begun, "utf8").trim().split("\n").length;
  let works = 0;
  let reads = 0;
  let isStopped = false;
  const edge = link<EdgeCalls, ApplicationCalls>(process, {
    findTent: async ({ value }) => ({ id: 7, subdomain: String(value), ga4: false, pixel: false }),
    readVersion: async (tentId) => ({ tent: tentId, site: 1 }),
    countVisit: () => {},
    recordError: () => {},
    startWork: async () => {
      if (dir.endsWith("fleeting") && number === 1) process.exit(2);
      if (dir.endsWith("frail") && number === 2) process.exit(2);
      if (dir.endsWith("workless") && number === 2) throw new Error("no work");
      works++;
    },
    endWork: async () => {},
    close: async () => {},
    hasStoredAddress: async () => true,
    hasPicture: async () => true,
    findStoredFile: async () => null,
    changesBehindMs: async () => (dir.endsWith("hanging") && isStopped ? new Promise<number>(() => {}) : 0),
    readChanges: async () => {
      reads++;
      if (dir.endsWith("late")) await new Promise(() => {});
    },
    readQueues: async () => [],
    metrics: async () => {
      if (dir.endsWith("hanging") && isStopped) await new Promise(() => {});
      return readMetrics();
    },
    usage: () => ({ rss: 1, heapUsed: 1, cpu: 1 }),
  });
  connectEdgeCaches(edge, edge.wakeOthers);
  countTogether(edge.countCall);
  const limit = createLimit({ name: "test", points: 60, duration: 60 }, () => null);
  const requests = createCounter({ name: "stand_in_requests_total", help: "Requests to the stand-in." });
  let held = 0;
  let mostHeld = 0;
  const server = createServer(async (request, response) => {
    requests.inc();
    if (request.url === "/die") process.exit(1);
    if (request.url === "/hold") {
      mostHeld = Math.max(mostHeld, ++held);
      await new Promise((done) => setTimeout(done, 100));
      held--;
      return void response.end(JSON.stringify({ mostHeld }));
    }
    if (request.url === "/purge") {
      await purgePages(7, { tent: 3, site: 1 });
      await purgeHosts(["demo"]);
    }
    if (request.url === "/change") await wakeOtherProcesses();
    if (request.method === "POST") appendFileSync(join(dir, "posts"), `${request.headers["x-id"]}\n`);
    if (request.url === "/slow") await new Promise((done) => setTimeout(done, 20));
    if (request.url === "/stop") isStopped = true;
    if (request.url === "/count")
      await limit.count("a").catch(() => {
        response.statusCode = 429;
      });
    response.end(JSON.stringify({ pid: process.pid, works, reads, url: request.url, headers: request.headers }));
  });
  const socketPath = join(folder, `${process.pid}`);
  await new Promise<void>((done) => server.listen(socketPath, done));
  process.once("disconnect", () => process.exit());
  await edge.ready({ socketPath, captchaOrigins: ["https://captcha.example"], storesOnDisk: true });
}
