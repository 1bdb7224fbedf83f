// The entry point of every npm command, for example `node scripts/run.mjs start`. This file, bootstrap.mjs and failure.mjs
// run on any Node from 20, with no packages installed. The commands are TypeScript, run by Node 24.
import { bootstrap } from "./bootstrap.mjs";
import { Failure, fail } from "./failure.mjs";

/**
 * The packages that each command needs.
 * @type {Record<string, import("./bootstrap.mjs").PackageSet>}
 */
const COMMANDS = {
  start: "start",
  build: "start",
  dev: "all",
  payments: "start",
  worker: "start",
  migrate: "start",
  backup: "start",
  restore: "start",
  test: "all",
  bench: "all",
  cluster: "all",
  "make-super": "start",
  gallery: "all",
  "seed-big": "all",
  generate: "all",
  "make-migration": "all",
};

const name = process.argv[2] ?? "";
const packages = COMMANDS[name];
if (!packages) fail(new Failure(`No existe la orden «${name}». Las que hay: ${Object.keys(COMMANDS).join(", ")}.`));
await bootstrap(packages);
process.argv.splice(2, 1); // so that a command finds its own arguments at index 2
await import(`./commands/${name}.ts`);
