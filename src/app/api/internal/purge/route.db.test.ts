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

test("forgets the hosts for who knows the secret", async () => {
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
  ["an empty one", "", { hosts: true }],
  ["a wrong one", `${right}x`, { hosts: true }],
  ["a part of it", right.slice(0, -1), { hosts: true }],
  ["another body", right, { tentId: "7" }],
  ["more than is known", right, { hosts: true, all: true }],
  ["no JSON", right, "{"],
])("is not there for %s", async (_what, secret, body) => {
  expect((await ask(secret, body)).status).toBe(404);
});
