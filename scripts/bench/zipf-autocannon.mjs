// Where there is no wrk: asks for the shops of a file, `host path` a line, in their order and over and over. The connections
// begin at places of their own, as far from each other as can be: else all of them would ask for the same page at once.
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

const [url, file, count, duration] = process.argv.slice(2);
const connections = Number(count);
const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [host, path] = line.split(" ");
    return { method: "GET", path, headers: { host, "accept-encoding": "br" } };
  });
let clients = 0;
function setupClient(client) {
  const start = Math.floor((clients++ % connections) * (requests.length / connections));
  client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
}
const result = await autocannon({ url, requests, setupClient, connections, duration: Number(duration) });
console.log(JSON.stringify(result));
