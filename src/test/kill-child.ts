// The child of kill.long.db.test.ts: repeats one kind of write until it is killed.
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import { priceApplySchema, pricePreviewSchema } from "~/domain/product/prices/price-change-schemas";
import { LocalStorage } from "~/server/adapters/local/storage";
import { db } from "~/server/database/client";
import { placeOrder } from "~/server/services/order/place/place-order";
import { addProductImage } from "~/server/services/product/images/add-product-image";
import { removeProductImage } from "~/server/services/product/images/remove-product-image";
import { replaceProductImage } from "~/server/services/product/images/replace-product-image";
import { applyPriceChange } from "~/server/services/product/prices/apply-price-change";
import { previewPriceChange } from "~/server/services/product/prices/preview-price-change";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { merchantContext } from "./factories";

const [work, root = "", tentId = "", productId = "", ownerId = ""] = process.argv.slice(2);
const own = merchantContext(db, Number(ownerId)).ctx;
const ctx = { ...own, ports: { ...own.ports, storage: new LocalStorage({ root, defaults: root }) } };
const tent = mintOwnedTentId(Number(tentId));

async function photo(): Promise<Blob> {
  const background = { r: random(256), g: random(256), b: random(256) };
  const bytes = await sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

const random = (below: number) => Math.floor(Math.random() * below);

async function photos(): Promise<void> {
  const { id } = await addProductImage(ctx, tent, { productId: Number(productId), file: await photo() });
  if (random(2) === 0) await replaceProductImage(ctx, tent, { id, file: await photo() });
  if (random(3) > 0) await removeProductImage(ctx, tent, id);
}

async function orders(): Promise<void> {
  const input = orderSubmitSchema.parse({
    tentId: Number(tentId),
    clientKey: randomUUID(),
    lines: [{ productId: Number(productId), quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    customerPhone: `11 5874-${1000 + random(9000)}`,
    method: "PICKUP",
  });
  await placeOrder({ ...ctx, actor: null }, input, { address: randomUUID() });
}

async function prices(): Promise<void> {
  const change = { scope: { kind: "all" }, rule: { direction: "up", unit: "amount", value: "1" } };
  const { fingerprint } = await previewPriceChange(ctx, tent, pricePreviewSchema.parse(change));
  const input = { ...change, clientKey: randomUUID(), fingerprint };
  await applyPriceChange(ctx, tent, priceApplySchema.parse(input));
}

async function forever(once: () => Promise<void>): Promise<void> {
  for (;;) {
    await once().catch((error: unknown) => process.send?.({ refused: String(error) }));
    process.send?.({ done: 1 });
  }
}

const works: Record<string, () => Promise<void>> = { photos, orders, prices };
const once = works[work ?? ""] ?? orders;
void Promise.all([forever(once), forever(once), forever(once)]);
