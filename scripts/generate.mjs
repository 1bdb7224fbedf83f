// Makes src/generated: the database's client from prisma/schema, while that is unchanged not again, the script of still pages,
// and what runs in threads of its own.
// Nothing is downloaded.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Failure, fail } from "./failure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(root, "src/generated/prisma");
const stamp = join(root, "src/generated/.schema-hash");

function schemaHash() {
  const hash = createHash("sha256");
  const folder = join(root, "prisma/schema");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const { version } = createRequire(import.meta.url)("prisma/package.json");
  return hash.update(version).digest("hex");
}

/** Makes what the sources need and git does not hold. True when the client had to be made anew. */
export function generate() {
  bundle("bundle-visitor.mjs", "No se pudo preparar el guion de las tiendas.");
  bundle("bundle-worker.mjs", "No se pudo preparar la lectura de planillas.");
  return generateClient();
}

function bundle(script, failure) {
  const run = spawnSync(process.execPath, [join(root, "scripts", script)], { encoding: "utf8" });
  if (run.status !== 0) throw new Failure(`${failure}\n${run.stderr || run.stdout}`);
}

function generateClient() {
  const hash = schemaHash();
  if (existsSync(join(output, "client.ts")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  rmSync(stamp, { force: true });
  const run = spawnSync(
    process.execPath,
    [join(root, "node_modules/prisma/build/index.js"), "generate", "--no-hints"],
    {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        // `generate` never runs the schema engine, but would download it unless a file is named
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      },
    },
  );
  if (run.status !== 0)
    throw new Failure(`No se pudo generar el cliente de la base de datos.\n${run.stderr || run.stdout}`);
  writeFileSync(stamp, hash);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(generate() ? "Cliente de la base de datos generado." : "El cliente de la base de datos está al día.");
  } catch (error) {
    fail(error);
  }
}
