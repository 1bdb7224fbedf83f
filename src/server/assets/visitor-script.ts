import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Created by `scripts/bundle-visitor.ts`; each file name contains a hash of the content. */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "generated", "visitor");

export const visitorFiles = (): string[] => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

export const readVisitorFile = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

const addressOf = (file: string) => `/storage/scripts/${file}`;

const neededBy = (file: string): string[] =>
  [...readVisitorFile(file).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, needed = ""]) => needed);

const known = new Map<string, string[]>();

/** The URLs of one of a shop's scripts and of the modules it imports at once. */
export function visitorScript(name = "visitor"): string[] {
  const made = known.get(name);
  if (made) return made;
  const first = visitorFiles().find((file) => file.startsWith(`${name}-`));
  if (!first) return [];
  const files = new Set([first]);
  for (const file of files) for (const needed of neededBy(file)) files.add(needed);
  const addresses = [...files].map(addressOf);
  known.set(name, addresses);
  return addresses;
}
