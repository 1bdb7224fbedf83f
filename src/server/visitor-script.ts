import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Made by `scripts/generate.mjs`; each file's name holds its content's hash. */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "generated", "visitor");

export const visitorFiles = (): string[] => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

export const readVisitorFile = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

const addressOf = (file: string) => `/storage/scripts/${file}`;

let known: string | undefined;

/** Addresses of the script that a page without React begins with, and of the parts it needs at once, with spaces between. */
export function visitorScript(): string | undefined {
  if (known !== undefined) return known;
  const first = visitorFiles().find((file) => file.startsWith("visitor-"));
  if (!first) return undefined;
  const needed = [...readVisitorFile(first).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  known = [first, ...needed].map(addressOf).join(" ");
  return known;
}
