import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of photos on this machine that counts what it is asked, and how many requests it answers at once. */
export async function photoServer() {
  const answers = new Map<string, Answer>();
  const open = new Map<string, number>();
  const stats = {
    /** Paths in the order of the requests. */
    asked: [] as string[],
    /** The most requests that were open at the same moment, of all paths and by their first part. */
    most: 0,
    mostOf: new Map<string, number>(),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    const shop = pathname.split("/")[1] ?? "";
    stats.asked.push(pathname);
    for (const name of ["", shop]) open.set(name, (open.get(name) ?? 0) + 1);
    stats.most = Math.max(stats.most, open.get("") ?? 0);
    stats.mostOf.set(shop, Math.max(stats.mostOf.get(shop) ?? 0, open.get(shop) ?? 0));
    response.on("close", () => {
      for (const name of ["", shop]) open.set(name, (open.get(name) ?? 1) - 1);
    });
    const answer = answers.get(pathname) ?? answers.get("*");
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    stats,
    place,
    url: (path: string) => `http://${place}${path}`,
    /** Answers a path, or "*" for all others. */
    at: (path: string, answer: Answer) => void answers.set(path, answer),
  };
}
