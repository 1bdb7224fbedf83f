import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { hasApt, installPackage } from "../apt.ts";
import { root } from "../bootstrap.mjs";
import type { Target } from "./request.ts";

type LoadTool = "wrk" | "autocannon";

/** The result of some seconds of load. `p50` and `p99` are latencies in milliseconds. */
export interface LoadSample {
  requests: number;
  /** Requests per second. */
  rps: number;
  p50: number;
  p99: number;
  errors: number;
}

const hasWrk = () => spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;

function installWrk(): boolean {
  if (!hasApt()) return false;
  console.log("Instalando wrk (apt-get install wrk)…");
  return installPackage("wrk") === null && hasWrk();
}

let tool: LoadTool | undefined;

/**
 * The program that makes requests: wrk, which is installed if possible, or else autocannon, which is slower than the
 * server that it measures.
 */
export function needLoadTool(): LoadTool {
  tool ??= hasWrk() || installWrk() ? "wrk" : "autocannon";
  return tool;
}

function run(command: string, args: readonly string[], seconds: number): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), (seconds + 10) * 1000);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}

const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readWrk(output: string): LoadSample {
  const latency = (percent: number) => {
    const match = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, "m").exec(output);
    return Number(match?.[1]) * (UNIT_MS[match?.[2] ?? ""] ?? Number.NaN);
  };
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    rps: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    errors: socketErrors.reduce((sum, each) => sum + Number(each), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

const autocannonResult = z.object({
  requests: z.object({ total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  duration: z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
});

function readAutocannon(output: string): LoadSample {
  const { requests, latency, duration, non2xx, errors, timeouts } = autocannonResult.parse(JSON.parse(output));
  return {
    requests: requests.total,
    rps: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
  };
}

/** Asks for one page over and over. */
export async function load(
  { port, host, path, headers = {} }: Target,
  connections: number,
  seconds: number,
): Promise<LoadSample> {
  const url = `http://127.0.0.1:${port}${path}`;
  const sent = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const common = ["-c", String(connections), "-d"];
  if (needLoadTool() === "wrk")
    return readWrk(await run("wrk", ["-t1", ...common, `${seconds}s`, "--latency", ...sent, url], seconds));
  const cli = join(root, "node_modules/autocannon/autocannon.js");
  return readAutocannon(
    await run(process.execPath, [cli, "--json", ...common, String(seconds), ...sent, url], seconds),
  );
}

/** One request of a file of targets. */
export interface FileTarget extends Pick<Target, "host" | "path"> {
  /** The address of the client, told by a proxy: what is limited by address is then limited for each. */
  address?: string;
  /** It is then sent by the shop's page, as a POST. */
  body?: string;
}

const lineOf = ({ host, path, address, body }: FileTarget): string =>
  [host, path, ...(address || body ? [address ?? "-"] : []), ...(body ? [body] : [])].join(" ");

/** Writes a file of targets, one `host path [address [body]]` per line, and returns its path. */
export function writeTargets(folder: string, name: string, targets: readonly FileTarget[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${targets.map(lineOf).join("\n")}\n`);
  return file;
}

interface Pace {
  /** Requests per second of all connections together; by default as many as are answered. */
  perSecond?: number;
}

/** Asks for the targets of a file in their order, over and over. */
export async function loadTargets(
  port: number,
  file: string,
  connections: number,
  seconds: number,
  { perSecond }: Pace = {},
): Promise<LoadSample> {
  const url = `http://127.0.0.1:${port}/`;
  const inThisFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  if (needLoadTool() === "wrk") {
    const pause = perSecond ? [String((connections * 1000) / perSecond)] : [];
    const script = ["-s", inThisFolder("load-targets.lua"), url, "--", file, ...pause];
    const args = ["-t1", "-c", String(connections), "-d", `${seconds}s`, "--latency", ...script];
    return readWrk(await run("wrk", args, seconds));
  }
  const pace = perSecond ? [String(perSecond)] : [];
  const args = [inThisFolder("load-targets.ts"), url, file, String(connections), String(seconds), ...pace];
  return readAutocannon(await run(process.execPath, args, seconds));
}
