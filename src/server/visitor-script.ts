import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Made by `scripts/generate.mjs`; each file's name holds its content's hash. */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "generated", "visitor");

export const visitorFiles = (): string[] => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

export const readVisitorFile = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

const addressOf = (file: string) => `/storage/scripts/${file}`;

const known = new Map<string, string[]>();

/** Addresses of a script that a page without React begins with, and of the parts it needs at once. */
export function visitorScript(name: "visitor" | "preview" = "visitor"): string[] {
  const made = known.get(name);
  if (made) return made;
  const first = visitorFiles().find((file) => file.startsWith(`${name}-`));
  if (!first) return [];
  const needed = [...readVisitorFile(first).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  const addresses = [first, ...needed].map(addressOf);
  known.set(name, addresses);
  return addresses;
}
