// A process that asks for the targets of a file and reads every answer: none may have the bytes of another shop. Its arguments are
// the server's port, the number of answers and the file (see load.ts).
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { answerUsage } from "./usage.ts";

const [, , port, count, file = ""] = process.argv;
const wanted = Number(count);
const CONNECTIONS = 16;
const END_OF_HEAD = Buffer.from("\r\n\r\n");
/** A page may name only the shop that it belongs to. */
const SHOP_NAMES = /\bcarga-\d+\b/gi;

interface PageRequest {
  host: string;
  subdomain: string;
  bytes: Buffer;
}

const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line): PageRequest => {
    const [host = "", path = ""] = line.split(" ");
    const head = [`GET ${path} HTTP/1.1`, `Host: ${host}`, "Accept-Encoding: br", "", ""].join("\r\n");
    return { host, subdomain: host.split(".", 1)[0] ?? "", bytes: Buffer.from(head) };
  });

/** The checked bodies of each host, which need not be checked again. */
const checked = new Map<string, Buffer[]>();
let asked = 0;
let answered = 0;

function checkAnswer({ host, subdomain }: PageRequest, head: string, body: Buffer): void {
  const known = checked.get(host) ?? [];
  if (known.some((each) => each.equals(body))) return;
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`${host} respondió ${head.split("\r\n", 1)[0]}`);
  const page = /\r\ncontent-encoding: br/i.test(head) ? brotliDecompressSync(body) : body;
  const names = page.toString().match(SHOP_NAMES) ?? [];
  const shops = new Set(names.map((name) => name.toLowerCase()));
  if (shops.size !== 1 || !shops.has(subdomain))
    throw new Error(`${host} respondió con bytes de ${[...shops].join(", ") || "nadie"}`);
  checked.set(host, [...known, Buffer.from(body)]);
}

/** Asks for one target after another over one connection, until all connections together have the wanted answers. */
function askOverConnection(resolve: () => void, reject: (error: unknown) => void): void {
  const socket = connect(Number(port), "127.0.0.1");
  let current: PageRequest | undefined;
  let received = Buffer.alloc(0);
  const next = () => {
    current = asked < wanted ? requests[asked++ % requests.length] : undefined;
    if (current) socket.write(current.bytes);
    else socket.end(resolve);
  };
  socket.on("connect", next);
  socket.on("error", reject);
  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd < 0 || !current) return;
    const head = received.toString("latin1", 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) return reject(new Error(`${current.host} no dijo cuánto responde`));
    const bodyStart = headEnd + END_OF_HEAD.length;
    if (received.length < bodyStart + length) return;
    try {
      checkAnswer(current, head, received.subarray(bodyStart, bodyStart + length));
    } catch (error) {
      return reject(error);
    }
    received = Buffer.alloc(0);
    answered++;
    next();
  });
}

answerUsage();
process.send?.("ready");
process.once("message", () => {
  const connections = Array.from({ length: CONNECTIONS }, () => new Promise<void>(askOverConnection));
  Promise.all(connections).then(
    () => process.send?.({ answered, pages: [...checked.values()].flat().length }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
