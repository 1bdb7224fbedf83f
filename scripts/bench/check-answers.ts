// Asks for the shops of a file, `host path` a line, and looks at every answer: none may have another shop's bytes.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { answerQuestions } from "./questions.ts";

const [port, wanted, file] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const CONNECTIONS = 16;
const END = Buffer.from("\r\n\r\n");
/** Names that a page of the bench may have only of its own shop. */
const SHOPS = /\bcarga-\d+\b/gi;

const targets = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [host, path] = line.split(" ");
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Accept-Encoding: br", "", ""];
    return { host, shop: host.split(".", 1)[0], request: Buffer.from(lines.join("\r\n")) };
  });

/** Bodies of each shop that were read whole and found to be its own. */
const known = new Map();
let asked = 0;
let answered = 0;

function judge({ host, shop }, head, body) {
  const own = known.get(host) ?? [];
  if (own.some((each) => each.equals(body))) return;
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`${host} respondió ${head.split("\r\n", 1)[0]}`);
  const page = /\r\ncontent-encoding: br/i.test(head) ? brotliDecompressSync(body) : body;
  const named = new Set(
    page
      .toString()
      .match(SHOPS)
      ?.map((name) => name.toLowerCase()),
  );
  if (named.size !== 1 || !named.has(shop))
    throw new Error(`${host} respondió con bytes de ${[...named].join(", ") || "nadie"}`);
  known.set(host, [...own, Buffer.from(body)]);
}

function ask(done, fail) {
  const socket = connect(port, "127.0.0.1");
  let target;
  let held = Buffer.alloc(0);
  const next = () => {
    if (asked === wanted) return void socket.end(done);
    target = targets[asked++ % targets.length];
    socket.write(target.request);
  };
  socket.on("connect", next);
  socket.on("error", fail);
  socket.on("data", (part) => {
    held = held.length === 0 ? part : Buffer.concat([held, part]);
    const end = held.indexOf(END);
    if (end < 0) return;
    const head = held.toString("latin1", 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) return fail(new Error(`${target.host} no dijo cuánto responde`));
    const whole = end + END.length + length;
    if (held.length < whole) return;
    try {
      judge(target, head, held.subarray(end + END.length, whole));
    } catch (error) {
      return fail(error);
    }
    held = Buffer.alloc(0);
    answered++;
    next();
  });
}

answerQuestions();
process.send("ready");
process.once("message", () => {
  const connections = Array.from({ length: CONNECTIONS }, () => new Promise(ask));
  Promise.all(connections).then(
    () => process.send({ answered, pages: [...known.values()].reduce((sum, each) => sum + each.length, 0) }),
    (error) => process.send({ error: error.message }),
  );
});
