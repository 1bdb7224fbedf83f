// Builds the application when it changed: first what runs around Next (`build/`, in a moment), then Next's own part (`.next/`).
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./bootstrap.mjs";
import { Failure } from "./failure.mjs";

const SOURCES = ["src", "public", "prisma/schema"];
const FILES = ["next.config.mjs", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json"];
/** What only build/ is made of and by. */
const AROUND = ["prisma/seed", "prisma/client", "scripts"];

function sourceHash(dir, folders = SOURCES) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const add = (path) => hash.update(relative(dir, path)).update("\0").update(readFileSync(path)).update("\0");
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (relative(dir, path) !== join("src", "generated")) walk(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const folder of folders) if (existsSync(join(dir, folder))) walk(join(dir, folder));
  for (const file of FILES) if (existsSync(join(dir, file))) add(join(dir, file));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}`);
  return hash.digest("hex");
}

/** Makes what the sources need, and what production runs around Next, when they are not those of the last time. */
export async function bundleWhenStale() {
  const stamp = join(root, "build/stamp");
  const hash = sourceHash(root, [...SOURCES, ...AROUND]);
  const generated = ["prisma", "visitor", "worker"].map((name) => join(root, "src/generated", name));
  if (generated.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  const { generate } = await import("./generate.ts");
  await generate();
  const { bundleProduction } = await import("./bundle-server.ts");
  await bundleProduction();
  const { stop } = await import("esbuild");
  await stop(); // its own process would stay
  writeFileSync(stamp, hash);
}

/** Builds `dir` when sources, configuration or lockfile are not those of the last build. True when it had to. */
export async function buildWhenStale({ dir = root, say = console.log, track = () => {} } = {}) {
  await bundleWhenStale();
  const stamp = join(dir, ".next/build-stamp");
  const hash = sourceHash(dir);
  if (existsSync(join(dir, ".next/BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash)
    return false;
  say("Construyendo la aplicación… tarda alrededor de un minuto.");
  rmSync(stamp, { force: true });
  const child = fork(fileURLToPath(new URL("next-build.ts", import.meta.url)), { silent: true, cwd: dir });
  track(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0) {
    const full = /ENOSPC|No space left/.test(output);
    throw new Failure(
      full
        ? "No hay espacio en el disco para construir la aplicación."
        : `No se pudo construir la aplicación:\n${output}`,
    );
  }
  writeFileSync(stamp, hash);
  return true;
}
