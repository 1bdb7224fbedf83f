// Makes src/generated/worker: what runs in a thread of its own, apart from Next's build, whose bundles no thread can load.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "src/generated/worker");

const { outputFiles } = await build({
  entryPoints: { "table-worker": join(root, "src/server/services/product/table-worker.ts") },
  absWorkingDir: root,
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  write: false,
});
mkdirSync(folder, { recursive: true });
// a server that runs reads whole files only
for (const { path, contents } of outputFiles) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}
