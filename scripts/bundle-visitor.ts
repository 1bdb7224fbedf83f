// Makes src/generated/visitor: the scripts of shop pages, and of log-in and registration. Next would load React for them; here React components are bundled with
// Preact instead, which is a tenth of the bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin, transform } from "esbuild";
import { root } from "./bootstrap.mjs";
import { mergeChunks } from "./merge-chunks.ts";
import { replaceFiles } from "./write-atomically.ts";

const folder = join(root, "src/generated/visitor");

/** Turns an imported sheet into a script that adds it to the page, so that it is loaded with the part that needs it. */
const injectSheets: Plugin = {
  name: "inject-sheets",
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

/** Leaves out zod's sentences in fifty languages, two fifths of its size: messages of our schemas are keys of src/copy. */
const withoutLocales: Plugin = {
  name: "without-locales",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export {};" }));
  },
};

const sources = join(root, "src/features/catalogue");
const islands = readdirSync(join(sources, "islands"))
  .filter((file) => /\.island\.tsx?$/.test(file))
  .map((file): [name: string, path: string] => [file.replace(/\.island\.tsx?$/, ""), join(sources, "islands", file)]);
/** Components run with Preact in a visitor's browser. */
const onPreact = join(sources, "islands/react-on-preact.ts");
const PREACT = {
  react: onPreact,
  "react-dom/client": onPreact,
  "react/jsx-runtime": "preact/jsx-runtime",
};
/** The forms of log-in and registration use libraries of React. */
export const PREACT_COMPAT = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};
/** Log-in and registration. */
const ENTRANCE = join(root, "src/features/entrance/entrance.entry.tsx");
/** Islands bundled by themselves: sharing code with these would cut what every page loads into many small files. */
const APART = ["orders", "priced-cart", "coupon-cart", "list-cart", "goods-sum"];

const options = {
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  write: false,
  target: "es2022",
  jsx: "automatic",
  alias: PREACT,
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  plugins: [injectSheets, withoutLocales],
} satisfies BuildOptions;

export async function bundleVisitor(): Promise<void> {
  const entries = ["visitor", "preview"].map((name) => [name, join(sources, "browser", `${name}.entry.ts`)]);
  const together = Object.fromEntries([...entries, ...islands.filter(([name]) => !APART.includes(name))]);
  const bundles = await Promise.all([
    build({ ...options, entryPoints: together }).then(({ outputFiles }) => mergeChunks(outputFiles, "visitor")),
    ...islands
      .filter(([name]) => APART.includes(name))
      .map((island) =>
        build({ ...options, entryPoints: Object.fromEntries([island]) }).then(({ outputFiles }) =>
          mergeChunks(outputFiles, island[0]),
        ),
      ),
    build({ ...options, alias: PREACT_COMPAT, entryPoints: { entrance: ENTRANCE } }).then(({ outputFiles }) =>
      mergeChunks(outputFiles, "entrance"),
    ),
  ]);
  replaceFiles(folder, bundles.flat());
}
