import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { NODE_FLAGS } from "../../scripts/node-flags.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

const files = readdirSync(resolve(root, "deploy"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => resolve(entry.parentPath, entry.name).slice(root.length + 1));

/** Variables of the programs that Vidriera runs with. */
const OF_OTHERS = [
  "DNS_TOKEN",
  "KEY",
  "METH_GET",
  "MINIO_ROOT_PASSWORD",
  "MINIO_ROOT_USER",
  "ON_ERROR_STOP",
  "PGDATA",
  "PGOPTIONS",
  "PGPASSWORD",
  "PG_VERSION",
  "POSTGRES_PASSWORD",
  "POSTGRES_USER",
  "PRIMARY",
  "REPLICATION_PASSWORD",
  "SECRET",
];

const documented = new Set(
  [...read("docs/configuration.md").matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(([, name = ""]) => name),
);

/** What a file assigns, and whatever else looks like a variable. */
function variablesIn(text: string): string[] {
  const assigned = text.matchAll(/^\s*(?:Environment=|ENV\s+)?([A-Z][A-Z0-9_]+)(?:=|: )/gm);
  const named = text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);
  const names = [...assigned, ...named].map(([, name = ""]) => name);
  return names.filter((name) => !OF_OTHERS.includes(name) && !/^AF_/.test(name));
}

it("finds the variables of a file", () => {
  const text = "# with DATA_DIR\nENV PORT=3000 \\\n    HOST=::\nEnvironment=WORKER=0\nMIGRATE: 0\nPGDATA=/x AF_UNIX";
  expect(variablesIn(text).sort()).toEqual(["DATA_DIR", "HOST", "MIGRATE", "PORT", "WORKER"]);
  expect(files.length).toBeGreaterThan(10);
});

it("starts the server with the same flags everywhere", () => {
  const command = `node ${NODE_FLAGS.join(" ")} scripts/run.mjs start`;
  expect(JSON.parse(read("package.json"))).toHaveProperty("scripts.start", command);
  expect(read("deploy/systemd/vidriera.service")).toContain(`ExecStart=/usr/bin/${command}\n`);
  expect(read("deploy/docker/Dockerfile")).toContain(
    JSON.stringify(["node", ...NODE_FLAGS, "scripts/run.mjs"]).replaceAll(",", ", "),
  );
});

describe.each(files)("%s", (file) => {
  const text = read(file);

  it("names only variables that docs/configuration.md describes", () => {
    expect(variablesIn(text).filter((name) => !documented.has(name))).toEqual([]);
  });

  it.skipIf(file.endsWith(".json"))("says whether a test runs it", () => {
    expect(text.split("\n").slice(0, 4).join("\n")).toMatch(/^# .*(?:Tested: |Not (?:run|built) by any test)/m);
  });
});
