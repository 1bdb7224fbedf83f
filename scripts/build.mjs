// Builds the application when it changed. Run by itself it is the guard of one build, which ends when its parent does.
import { fork, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./bootstrap.mjs";
import { Failure } from "./failure.mjs";

const SOURCES = ["src", "public", "prisma/schema"];
const FILES = ["next.config.mjs", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json"];

function sourceHash(dir) {
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
  for (const folder of SOURCES) if (existsSync(join(dir, folder))) walk(join(dir, folder));
  for (const file of FILES) if (existsSync(join(dir, file))) add(join(dir, file));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}`);
  return hash.digest("hex");
}

/** Builds `dir` when sources, configuration or lockfile are not those of the last build. True when it had to. */
export async function buildWhenStale({ dir = root, say = console.log, track = () => {} } = {}) {
  const stamp = join(dir, ".next/build-stamp");
  const hash = sourceHash(dir);
  if (existsSync(join(dir, ".next/BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash)
    return false;
  say("Construyendo la aplicación… tarda alrededor de un minuto.");
  rmSync(stamp, { force: true });
  const child = fork(fileURLToPath(import.meta.url), { silent: true, cwd: dir });
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

if (process.argv[1] === fileURLToPath(import.meta.url) && process.connected) {
  const build = spawn(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], {
    detached: process.platform !== "win32",
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", SKIP_ENV_VALIDATION: "1", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const stop = () => {
    try {
      process.kill(process.platform === "win32" ? build.pid : -build.pid, "SIGKILL");
    } catch {
      // it ended already
    }
    process.exit(1);
  };
  process.on("disconnect", stop);
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  build.once("exit", (code) => process.exit(code ?? 1));
}
