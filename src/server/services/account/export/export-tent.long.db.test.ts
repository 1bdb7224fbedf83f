import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { exportTent } from "./export-tent";

const db = testDb();
beforeAll(() => makeBase(db));

const [PRODUCTS, PHOTOS_EACH, ORDERS, CUSTOMERS] = [2_000, 2, 10_000, 5_000];
const PHOTO_BYTES = 150_000;
const MB = 1024 * 1024;
const HASH = "a".repeat(32);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Fills the shop inside the database, so that nothing of it is in memory. */
async function fillShop(tentId: number): Promise<void> {
  const image = await db.image.create({
    data: { tentId, hash: HASH, width: 1280, height: 1280, bytes: PHOTO_BYTES, placeholder: "x" },
  });
  await db.$executeRaw`INSERT INTO products (tent_id, name, description, price, search_text, updated_at)
    SELECT ${tentId}, 'Producto ' || n, repeat('Descripción ' || n || '. ', 100), n, 'x', now()
    FROM generate_series(1, ${PRODUCTS}::int) n`;
  await db.$executeRaw`INSERT INTO product_images (product_id, image_id, "order")
    SELECT p.id, ${image.id}, n FROM products p, generate_series(1, ${PHOTOS_EACH}::int) n WHERE p.tent_id = ${tentId}`;
  await db.$executeRaw`INSERT INTO customers (tent_id, name, phone)
    SELECT ${tentId}, 'Cliente ' || n, (5491100000 + n)::text FROM generate_series(1, ${CUSTOMERS}::int) n`;
  await db.$executeRaw`INSERT INTO orders
    (tent_id, number, client_key, token, customer_name, note, currency, subtotal, total, updated_at)
    SELECT ${tentId}, n, 'largo-' || n, 'largo-' || n, 'Cliente ' || n, repeat('Una nota larga. ', 20), 'ARS', n, n, now()
    FROM generate_series(1, ${ORDERS}::int) n`;
  await db.$executeRaw`INSERT INTO order_lines (order_id, name, quantity, price, position)
    SELECT o.id, 'Producto ' || n, 1, n, n FROM orders o, generate_series(1, 3) n WHERE o.tent_id = ${tentId}`;
}

it("keeps memory flat for 2,000 products and 10,000 orders, however slowly it is read", async () => {
  const { owner, tentId } = await makeTent(db);
  await fillShop(tentId);
  const { ctx, storage } = merchantContext(db, owner.id);
  await storage.put(imageFileName(HASH, Math.max(...imageWidths(1280))), Buffer.alloc(PHOTO_BYTES, 7));

  const empty = await makeTent(db);
  for await (const _ of exportTent(ctx, empty.tentId, copyFor(1))); // loads what every export needs
  const measured: number[] = [memory()];
  let [bytes, measuredAt] = [0, 0];
  for await (const chunk of exportTent(ctx, tentId, copyFor(1))) {
    bytes += chunk.length;
    // tables and JSON come first, and are compressed
    if (bytes - measuredAt < (bytes < 5 * MB ? MB / 20 : 10 * MB)) continue;
    measuredAt = bytes;
    await wait(50);
    measured.push(memory());
  }
  expect(bytes).toBeGreaterThan(PRODUCTS * PHOTOS_EACH * PHOTO_BYTES);
  expect((Math.max(...measured) - Math.min(...measured)) / MB).toBeLessThan(100);
});
