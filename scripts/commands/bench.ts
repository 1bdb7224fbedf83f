// npm run bench [-- --quick] [--only part,part] [--json file]: measures the production build on a database of its own and prints
// the results. Requests go to 127.0.0.1 only, and each part ends within its time limit.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildBench } from "../bench/build.ts";
import { needLoadTool } from "../bench/load.ts";
import type { Check, Part, PartOptions, PartResult } from "../bench/part.ts";
import { PARTS } from "../bench/parts.ts";
import { closeConnections } from "../bench/request.ts";
import { prepareSite, type Servers, seedSite, startServers } from "../bench/site.ts";
import { needChromium } from "../chromium.ts";
import { close, isClosing } from "../closing.ts";
import { explain, Failure } from "../failure.mjs";
import { generate } from "../generate.ts";

interface Options extends PartOptions {
  parts: readonly Part[];
  /** The file of `--json`. */
  json: string | undefined;
}

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each.name === name);
  if (!part) throw new Error(`${name} is not a part of the bench`);
  return part;
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: { quick: { type: "boolean", default: false }, only: { type: "string" }, json: { type: "string" } },
    });
    const parts = values.only?.split(",").map(partNamed) ?? PARTS.filter(({ onlyByName }) => !onlyByName);
    return { quick: values.quick, parts, json: values.json };
  } catch {
    const names = PARTS.map(({ name }) => name).join();
    throw new Failure(`Se usa así: npm run bench [-- --quick] [--only ${names}] [--json archivo]`);
  }
}

async function exit(code: number): Promise<never> {
  closeConnections();
  await close();
  process.exit(code);
}

/** Builds what the parts need, fills the database and starts the servers; null when no part needs them. */
async function prepare({ parts, quick }: Options): Promise<Servers | null> {
  if (parts.some(({ needsChromium }) => needsChromium)) process.env.CHROMIUM_PATH = needChromium();
  if (parts.some(({ needsLoadTool }) => needsLoadTool)) needLoadTool();
  await generate();
  const environment = await prepareSite();
  console.log("Preparando la construcción y los datos…");
  const needsServers = parts.some((part) => part.needsServers);
  await Promise.all([needsServers && buildBench(), seedSite(environment, needsServers && !quick ? 1001 : 53)]);
  return needsServers ? startServers(environment) : null;
}

async function runPart(part: Part, servers: Servers | null, options: PartOptions): Promise<PartResult> {
  const timer = setTimeout(() => {
    console.error(`La medición «${part.name}» no terminó a tiempo: se corta.`);
    void exit(1);
  }, part.limit);
  try {
    if (!part.needsServers) return await part.run(options);
    if (!servers) throw new Error(`The part ${part.name} runs without its servers`);
    return await part.run(servers, options);
  } finally {
    clearTimeout(timer);
  }
}

async function bench(options: Options): Promise<void> {
  const servers = await prepare(options);
  const checks: Check[] = [];
  const data = {};
  for (const part of options.parts) {
    const started = Date.now();
    const result = await runPart(part, servers, options);
    console.log([...result.lines, `\nMedido en ${Math.round((Date.now() - started) / 1000)} s.`].join("\n"));
    checks.push(...result.checks);
    Object.assign(data, result.data);
  }
  console.log(["", ...checks.map(({ ok, text }) => `${ok ? "ok  " : "MISS"}  ${text}`)].join("\n"));
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...data, acceptance: checks }, null, 2)}\n`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void exit(1));
process.on("disconnect", () => void exit(1));
try {
  await bench(readOptions());
  await exit(0);
} catch (error) {
  // a part that is interrupted fails too
  if (!isClosing()) console.error(`\n${explain(error)}`);
  await exit(1);
}
