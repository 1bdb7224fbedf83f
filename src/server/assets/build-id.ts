import { readFileSync } from "node:fs";
import { join } from "node:path";

function readBuildId(): string {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "development"; // the development server has no build
  }
}

/** Which build this process serves; read once, as a newer one may be put in its place while it runs. */
export const buildId = readBuildId();
