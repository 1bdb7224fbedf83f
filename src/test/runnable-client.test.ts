import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runnableClient } from "../../scripts/generate.ts";

it("prisma/client matches the schema: else run `npm run db:generate`", async () => {
  expect((await runnableClient()) === readFileSync("prisma/client/client.js", "utf8")).toBe(true);
});
