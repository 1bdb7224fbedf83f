// Builds what production runs, when its sources have changed: first `build/` with esbuild, then `.next/` with Next.
import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./bootstrap.mjs";
import { Failure } from "./failure.mjs";

/** The folders that both builds depend on. */
const SOURCES = ["src", "public", "prisma/schema"];
/** The folders that only `build/` depends on. */
const BUNDLE_SOURCES = ["prisma/seed", "prisma/client", "scripts"];
const FILES = [
  "next.config.mjs",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  // their output is part of Next's build
  "scripts/bundle-inline.ts",
  "scripts/bundle-entrance.ts",
];

/** A hash of everything that a build depends on: sources, configuration, lockfile and public variables. */
function sourceHash(dir: string, folders: string[]): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const add = (path: string) => hash.update(relative(dir, path)).update("\0").update(readFileSync(path)).update("\0");
  const addFolder = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (relative(dir, path) !== join("src", "generated")) addFolder(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const folder of folders) if (existsSync(join(dir, folder))) addFolder(join(dir, folder));
  for (const file of FILES) if (existsSync(join(dir, file))) add(join(dir, file));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}`);
  return hash.digest("hex");
}

/** Makes `src/generated` and `build/`, unless they were made from the present sources. */
export async function bundleWhenStale(): Promise<void> {
  const stamp = join(root, "build/stamp");
  const hash = sourceHash(root, [...SOURCES, ...BUNDLE_SOURCES]);
  const generated = ["prisma", "visitor", "inline", "entrance", "worker"].map((name) =>
    join(root, "src/generated", name),
  );
  if (generated.every(existsSync) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  const { generate } = await import("./generate.ts");
  await generate();
  const { bundleProduction } = await import("./bundle-server.ts");
  await bundleProduction();
  const { stop } = await import("esbuild");
  await stop(); // else esbuild's child process stays
  writeFileSync(stamp, hash);
}

export interface BuildOptions {
  /** The project's folder, or a copy of it. */
  dir?: string | undefined;
  /** Prints a line of progress. */
  say?: ((line: string) => void) | undefined;
  /** Is given the child process that builds, to end it if the command ends first. */
  track?: ((child: ChildProcess) => void) | undefined;
}

/**
 * Makes `src/generated` and `build/`, and builds `dir` with Next, unless they were built from the present sources.
 * Returns whether Next had to build.
 * @throws {Failure} the build failed
 */
export async function buildWhenStale({ dir = root, say = console.log, track }: BuildOptions = {}): Promise<boolean> {
  await bundleWhenStale();
  const stamp = join(dir, ".next/build-stamp");
  const hash = sourceHash(dir, SOURCES);
  if (existsSync(join(dir, ".next/BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash)
    return false;
  say("Construyendo la aplicación… tarda alrededor de un minuto.");
  rmSync(stamp, { force: true });
  const child = fork(fileURLToPath(new URL("next-build.ts", import.meta.url)), {
    silent: true,
    cwd: dir,
    // the same on all servers that build these sources, so that they are one build for browsers
    env: { ...process.env, BUILD_ID: hash.slice(0, 16) },
  });
  track?.(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
    });
  const code = await new Promise<number | null>((done) => child.once("close", done));
  if (code !== 0) {
    const diskFull = /ENOSPC|No space left/.test(output);
    throw new Failure(
      diskFull
        ? "No hay espacio en el disco para construir la aplicación."
        : `No se pudo construir la aplicación:\n${output}`,
    );
  }
  writeFileSync(stamp, hash);
  return true;
}
