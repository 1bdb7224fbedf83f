import { expect, test } from "@playwright/test";
import { httpRequest } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(120_000);

test("a killed application process restarts, and no response is wrong in the meantime", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", price: "1.500" });
    const page = `${shop.url}/catalogo`;
    const shown = async () => (await httpRequest(page)).text.match(/Mate|Termo/)?.[0];
    expect(await shown()).toBe("Mate");

    for (let round = 0; round < 3; round++) {
      site.killApplication();
      // pages cached before the crash are not served after it: they are rendered again, or respond 503
      await expect
        .poll(async () => (await httpRequest(page)).headers["cache-status"], { intervals: [20] })
        .not.toBe("vidriera; hit");
      const responses = await Promise.all(Array.from({ length: 8 }, () => httpRequest(page)));
      for (const { status, headers, text } of responses) {
        expect([200, 503]).toContain(status);
        if (status === 200) expect(text).toContain("Mate");
        else expect(headers["retry-after"]).toBe("5");
      }
      await expect.poll(async () => (await httpRequest(page)).status, { timeout: 120_000 }).toBe(200);
      expect((await httpRequest(`${site.origin}/api/health`)).status).toBe(200);
    }

    await shop.api.mutate("product", "updateField", { id: product.id, field: "name", value: "Termo" });
    expect(await shown()).toBe("Termo");
  } finally {
    await site.remove();
  }
});
