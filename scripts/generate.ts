// Makes src/generated, which is not in git and which the sources import: the database client, the scripts of shop pages and of log-in, and
// the code of worker threads. Nothing is downloaded.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { Failure } from "./failure.mjs";

const output = join(root, "src/generated/prisma");
const stamp = join(root, "src/generated/.schema-hash");
const prismaCli = join(root, "node_modules/prisma-cli/build/index.js");
/** The copy of the client in git, without types: `npm start` does not install Prisma's command line, which generates it. */
const committed = join(root, "prisma/client");
const committedClient = join(committed, "client.js");
const committedStamp = join(committed, "schema-hash");

const readTrimmed = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");

/** A hash of what the client is generated from: the schema, and the version of Prisma. */
function schemaHash(): string {
  const hash = createHash("sha256");
  const folder = join(root, "prisma/schema");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return hash.update(packages["node_modules/@prisma/client"].version).digest("hex");
}

/** Makes src/generated. Returns whether the database client had to be generated. */
export async function generate(): Promise<boolean> {
  const { bundleVisitor } = await import("./bundle-visitor.ts");
  const { bundleThreads } = await import("./bundle-server.ts");
  const { bundleInline } = await import("./bundle-inline.ts");
  const { bundleEntrance } = await import("./bundle-entrance.ts");
  await Promise.all([bundleVisitor(), bundleInline(), bundleEntrance(), bundleThreads()]);
  return generateClient();
}

function generateClient(): boolean {
  const hash = schemaHash();
  if (existsSync(join(output, "client.ts")) && readTrimmed(stamp) === hash) return false;
  rmSync(stamp, { force: true });
  rmSync(output, { recursive: true, force: true });
  if (existsSync(prismaCli)) runPrisma();
  else copyCommittedClient(hash);
  writeFileSync(stamp, hash);
  return true;
}

function runPrisma(): void {
  const run = spawnSync(process.execPath, [prismaCli, "generate", "--no-hints"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      // `generate` never runs the schema engine, but would download one if no file were named
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (run.status !== 0)
    throw new Failure(`No se pudo generar el cliente de la base de datos.\n${run.stderr || run.stdout}`);
}

function copyCommittedClient(hash: string): void {
  if (readTrimmed(committedStamp) !== hash)
    throw new Failure(
      "prisma/client no es el de prisma/schema: hay que correr `npm run db:generate` y guardarlo en git.",
    );
  mkdirSync(output, { recursive: true });
  cpSync(committedClient, join(output, "client.js"));
}

/** The generated client as one JavaScript module without types. */
export async function runnableClient(): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(output, "client.ts")],
    absWorkingDir: root,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    minifySyntax: true,
    charset: "utf8",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join();
}

/** Writes the copy of the client in git. */
export async function writeCommittedClient(): Promise<void> {
  if (!existsSync(join(output, "client.ts"))) return;
  mkdirSync(committed, { recursive: true });
  writeFileSync(committedClient, await runnableClient());
  writeFileSync(committedStamp, `${schemaHash()}\n`);
}
