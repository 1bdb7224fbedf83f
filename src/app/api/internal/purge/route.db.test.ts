import { expect, test, vi } from "vitest";
import { connectEdgeCaches } from "~/server/edge/cache/purges";
import { createHostTable } from "~/server/edge/host-table";
import { POST } from "./route";

const ask = (secret: string | null, body: unknown) =>
  POST(
    new Request("http://localhost:3000/api/internal/purge", {
      method: "POST",
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const right = process.env.INTERNAL_SECRET ?? "";

test("purges the host table for a request with the secret", async () => {
  const find = vi.fn(async () => null);
  const table = createHostTable(find);
  const none = () => {};
  connectEdgeCaches({ purgePages: none, purgeSite: none, purgeHosts: table.purge });
  const key = { by: "sub", value: "demo" } as const;
  await table.find(key);
  await table.find(key);
  expect(find).toHaveBeenCalledTimes(1);
  expect((await ask(right, { hosts: true })).status).toBe(204);
  await table.find(key);
  expect(find).toHaveBeenCalledTimes(2);
});

test.each([
  ["no secret", null, { hosts: true }],
  ["an empty secret", "", { hosts: true }],
  ["a wrong secret", `${right}x`, { hosts: true }],
  ["a prefix of the secret", right.slice(0, -1), { hosts: true }],
  ["an invalid body", right, { tentId: "7" }],
  ["unknown fields", right, { hosts: true, all: true }],
  ["malformed JSON", right, "{"],
])("responds 404 to %s", async (_what, secret, body) => {
  expect((await ask(secret, body)).status).toBe(404);
});
