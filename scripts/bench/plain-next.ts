// The same build behind nothing: what Next answers by itself to the pages of comparison. Ends with its parent.
import { createServer } from "node:http";
import next from "next";
import { answerQuestions } from "./questions.ts";
import { tree } from "./tree.ts";

answerQuestions();
const port = Number(process.argv[2]);
const app = next({ dev: false, dir: tree, quiet: true, hostname: "127.0.0.1", port });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(port, "127.0.0.1", () => process.send("ready"));
