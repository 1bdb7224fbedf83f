import { httpRequest } from "./fixtures/http";
import { runScript } from "./fixtures/installation";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("a change made by a job of another process is visible on a cached page at once", async ({ shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const page = `${shop.url}/catalogo`;
  await expect.poll(async () => (await httpRequest(page)).headers["cache-status"]).toBe("vidriera; hit");
  expect((await httpRequest(page)).text).toContain("Mate torpedo");
  await runScript(shop.api.origin, "rename-job.ts", [String(shop.id), String(id), "Mate imperial"]);
  await expect.poll(async () => (await httpRequest(page)).text, { timeout: 5_000 }).toContain("Mate imperial");
  expect((await httpRequest(page)).text).not.toContain("Mate torpedo");
});
