import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * What makes a cache: one of these, or an empty map in a constant of a module, which lives as long as the process. Maps inside
 * functions and classes hold what is being made at the moment.
 */
const MADE = [
  /\bnew (?:LRUCache|PageStore|QueryClient)\b/,
  /\bcaches\.open\(/,
  /\bcreateObjectStore\("/,
  /^(?:export )?const \w+(?:: [^=\n]+)? = new (?:Weak)?Map(?:<.*>)?\(\)/m,
];
const makesCache = (text: string): boolean => MADE.some((made) => made.test(text));

/** Maps in constants that answer nobody from what was computed before. */
const OTHERS = [
  "src/app/api/share-picture/route.ts", // turns of shops while they draw
  "src/domain/fields.ts", // schemas by the schemas made of them
  "src/features/product/bulk/use-selection.ts", // nothing is picked
  "src/server/edge/edge-metrics.ts", // counts
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(?:test|generated)\//.test(file);
const made = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => relative(root, join(root, "src", path)).replaceAll("\\", "/"))
  .filter((file) => isSource(file) && makesCache(readFileSync(join(root, file), "utf8")));

const section =
  /^## Caches\n[\s\S]*?(?=^## )/m.exec(readFileSync(join(root, "docs/architecture.md"), "utf8"))?.[0] ?? "";
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:what|\*\*)/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const named = rows.flatMap(([, where = ""]) => /^`(src\/\S+)`$/.exec(where)?.[1] ?? []);

describe("the table of caches (docs/architecture.md#caches)", () => {
  it.each([
    ["export const known = new Map<string, string[]>();", true],
    ["const known: Known = new WeakMap();", true],
    ["  readonly #sizes: LRUCache<string, number>;\n    this.#sizes = new LRUCache<string, number>({", true],
    ["const DOCUMENTS = new Map([\n", false],
    ["  const running = new Map<string, Promise<Page>>();", false],
  ])("finds a cache by how it is made: %j", (text, isCache) => {
    expect(makesCache(text)).toBe(isCache);
  });

  it("has every cache of the sources: add its row, with its key, what purges it, and its bound", () => {
    expect(made.filter((file) => !OTHERS.includes(file) && !named.includes(file))).toEqual([]);
  });

  it("names no file without a cache, and none twice", () => {
    expect(named.filter((file, at) => !made.includes(file) || named.indexOf(file) !== at)).toEqual([]);
    expect(OTHERS.filter((file) => !made.includes(file))).toEqual([]);
  });

  it("says of each its key, what purges it, and its bound", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((cells) => cells.length !== 5 || cells.includes(""))).toEqual([]);
  });
});
