// What production runs on the server, apart from Next's build: packages stay outside, all of our own is in it.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleStyles } from "./bundle-styles.ts";
import { writeFolder, writeWhole } from "./write-whole.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = (...path) => join(root, "src", ...path);
const built = join(root, "build");

const onServer = {
  absWorkingDir: root,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node24",
  charset: "utf8",
  write: false,
};

/** Makes src/generated/worker: what runs in a thread of its own, under vitest and in development too. */
export async function bundleThreads() {
  const { outputFiles } = await build({
    ...onServer,
    entryPoints: { "table-worker": source("server/services/product/import/table-worker.ts") },
    outdir: source("generated/worker"),
    outExtension: { ".js": ".mjs" },
  });
  writeFolder(source("generated/worker"), outputFiles);
}

/** Makes build/server: the edge, the application behind it, the queue's workers, and what is run once. */
async function bundleServer() {
  const { outputFiles } = await build({
    ...onServer,
    entryPoints: {
      edge: source("server/edge/main.ts"),
      application: source("server/edge/application/child.ts"),
      workers: source("server/jobs/main.ts"),
      seed: join(root, "prisma/seed/main.ts"),
      "make-super": join(root, "prisma/seed/make-super-main.ts"),
    },
    outdir: join(built, "server"),
    outExtension: { ".js": ".mjs" },
    splitting: true,
    chunkNames: "part-[hash]",
  });
  writeFolder(join(built, "server"), outputFiles);
}

/** Makes the service worker of shops; the name of Next's build takes its place in it when a server starts. */
export async function bundleShopWorker(path = join(built, "shop-worker.js")) {
  const { outputFiles } = await build({
    entryPoints: [source("features/catalogue/offline/worker.ts")],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    define: { BUILD: '"%BUILD%"' },
  });
  writeWhole(path, outputFiles[0].contents);
}

/** Makes all of build/. */
export async function bundleProduction() {
  mkdirSync(built, { recursive: true });
  await Promise.all([bundleServer(), bundleShopWorker(), bundleStyles(join(built, "styles"))]);
}
