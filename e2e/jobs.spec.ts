import { ask } from "./fixtures/http";
import { readInstallationFile, runBeside } from "./fixtures/installation";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("what a job changes shows at the next request, though the page was cached", async ({ shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const page = `${shop.url}/catalogo`;
  await expect.poll(async () => (await ask(page)).headers["cache-status"]).toBe("vidriera; hit");
  expect((await ask(page)).text).toContain("Mate torpedo");
  await runBeside(shop.api.origin, "rename-job.ts", [String(shop.id), String(id), "Mate imperial"]);
  const next = await ask(page);
  expect(next.text).toContain("Mate imperial");
  expect(next.text).not.toContain("Mate torpedo");
});

test("nobody purges without the secret, or through a proxy", async ({ origin, shop }) => {
  const purge = (headers: Record<string, string>, to = origin) =>
    ask(`${to}/api/internal/purge`, { method: "POST", headers, body: JSON.stringify({ tentId: shop.id }) });
  const { INTERNAL_SECRET } = await readInstallationFile("secrets.json");
  const authorization = `Bearer ${INTERNAL_SECRET}`;
  const answers = [
    await purge({}),
    await purge({ authorization: "Bearer x" }),
    await purge({ authorization, "x-forwarded-for": "127.0.0.1" }),
    await purge({ authorization }, shop.url),
    await purge({ authorization }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 204]);
});
