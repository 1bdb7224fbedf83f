import { httpRequest } from "./fixtures/http";
import { readInstallationFile, runScript } from "./fixtures/installation";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("a change made by a job is visible at the next request of a cached page", async ({ shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const page = `${shop.url}/catalogo`;
  await expect.poll(async () => (await httpRequest(page)).headers["cache-status"]).toBe("vidriera; hit");
  expect((await httpRequest(page)).text).toContain("Mate torpedo");
  await runScript(shop.api.origin, "rename-job.ts", [String(shop.id), String(id), "Mate imperial"]);
  const next = await httpRequest(page);
  expect(next.text).toContain("Mate imperial");
  expect(next.text).not.toContain("Mate torpedo");
});

test("a purge needs the secret and is not accepted through a proxy", async ({ origin, shop }) => {
  const purge = (headers: Record<string, string>, to = origin) =>
    httpRequest(`${to}/api/internal/purge`, { method: "POST", headers, body: JSON.stringify({ tentId: shop.id }) });
  const { INTERNAL_SECRET } = await readInstallationFile("secrets.json");
  const authorization = `Bearer ${INTERNAL_SECRET}`;
  const responses = [
    await purge({}),
    await purge({ authorization: "Bearer x" }),
    await purge({ authorization, "x-forwarded-for": "127.0.0.1" }),
    await purge({ authorization }, shop.url),
    await purge({ authorization }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 204]);
});
