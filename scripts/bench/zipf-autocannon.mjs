// Where there is no wrk: asks for the shops of a file, `host path` a line, in their order and over and over.
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

const [url, file, connections, duration] = process.argv.slice(2);
const requests = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [host, path] = line.split(" ");
    return { method: "GET", path, headers: { host, "accept-encoding": "br" } };
  });
const result = await autocannon({ url, requests, connections: Number(connections), duration: Number(duration) });
console.log(JSON.stringify(result));
