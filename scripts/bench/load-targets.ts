// The process that asks for the targets of a file (see load.ts) where there is no wrk. Each connection has its own share
// of the lines, because otherwise all of them would ask for the same page at once.
import { readFileSync } from "node:fs";
import autocannon, { type Client } from "autocannon";

const [, , url = "", file = "", count, duration] = process.argv;
const connections = Number(count);
const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [host = "", path = ""] = line.split(" ");
    return { method: "GET", path, headers: { host, "accept-encoding": "br" } };
  });

let clients = 0;
function setupClient(client: Client) {
  const start = (clients++ % connections) / connections;
  const end = start + 1 / connections;
  client.setRequests(requests.slice(Math.floor(start * requests.length), Math.floor(end * requests.length)));
}

console.log(JSON.stringify(await autocannon({ url, setupClient, connections, duration: Number(duration) })));
