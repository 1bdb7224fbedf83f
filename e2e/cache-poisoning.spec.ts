import { attempts, sendRaw } from "~/test/poison";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

/** A response without the headers that differ each time. */
const stored = ({ head, body }: { head: string; body: string }) =>
  `${head.replace(/\r\n(?:date|cache-status|x-request-id): [^\r]*|'nonce-[^']*'/gi, "")}\r\n\r\n${body}`;

test("malformed requests do not change what is in memory", async ({ shop, origin }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { host: shopHost, port } = new URL(shop.url);
  const other = shopHost.replace(/^[^.]+/, "demo");
  const targets = [
    { path: "/", host: shopHost },
    { path: "/catalogo", host: shopHost },
    { path: "/catalogo/buscar?q=mate", host: shopHost },
    { path: `/api/getProducts/${shop.id}`, host: new URL(origin).host },
  ];
  for (const { path, host } of targets) {
    const open = () => sendRaw(Number(port), { path, host });
    const clean = await open();
    expect([clean.status, clean.body.includes("Mate torpedo")]).toEqual([200, true]);
    for (const attempt of attempts({ path, host, other })) {
      await sendRaw(Number(port), { path, host, ...attempt });
      const after = await open();
      expect(after.head, `${path}: ${attempt.what}`).toMatch(/cache-status: vidriera; hit/i);
      expect(stored(after) === stored(clean), `${path}: ${attempt.what}`).toBe(true);
    }
  }
});
