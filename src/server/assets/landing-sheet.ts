import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/env";
import { LANDING_SHEET } from "./style-parts";

let built: string | undefined;

/** The home page's CSS, which stands inline in the page: in production the built one, in development the current source. */
export function landingSheet(): string {
  const read = (path: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), "utf8");
  if (env.NODE_ENV !== "production") return read(LANDING_SHEET);
  built ??= read("build/styles/landing.css");
  return built;
}
