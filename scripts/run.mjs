// Where every npm command begins: `node scripts/run.mjs start`. This file, bootstrap.mjs and failure.mjs run on the machine's own
// Node with nothing installed; the commands are TypeScript, run by the project's Node.
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
  test: "all",
  bench: "all",
  "make-super": "start",
  gallery: "all",
  "seed-big": "all",
  generate: "all",
  "make-migration": "all",
};

const name = process.argv[2] ?? "";
const packages = COMMANDS[name];
if (!packages) fail(new Failure(`No existe la orden «${name}». Las que hay: ${Object.keys(COMMANDS).join(", ")}.`));
else {
  await bootstrap(packages);
  process.argv.splice(2, 1); // what follows is the command's own
  await import(`./commands/${name}.ts`);
}
