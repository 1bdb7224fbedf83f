import { attempts, sendRaw } from "~/test/poison";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("a malformed first request is not stored in the page cache", async ({ shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { host, port } = new URL(shop.url);
  const path = "/catalogo";
  let price = 18_500;
  for (const attempt of attempts({ path, host, other: host.replace(/^[^.]+/, "demo") })) {
    price += 100;
    await shop.api.mutate("product", "updateField", { id, field: "price", value: String(price) });
    await sendRaw(Number(port), { path, host, ...attempt });
    const { status, body } = await sendRaw(Number(port), { path, host });
    expect([status, body.includes("Mate torpedo"), /evil|gopher/.test(body)], attempt.what).toEqual([200, true, false]);
  }
});
