import { readFileSync } from "node:fs";
import { join } from "node:path";

function readBuildId(): string {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "development"; // the development server has no build
  }
}

/** The id of the build that this process serves; read once, as a newer build may replace the files while it runs. */
export const buildId = readBuildId();
