// Bundles what runs on the server outside of Next's build. Our own modules are bundled, packages stay in node_modules.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { root } from "./bootstrap.mjs";
import { bundleStyles } from "./bundle-styles.ts";
import { replaceFiles, writeFileAtomically } from "./write-atomically.ts";

const source = (path: string) => join(root, "src", path);
const buildFolder = join(root, "build");

const SERVER_OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node24",
  charset: "utf8",
  jsx: "automatic",
  write: false,
} satisfies BuildOptions;

/** Makes src/generated/worker: the code of worker threads, which development and tests run too. */
export async function bundleThreads(): Promise<void> {
  const { outputFiles } = await build({
    ...SERVER_OPTIONS,
    entryPoints: { "table-worker": source("server/services/product/import/table-worker.ts") },
    outdir: source("generated/worker"),
    outExtension: { ".js": ".mjs" },
  });
  replaceFiles(source("generated/worker"), outputFiles);
}

/** Makes build/server: the edge, the application behind it, the queue's workers, and the programs that run once. */
async function bundleServer(): Promise<void> {
  const { outputFiles } = await build({
    ...SERVER_OPTIONS,
    entryPoints: {
      edge: source("server/edge/main.ts"),
      application: source("storefront/application.ts"),
      workers: source("server/jobs/main.ts"),
      seed: join(root, "prisma/seed/main.ts"),
      "make-super": join(root, "prisma/seed/make-super-main.ts"),
    },
    outdir: join(buildFolder, "server"),
    outExtension: { ".js": ".mjs" },
    splitting: true,
    chunkNames: "part-[hash]",
  });
  replaceFiles(join(buildFolder, "server"), outputFiles);
}

/** Makes the service workers, in which a starting server replaces %BUILD% with the id of Next's build. */
export async function bundleServiceWorkers(folder = buildFolder): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: {
      "shop-worker": source("features/catalogue/offline/worker.ts"),
      "panel-worker": source("features/offline/panel-worker.ts"),
    },
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    define: { BUILD: '"%BUILD%"' },
  });
  for (const { path, contents } of outputFiles) writeFileAtomically(path, contents);
}

/** Makes build/. */
export async function bundleProduction(): Promise<void> {
  mkdirSync(buildFolder, { recursive: true });
  await Promise.all([bundleServer(), bundleServiceWorkers(), bundleStyles(join(buildFolder, "styles"))]);
}
