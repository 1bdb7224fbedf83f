import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What only parts that open over the screen use. */
const OPENS =
  /radix-ui\/(?:alert-dialog|context-menu|dialog|dropdown-menu|hover-card|menubar|popover|select)|<dialog\b|createPortal|popover=|\bscrimClass\b|"fixed [^"]*\bz-dialog\b|\bz-bulk\b/;
const CLOSES_ON_BACK = /\buseCloseOnBack\(/;

const opensOverScreen = (source: string): boolean => OPENS.test(source);
export const missesBack = (source: string): boolean => opensOverScreen(source) && !CLOSES_ON_BACK.test(source);

interface SourceFile {
  /** From `src`. */
  file: string;
  source: string;
}

/** All components of the sources. */
export const componentFiles = (): SourceFile[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => ({ file, source: readFileSync(join("src", file), "utf8") }));

const UI = "components/ui/";
const nameOf = (file: string) => file.slice(UI.length, -".tsx".length);
/** `./dialog`, or lazily `import("./dialog-view")`. */
const importsOf = (source: string) =>
  [...source.matchAll(/(?:from |import\()"\.\/([\w-]+)"/g)].map(([, name = ""]) => name);

/** The names of the files of `src/components/ui` that open over the screen, by themselves or by another of them. */
export function overlayNames(): string[] {
  const files = componentFiles().filter(({ file }) => file.startsWith(UI));
  const names = new Set(files.filter(({ source }) => opensOverScreen(source)).map(({ file }) => nameOf(file)));
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const { file, source } of files)
      if (importsOf(source).some((name) => names.has(name))) names.add(nameOf(file));
  }
  return [...names].sort();
}
