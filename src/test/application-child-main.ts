import { createServer } from "node:http";
import { join } from "node:path";
import { type ApplicationCalls, type FrontCalls, link } from "~/server/front/application-link";
import { createPurges, purgeHosts, purgePages } from "~/server/front/purges";

/** An application without Next and without a database, for tests of its process. `dir` says how it behaves. */
export async function standIn(dir: string, folder: string): Promise<void> {
  if (dir.endsWith("broken")) process.exit(3);
  let works = 0;
  const front = link<FrontCalls, ApplicationCalls>(process, {
    findTent: async ({ value }) => ({ id: 7, subdomain: String(value), ga4: false, pixel: false }),
    countVisit: () => {},
    keepFault: () => {},
    startWork: async () => {
      works++;
    },
    endWork: async () => {},
    close: async () => {},
    usage: () => ({ rss: 1, heapUsed: 1, cpu: 1 }),
  });
  const purges = createPurges(front);
  const server = createServer((request, response) => {
    void purges.during(async () => {
      if (request.url === "/die") process.exit(1);
      if (request.url === "/purge") {
        await purgePages(7);
        await purgeHosts();
      }
      response.end(JSON.stringify({ pid: process.pid, works, url: request.url, headers: request.headers }));
    });
  });
  const socketPath = join(folder, `${process.pid}`);
  await new Promise<void>((done) => server.listen(socketPath, done));
  process.once("disconnect", () => process.exit());
  await front.ready({ socketPath, captchaOrigins: ["https://captcha.example"] });
}
