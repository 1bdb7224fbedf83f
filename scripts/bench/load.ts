import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasApt, installPackage } from "../apt.ts";
import { root } from "../bootstrap.mjs";

const hasWrk = () => spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;

function needWrk() {
  if (hasWrk()) return true;
  if (!hasApt()) return false;
  console.log("Instalando wrk (apt-get install wrk)…");
  return installPackage("wrk") === null && hasWrk();
}

/** wrk where it is there or can be installed, else autocannon, which is slower than the server that it measures. */
export const tool = needWrk() ? "wrk" : "autocannon";

function run(command, args, seconds) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), (seconds + 10) * 1000);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", () => {
      clearTimeout(timer);
      done(output);
    });
  });
}

const UNITS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readWrk(output) {
  const latency = (percent) => {
    const [, number, unit] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, "m").exec(output) ?? [];
    return number === undefined ? Number.NaN : Number(number) * UNITS[unit];
  };
  const number = (pattern) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(output)?.[1].match(/\d+/g) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    rps: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, each) => sum + Number(each), 0),
  };
}

function readAutocannon(output) {
  const { requests, latency, duration, non2xx, errors, timeouts } = JSON.parse(output);
  return {
    requests: requests.total,
    rps: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
  };
}

/** Asks for one page over and over through `connections`, for whole seconds. */
export async function load({ port, host, path, headers = {} }, connections, seconds = 1) {
  const url = `http://127.0.0.1:${port}${path}`;
  const sent = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const common = ["-c", String(connections), "-d"];
  if (tool === "wrk")
    return readWrk(await run("wrk", ["-t1", ...common, `${seconds}s`, "--latency", ...sent, url], seconds));
  const cli = join(root, "node_modules/autocannon/autocannon.js");
  return readAutocannon(
    await run(process.execPath, [cli, "--json", ...common, String(seconds), ...sent, url], seconds),
  );
}

/** Asks for the targets of a file, `host path` a line, in their order and over and over. */
export async function loadMany(port, file, connections, seconds) {
  const url = `http://127.0.0.1:${port}/`;
  if (tool === "wrk") {
    const script = fileURLToPath(new URL("zipf.lua", import.meta.url));
    const common = ["-t1", "-c", String(connections), "-d", `${seconds}s`, "--latency", "-s", script, url];
    return readWrk(await run("wrk", [...common, "--", file], seconds));
  }
  const asker = fileURLToPath(new URL("zipf-autocannon.ts", import.meta.url));
  return readAutocannon(await run(process.execPath, [asker, url, file, String(connections), String(seconds)], seconds));
}
