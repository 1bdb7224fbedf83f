// Makes src/generated/visitor: the scripts of a shop's still pages, apart from Next's build, which knows no page without React.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "src/generated/visitor");

/** A sheet that only a part loaded later needs comes with that part. */
const sheets = {
  name: "sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      const contents = `const sheet = document.createElement("style");
sheet.textContent = ${JSON.stringify(code.trim())};
document.head.append(sheet);`;
      return { contents, loader: "js" };
    });
  },
};

const { outputFiles } = await build({
  entryPoints: Object.fromEntries(
    ["visitor", "preview"].map((name) => [name, join(root, `src/features/catalogue/${name}.entry.ts`)]),
  ),
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  write: false,
  target: "es2022",
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  plugins: [sheets],
});
mkdirSync(folder, { recursive: true });
const names = outputFiles.map(({ path }) => basename(path));
const there = readdirSync(folder);
for (const name of there) if (!names.includes(name)) rmSync(join(folder, name));
// a name holds what is in it; a server that runs reads whole files only
for (const { path, contents } of outputFiles) {
  if (there.includes(basename(path))) continue;
  const unfinished = join(folder, "..", `${process.pid}-${basename(path)}`);
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}
