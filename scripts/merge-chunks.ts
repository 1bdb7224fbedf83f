// Makes one file of an entry and of what it imports at once. esbuild splits code by the set of entries that reach it, which gives
// a page many small files: each costs a request, and compresses worse than the whole.
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { build, type OutputFile } from "esbuild";

/** A file of a build by its name, in ES modules as esbuild minifies them. */
type Chunks = Map<string, string>;

/** Chunks of up to this size join the entry if another file imports them at once, in bytes: a request costs as much. */
const TINY_BYTES = 700;

const IMPORT = /\b(import|export)(\{[^}]*\}from)?"\.\/([\w-]+\.js)"/g;
const EXPORTS = /\bexport\{([^}]*)\}(?!from)/g;

const importsOf = (code: string): string[] => [...code.matchAll(IMPORT)].map(([, , , file = ""]) => file);

/** The names that a chunk exports. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(EXPORTS)]
    .flatMap(([, names = ""]) => names.split(","))
    .filter(Boolean)
    .map(
      (pair) =>
        pair
          .split(/\s+as\s+/)
          .at(-1)
          ?.trim() ?? "",
    );

/** Everything that a file needs before it runs, and itself. */
function neededBy(file: string, chunks: Chunks): Set<string> {
  const needed = new Set([file]);
  for (const one of needed) for (const other of importsOf(chunks.get(one) ?? "")) needed.add(other);
  return needed;
}

/** The name of a member's export in the merged file: the entry's are kept, those of its parts are letters. */
const nameIn = (member: number, name: string): string => (member === 0 ? name : `m${member}${name}`);

/** `{a as x,b}from` for the merged file. */
const renamed = (names: string, member: number): string =>
  names.replace(/([\w$]+)(?:\s+as\s+([\w$]+))?(?=\s*[,}])/g, (_, name: string, local = name) => {
    const theirs = nameIn(member, name);
    return theirs === local ? local : `${theirs} as ${local}`;
  });

/**
 * Puts the entry of this name, with all that it needs before it runs and with tiny chunks that others need, into one file, and
 * has the other files import that.
 */
export async function mergeChunks(
  files: readonly OutputFile[],
  entry: string,
): Promise<{ path: string; contents: string }[]> {
  const chunks: Chunks = new Map(files.map(({ path, text }) => [basename(path), text]));
  const first = [...chunks.keys()].find((name) => name.startsWith(`${entry}-`));
  if (first === undefined) throw new Error(`There is no entry ${entry}`);
  const members = neededBy(first, chunks);
  const joins = (name: string) => members.has(name) || (chunks.get(name)?.length ?? 0) <= TINY_BYTES;
  for (const file of new Set([...chunks.values()].flatMap(importsOf))) {
    const needed = [...neededBy(file, chunks)];
    if (needed.every(joins)) for (const one of needed) members.add(one);
  }
  const list = [...members];
  const source = list
    .map((name, at) => {
      const names = exportsOf(chunks.get(name) ?? "").map((one) => `${one} as ${nameIn(at, one)}`);
      return names.length === 0 ? `import "./${name}";` : `export { ${names.join(", ")} } from "./${name}";`;
    })
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents: `import "./${first}";\n${source}`, resolveDir: "/", loader: "js" },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    target: "es2022",
    plugins: [
      {
        name: "chunks",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\// }, ({ path }) =>
            members.has(path.slice(2)) ? { path, namespace: "chunk" } : { path, external: true },
          );
          onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({ contents: chunks.get(path.slice(2)) ?? "" }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  const merged = `${entry}-merged.js`;
  const made = new Map([[merged, code]]);
  for (const [name, text] of chunks)
    if (!members.has(name))
      made.set(
        name,
        text.replace(IMPORT, (whole, kind: string, names: string | undefined, file: string) =>
          members.has(file) ? `${kind}${renamed(names ?? "", list.indexOf(file))}"./${merged}"` : whole,
        ),
      );
  return named(made);
}

const hashOf = (...texts: string[]): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 10).toUpperCase();

/**
 * Gives files names that change with any of them: they import one another, in circles, and browsers keep a name's content for
 * ever.
 */
function named(files: ReadonlyMap<string, string>): { path: string; contents: string }[] {
  const build = hashOf(...[...files].flat());
  const names = new Map(
    [...files.keys()].map((name) => [name, name.replace(/-\w+\.js$/, `-${hashOf(name, build)}.js`)]),
  );
  return [...files].map(([name, text]) => ({
    path: names.get(name) ?? name,
    contents: text.replace(/"\.\/([\w-]+\.js)"/g, (whole, file: string) =>
      names.has(file) ? `"./${names.get(file)}"` : whole,
    ),
  }));
}
