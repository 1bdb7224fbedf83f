// Makes src/generated, which sources need and git does not hold: the database's client, the scripts of shops' pages, and what
// runs in threads of its own. Nothing is downloaded.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(root, "src/generated/prisma");
const stamp = join(root, "src/generated/.schema-hash");
const cli = join(root, "node_modules/prisma-cli/build/index.js");
/** The client without its types, for who has no Prisma to generate it: a start. Git holds it. */
const kept = join(root, "prisma/client");
const keptClient = join(kept, "client.js");
const keptStamp = join(kept, "schema-hash");

const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");

function schemaHash() {
  const hash = createHash("sha256");
  const folder = join(root, "prisma/schema");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return hash.update(packages["node_modules/@prisma/client"].version).digest("hex");
}

/** Makes what the sources need and git does not hold. True when the client had to be made anew. */
export async function generate() {
  const { bundleVisitor } = await import("./bundle-visitor.ts");
  const { bundleThreads } = await import("./bundle-server.ts");
  await Promise.all([bundleVisitor(), bundleThreads()]);
  return generateClient();
}

const isCurrent = (hash) => existsSync(join(output, "client.ts")) && textOf(stamp) === hash;

function generateClient() {
  const hash = schemaHash();
  if (isCurrent(hash)) return false;
  rmSync(stamp, { force: true });
  rmSync(output, { recursive: true, force: true });
  if (existsSync(cli)) runPrisma();
  else takeKept(hash);
  writeFileSync(stamp, hash);
  return true;
}

function runPrisma() {
  const run = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      // `generate` never runs the schema engine, but would download it unless a file is named
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (run.status !== 0)
    throw new Failure(`No se pudo generar el cliente de la base de datos.\n${run.stderr || run.stdout}`);
}

function takeKept(hash) {
  if (textOf(keptStamp) !== hash)
    throw new Failure(
      "prisma/client no es el de prisma/schema: hay que correr `npm run db:generate` y guardarlo en git.",
    );
  mkdirSync(output, { recursive: true });
  cpSync(keptClient, join(output, "client.js"));
}

/** The client as it runs, from what Prisma generated. */
export async function runnableClient() {
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
  return outputFiles[0].text;
}

/** Keeps the client for those who cannot generate it. */
export async function keepClient() {
  if (!existsSync(join(output, "client.ts"))) return;
  mkdirSync(kept, { recursive: true });
  writeFileSync(keptClient, await runnableClient());
  writeFileSync(keptStamp, `${schemaHash()}\n`);
}
