import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const resolve = { alias: { "~": root("./src") } };
const databaseSetup = root("./src/test/database.ts");

// A zone with a 45-minute offset makes every hidden assumption about UTC fail.
process.env.TZ = "Asia/Kathmandu";

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
          exclude: ["src/**/*.db.test.ts", "src/generated/**"],
          env: { TZ: "Asia/Kathmandu" },
        },
      },
      ...(existsSync(databaseSetup)
        ? [
            {
              resolve,
              test: {
                name: "db",
                include: ["src/**/*.db.test.ts"],
                globalSetup: [databaseSetup],
                setupFiles: [root("./src/test/database-file.ts")],
                env: { TZ: "Asia/Kathmandu" },
                testTimeout: 20_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
});
