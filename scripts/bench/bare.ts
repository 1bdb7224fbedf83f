// Answers `/n`, or `/n/name`, with n bytes from memory, of its own for each path: all that node:http can do. Ends with its parent.
import { createServer } from "node:http";
import { answerQuestions } from "./questions.ts";

answerQuestions();
const bodies = new Map();
const bodyOf = (path) => {
  const body = bodies.get(path) ?? Buffer.alloc(Number(path.split("/", 2)[1]), "x");
  bodies.set(path, body);
  return body;
};
createServer((request, response) => {
  const body = bodyOf(request.url);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.send("ready"));
