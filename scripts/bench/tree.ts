// The tree that the bench builds: the project's, and the pages it is compared with. Those never ship.
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../bootstrap.mjs";
import { buildWhenStale } from "../build.ts";

/** Inside the project, so that its packages are found; ignored by git. */
export const tree = join(root, ".next-bench");

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

function copyProject() {
  mkdirSync(tree, { recursive: true });
  const filter = (path) => !/\.test\.tsx?$/.test(path);
  for (const name of COPIED) {
    rmSync(join(tree, name), { recursive: true, force: true });
    if (existsSync(join(root, name))) cpSync(join(root, name), join(tree, name), { recursive: true, filter });
  }
  const pages = fileURLToPath(new URL("pages", import.meta.url));
  cpSync(pages, join(tree, "src/app/bench"), { recursive: true });
}

/** Makes the production build of the copy, when it is not there yet. */
export async function buildTree(options) {
  copyProject();
  return buildWhenStale({ dir: tree, ...options });
}
