// The build that the bench measures: a copy of the project with the pages that it is compared with, which never ship.
import type { ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../bootstrap.mjs";
import { buildWhenStale } from "../build.ts";
import { atEnd } from "../closing.ts";

/** Inside the project, so that its packages are found. Git ignores it. */
export const benchDir = join(root, ".next-bench");

const COPIED = [
  "src",
  "public",
  "prisma/schema",
  "package.json",
  "next.config.mjs",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

function copyProject(): void {
  mkdirSync(benchDir, { recursive: true });
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const name of COPIED) {
    rmSync(join(benchDir, name), { recursive: true, force: true });
    if (existsSync(join(root, name))) cpSync(join(root, name), join(benchDir, name), { recursive: true, filter });
  }
  const pages = fileURLToPath(new URL("pages", import.meta.url));
  cpSync(pages, join(benchDir, "src/app/bench"), { recursive: true });
}

/** Makes the production build of the copy, unless it is there already. */
export async function buildBench(): Promise<void> {
  copyProject();
  await buildWhenStale({
    dir: benchDir,
    track: (child: ChildProcess) => atEnd(() => void child.kill("SIGTERM")),
  });
}
