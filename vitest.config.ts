import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { "~": root("./src") } };
const databaseSetup = root("./src/test/database.ts");

// `npm run test:long` runs name.long.test.ts and name.long.db.test.ts, `npm test` the others.
const long = process.env.TEST_LONG === "1";

// A zone with a 45-minute offset makes every hidden assumption about UTC fail.
process.env.TZ = "Asia/Kathmandu";

/** Pure functions and texts: nothing of one file can reach another, so that they share workers, which cost most of their time. */
const PURE = "src/{domain,copy}/**/*.test.{ts,tsx}";
const LONG = "src/**/*.long.test.ts";

// Limits are for what hangs: a good build on a busy machine must not fail for being slow.
const patience = {
  testTimeout: long ? 1_800_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  resolve,
  test: {
    maxWorkers: availableParallelism() + 1, // one less by default: half of a small machine, and a database is waited for
    projects: [
      {
        resolve,
        test: {
          name: "pure",
          include: long ? [] : [PURE],
          exclude: [LONG],
          isolate: false,
          ...patience,
          env: { TZ: "Asia/Kathmandu" },
        },
      },
      {
        resolve,
        test: {
          name: "unit",
          include: long ? [LONG] : ["src/**/*.test.ts", "src/**/*.test.tsx"],
          exclude: ["src/**/*.db.test.ts", "src/generated/**", ...(long ? [] : [LONG, PURE])],
          ...patience,
          env: { TZ: "Asia/Kathmandu", SKIP_ENV_VALIDATION: "1" }, // these tests have no installation, so no settings
        },
      },
      ...(existsSync(databaseSetup)
        ? [
            {
              resolve,
              test: {
                name: "db",
                include: [long ? "src/**/*.long.db.test.ts" : "src/**/*.db.test.ts"],
                exclude: long ? [] : ["src/**/*.long.db.test.ts"],
                globalSetup: [databaseSetup],
                setupFiles: [root("./src/test/database-file.ts")],
                env: { TZ: "Asia/Kathmandu" },
                ...patience,
              },
            },
          ]
        : []),
    ],
  },
});
