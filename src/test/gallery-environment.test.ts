import { afterEach, expect, it, vi } from "vitest";
import { readEnvironment } from "../../scripts/environment.ts";

afterEach(() => vi.unstubAllEnvs());

const HERE = { PORT: "3000", HOST: "", APP_URL: "", HOST_NAME: "", DATABASE_URL: "", SEED_DEMO: "", NEXTAUTH_URL: "" };

function galleryWith(set: Record<string, string>): string | undefined {
  for (const [name, value] of Object.entries({ ...HERE, ...set })) vi.stubEnv(name, value);
  readEnvironment();
  return process.env.GALLERY;
}

it.each<[string, Record<string, string>, string]>([
  ["off where nobody asks for it", { GALLERY: "" }, "0"],
  ["on where demo shops may be", { GALLERY: "1" }, "1"],
  ["off where others can reach the site", { GALLERY: "1", HOST: "0.0.0.0" }, "0"],
  ["off on a site with an address of its own", { GALLERY: "1", APP_URL: "https://vidriera.example" }, "0"],
  ["off on a database that is not the embedded one", { GALLERY: "1", DATABASE_URL: "postgresql://db/x" }, "0"],
])("the gallery is %s", (_case, set, gallery) => expect(galleryWith(set)).toBe(gallery));
