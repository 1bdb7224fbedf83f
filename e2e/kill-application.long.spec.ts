import { expect, test } from "@playwright/test";
import { ask } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { OwnSite } from "./fixtures/own-site";

test.setTimeout(120_000);

test("an application that is killed comes back by itself, and meanwhile nobody is answered wrongly", async () => {
  const site = await OwnSite.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", price: "1.500" });
    const page = `${shop.url}/catalogo`;
    const shown = async () => (await ask(page)).text.match(/Mate|Termo/)?.[0];
    expect(await shown()).toBe("Mate");

    for (let round = 0; round < 3; round++) {
      site.killApplication();
      // what was made before the loss is not trusted after it: a page is made anew, or told to come later
      await expect
        .poll(async () => (await ask(page)).headers["cache-status"], { intervals: [20] })
        .not.toBe("vidriera; hit");
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(page)));
      for (const { status, headers, text } of answers) {
        expect([200, 503]).toContain(status);
        if (status === 200) expect(text).toContain("Mate");
        else expect(headers["retry-after"]).toBe("5");
      }
      await expect.poll(async () => (await ask(page)).status, { timeout: 120_000 }).toBe(200);
      expect((await ask(`${site.origin}/api/health`)).status).toBe(200);
    }

    await shop.api.mutate("product", "updateField", { id: product.id, field: "name", value: "Termo" });
    expect(await shown()).toBe("Termo");
  } finally {
    await site.remove();
  }
});
