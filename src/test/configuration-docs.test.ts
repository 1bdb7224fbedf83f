import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import type { z } from "zod";

interface Options {
  server: Record<string, z.ZodType>;
  client: Record<string, z.ZodType>;
}

// env.js hands its schemas to createEnv: here they are wanted themselves, not an environment that they validated
vi.mock("@t3-oss/env-nextjs", () => ({ createEnv: (options: Options) => options }));

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

/** What people may set and only the commands or the tests read, with the file that reads it. */
const ofCommands: Record<string, string> = {
  NEXTAUTH_URL: "scripts/environment.ts",
  MALLOC_ARENA_MAX: "scripts/environment.ts",
  MIGRATE: "scripts/environment.ts",
  TEST_DATABASE_URL: "src/test/database.ts",
  CHROMIUM_PATH: "scripts/chromium.ts",
};

const rows = [...read("docs/configuration.md").matchAll(/^\| `([A-Z][A-Z0-9_]*)` \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, name = "", standard = "", meaning = ""]) => ({ name, standard, meaning }),
);

async function readSchemas(): Promise<Record<string, z.ZodType>> {
  const { env } = await import("~/env");
  const { server, client } = env as unknown as Options;
  return { ...server, ...client };
}

/** How the page writes a default: `3000`, on, off. */
function written(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return `\`${String(value)}\``;
}

it("docs/configuration.md describes every variable of src/env.js once, and no other", async () => {
  const known = [...Object.keys(await readSchemas()), ...Object.keys(ofCommands)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

it("docs/configuration.md says the defaults of src/env.js", async () => {
  const schemas = await readSchemas();
  const wrong = rows.flatMap(({ name, standard }) => {
    const value = schemas[name]?.safeParse(undefined).data;
    return value === undefined || standard.includes(written(value)) ? [] : [`${name}: ${written(value)}`];
  });
  expect(wrong).toEqual([]);
});

it("every row says something", () => {
  expect(rows.filter(({ standard, meaning }) => standard.trim() === "" || meaning.trim() === "")).toEqual([]);
});

it.each(Object.entries(ofCommands))("%s is read by %s", (name, file) => {
  expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
});

it.each([
  ["127.0.0.1:4191", true],
  ["fotos.example:8080,[::1]:80", true],
  ["fotos.example", false],
  ["http://fotos.example:80", false],
  ["fotos.example:80, otras.example:80", false],
  ["fotos.example:99999", false],
  ["ana@fotos.example:80", false],
])("PHOTO_FETCH_ALLOW takes exact hosts with their ports: %s", async (value, isTaken) => {
  expect((await readSchemas()).PHOTO_FETCH_ALLOW?.safeParse(value).success).toBe(isTaken);
});
