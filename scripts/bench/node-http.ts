// A process that answers `/n` and `/n/name` with n bytes from memory: the fastest that node:http can be. Each path has a
// buffer of its own, like the pages of a cache.
import { createServer } from "node:http";
import { answerUsage } from "./usage.ts";

const bodies = new Map<string, Buffer>();

function bodyOf(path: string): Buffer {
  const body = bodies.get(path) ?? Buffer.alloc(Number(path.split("/", 2)[1]), "x");
  bodies.set(path, body);
  return body;
}

answerUsage();
createServer(({ url = "/0" }, response) => {
  const body = bodyOf(url);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"));
