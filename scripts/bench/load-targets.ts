// The process that asks for the targets of a file (see load.ts) where there is no wrk. Each connection has its own share
// of the lines, because otherwise all of them would ask for the same page at once.
import { readFileSync } from "node:fs";
import autocannon, { type Client } from "autocannon";

const [, , url = "", file = "", count, duration, perSecond] = process.argv;
const connections = Number(count);
const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [host = "", path = "", address = "-", ...rest] = line.split(" ");
    const headers: Record<string, string> = { host, "accept-encoding": "br" };
    if (address !== "-") headers["x-forwarded-for"] = address;
    if (rest.length === 0) return { method: "GET", path, headers };
    headers.origin = `http://${host}`;
    headers["user-agent"] = "Mozilla/5.0 (Linux; Android 16) Chrome/148.0.0.0 Mobile";
    return { method: "POST", path, headers, body: rest.join(" ") };
  });

let clients = 0;
function setupClient(client: Client) {
  const start = (clients++ % connections) / connections;
  const end = start + 1 / connections;
  client.setRequests(requests.slice(Math.floor(start * requests.length), Math.floor(end * requests.length)));
}

const pace = perSecond ? { overallRate: Number(perSecond) } : {};
const options = { url, setupClient, connections, duration: Number(duration), ...pace };
console.log(JSON.stringify(await autocannon(options)));
