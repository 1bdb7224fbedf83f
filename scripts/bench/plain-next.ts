// A process that serves the bench's build with Next alone, without the edge. It serves the pages that ours are compared with.
import { createServer } from "node:http";
import next from "next";
import { benchDir } from "./build.ts";
import { answerUsage } from "./usage.ts";

answerUsage();
const port = Number(process.argv[2]);
const app = next({ dev: false, dir: benchDir, quiet: true, hostname: "127.0.0.1", port });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(port, "127.0.0.1", () =>
  process.send?.("ready"),
);
