import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { UploadThingStandIn } from "~/test/uploadthing-stand-in";
import { httpRequest } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(240_000);

test("photos at UploadThing survive the loss of the site's disk", async () => {
  const standIn = await UploadThingStandIn.start();
  const { apiUrl, ingestUrl, filesUrl } = standIn.addresses;
  const site = await SiteProcess.prepare({
    UPLOADTHING_TOKEN: standIn.token,
    UPLOADTHING_API_URL: apiUrl,
    UPLOADTHING_INGEST_URL: ingestUrl,
    UPLOADTHING_FILES_URL: filesUrl,
  });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", photo: true });
    expect(standIn.files.size).toBeGreaterThan(0);
    const [{ hash } = { hash: "" }] = await site.query<{ hash: string }>(
      `SELECT hash FROM images JOIN product_images ON images.id = image_id WHERE product_id = ${product.id}`,
    );
    const address = `${site.origin}/storage/images/${hash}-160.webp`;
    const first = await httpRequest(address);
    expect([first.status, first.headers["content-type"], standIn.downloads]).toEqual([200, "image/webp", 0]);

    await site.kill("server");
    rmSync(join(site.dataDir, "image-cache"), { recursive: true });
    await site.start();
    const again = await httpRequest(address);
    expect([again.status, again.text === first.text, standIn.downloads]).toEqual([200, true, 1]);
    await httpRequest(address);
    expect(standIn.downloads).toBe(1);
  } finally {
    await site.remove();
    standIn.close();
  }
});
