import { appendFileSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { type ApplicationCalls, type EdgeCalls, link } from "~/server/edge/application/link";
import { connectEdgeCaches, purgeHosts, purgePages } from "~/server/edge/cache/purges";

/** An application without Next and without a database, for tests of its process. `dir` selects its behaviour. */
export async function standIn(dir: string, folder: string): Promise<void> {
  if (dir.endsWith("broken")) process.exit(3);
  // one line for each process that was started
  const begun = join(dir, "begun");
  appendFileSync(begun, `${process.pid}\n`);
  const isSecond = readFileSync(begun, "utf8").trim().split("\n").length === 2;
  let works = 0;
  const edge = link<EdgeCalls, ApplicationCalls>(process, {
    findTent: async ({ value }) => ({ id: 7, subdomain: String(value), ga4: false, pixel: false }),
    readVersion: async (tentId) => ({ tent: tentId, site: 1 }),
    countVisit: () => {},
    recordError: () => {},
    startWork: async () => {
      if (dir.endsWith("frail") && isSecond) process.exit(2);
      if (dir.endsWith("workless") && isSecond) throw new Error("no work");
      works++;
    },
    endWork: async () => {},
    close: async () => {},
    hasCategory: async () => true,
    ping: () => {},
    changesBehindMs: async () => 0,
    usage: () => ({ rss: 1, heapUsed: 1, cpu: 1 }),
  });
  connectEdgeCaches(edge);
  let held = 0;
  let mostHeld = 0;
  const server = createServer(async (request, response) => {
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
    response.end(JSON.stringify({ pid: process.pid, works, url: request.url, headers: request.headers }));
  });
  const socketPath = join(folder, `${process.pid}`);
  await new Promise<void>((done) => server.listen(socketPath, done));
  process.once("disconnect", () => process.exit());
  await edge.ready({ socketPath, captchaOrigins: ["https://captcha.example"] });
}
