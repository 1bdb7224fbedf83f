// Where there is no wrk: asks for the shops of a file, `host path` a line, over and over. Each connection has a share of the
// lines of its own: else all of them would ask for the same page at once.
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
  const first = (clients++ % connections) / connections;
  client.setRequests(
    requests.slice(Math.floor(first * requests.length), Math.floor((first + 1 / connections) * requests.length)),
  );
}
const result = await autocannon({ url, setupClient, connections, duration: Number(duration) });
console.log(JSON.stringify(result));
