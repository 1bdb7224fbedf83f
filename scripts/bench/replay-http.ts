// A process that sends what our server answered before, byte by byte and header by header, from memory. Its arguments are the
// port and the folder that `writeVisits` filled (visit.ts).
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { answerUsage } from "./usage.ts";

const [, , port, folder = ""] = process.argv;
const fileSchema = z.array(
  z.object({ url: z.string(), status: z.number(), headers: z.array(z.string()), file: z.string() }),
);

const written = fileSchema.parse(JSON.parse(readFileSync(join(folder, "answers.json"), "utf8")));
const answers = new Map(
  written.map(({ url, status, headers, file }) => [url, { status, headers, body: readFileSync(join(folder, file)) }]),
);

answerUsage();
createServer(({ url = "", headers: { host = "" } }, response) => {
  const answer = answers.get(host + url);
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
