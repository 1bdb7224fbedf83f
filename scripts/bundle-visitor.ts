// Makes src/generated/visitor: the scripts of a shop's pages, apart from Next's build, which knows no page without React. What
// is a React component in the browser too runs on Preact there, in a tenth of the bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { writeFolder } from "./write-whole.ts";

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

const sources = join(root, "src/features/catalogue");
const islands = readdirSync(join(sources, "islands")).filter((file) => /\.island\.tsx?$/.test(file));

export async function bundleVisitor() {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries([
      ...["visitor", "preview"].map((name) => [name, join(sources, "browser", `${name}.entry.ts`)]),
      ...islands.map((file) => [file.replace(/\.island\.tsx?$/, ""), join(sources, "islands", file)]),
    ]),
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    target: "es2022",
    jsx: "automatic",
    alias: {
      react: "preact/compat",
      "react-dom/client": "preact/compat/client",
      "react/jsx-runtime": "preact/jsx-runtime",
    },
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    plugins: [sheets],
  });
  writeFolder(folder, outputFiles);
}
