import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LIMITS } from "./limits";

it("each limit has its row in docs/security.md", () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/security.md`, "utf8");
  const section = page.slice(page.indexOf("## Limits"), page.indexOf("## Load"));
  const rows = [...section.matchAll(/^\| `([a-z-]+)` \| ([\d,]+|`API_CALLS_PER_MINUTE`) \|/gm)];
  const written = rows.map(([, name = "", calls = ""]) => [name, calls]);
  expect(written).toEqual(
    Object.entries(LIMITS).map(([name, { points }]) => [
      name,
      name.startsWith("api-") ? "`API_CALLS_PER_MINUTE`" : points.toLocaleString("en"),
    ]),
  );
});
