import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const CODE = ["src", "scripts", "e2e", "prisma"];
const PAGES = ["docs", "README.md", "CONTRIBUTING.md"];
/** Generated, or migrations, which stay as they were applied. */
const SKIPPED = ["src/generated", "prisma/client", "prisma/migrations"];
const TEXT = /\.(?:[cm]?[jt]sx?|css|md|prisma|sql|toml|py|lua|json|ya?ml)$/;

function textFiles(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" || SKIPPED.includes(inner) ? [] : textFiles(inner);
    return TEXT.test(entry.name) && entry.name !== "package-lock.json" ? [inner] : [];
  });
}

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const files = [...CODE, ...PAGES].flatMap(textFiles).map((path) => ({ path, text: textOf(path) }));

const withoutFences = (markdown: string) => markdown.replace(/^ {0,3}(`{3,}|~{3,}).*\n[\s\S]*?^ {0,3}\1.*$/gm, "");

/** By GitHub's rules: what is neither a letter, a digit, a dash, an underscore nor a blank goes, and blanks become dashes. */
function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutFences(markdown).matchAll(/^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

interface Reference {
  /** As it is written. */
  written: string;
  /** The file it is about, from the root. */
  target: string;
  anchor: string;
}

/** `docs/….md` with or without an anchor, in comments and in sentences. */
function mentionsIn(text: string): Reference[] {
  return [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu)].map(
    ([written, target = "", anchor = ""]) => ({ written, target, anchor }),
  );
}

/** Links of a Markdown file to other files of the project. */
function linksIn(path: string, text: string): Reference[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)].flatMap(([, written = ""]) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return [];
    const [file = "", anchor = ""] = written.split("#", 2).map(decodeURIComponent);
    const target = file === "" ? path : relative(root, join(root, dirname(path), file)).replaceAll("\\", "/");
    return [{ written, target, anchor }];
  });
}

/** Why a reference leads nowhere; null where it leads somewhere. */
function problemOf({ target, anchor }: Reference): string | null {
  if (!existsSync(join(root, target))) return "no such file";
  if (anchor === "") return null;
  return extname(target) === ".md" && anchorsIn(textOf(target)).has(anchor) ? null : "no such heading";
}

describe("references to documents", () => {
  it("makes anchors as GitHub does", () => {
    const page =
      "# Who may call?\n\n## `GET /a`: *all* of it\n\n```\n# no heading\n```\n\n## Año nuevo\n\n## Año nuevo\n\n### [Plans](a.md) ##\n";
    expect([...anchorsIn(page)]).toEqual(["who-may-call", "get-a-all-of-it", "año-nuevo", "año-nuevo-1", "plans"]);
  });

  it("lead to files and headings that exist: a heading that is renamed takes its references along", () => {
    const broken = files.flatMap(({ path, text }) =>
      [...mentionsIn(text), ...(path.endsWith(".md") ? linksIn(path, text) : [])].flatMap((reference) => {
        const problem = problemOf(reference);
        return problem === null ? [] : [`${path}: ${reference.written} (${problem})`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it("name pages of this repository: what a comment relies on is in docs/", () => {
    const foreign = /\b(?:spec|design|facts(?:-\w+)?|rest)(?:'s)?\s+§|\b(?:spec|design|facts(?:-\w+)?|rest)\.md\b/i;
    const found = files
      .filter(({ path }) => CODE.some((folder) => path.startsWith(`${folder}/`)))
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, at) => (foreign.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
