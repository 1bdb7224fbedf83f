import { attempts, sendRaw } from "~/test/poison";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

/** A response without the headers that differ each time. */
const stored = ({ head, body }: { head: string; body: string }) =>
  `${head.replace(/\r\n(?:date|cache-status): [^\r]*/gi, "")}\r\n\r\n${body}`;

test("malformed requests do not change the cached page", async ({ shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { host, port } = new URL(shop.url);
  const other = host.replace(/^[^.]+/, "demo");
  for (const path of ["/", "/catalogo"]) {
    const open = () => sendRaw(Number(port), { path, host });
    const clean = await open();
    expect([clean.status, clean.body.includes("Mate torpedo")]).toEqual([200, true]);
    for (const attempt of attempts({ path, host, other })) {
      await sendRaw(Number(port), { path, host, ...attempt });
      const after = await open();
      expect(after.head, attempt.what).toMatch(/cache-status: vidriera; hit/i);
      expect(stored(after) === stored(clean), attempt.what).toBe(true);
    }
  }
});
