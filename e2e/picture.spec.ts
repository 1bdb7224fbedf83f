import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { PicturePages } from "./pages/picture-pages";

interface Shared {
  name: string;
  type: string;
  text: string;
  bytes: string;
  inTap: boolean;
}

/** A device that shares files: what its share sheet gets is kept in the page. */
async function withShareSheet(page: Page): Promise<() => Promise<Shared | null>> {
  await page.addInitScript(() => {
    const kept = { shared: null as unknown };
    Object.assign(window, { kept });
    navigator.canShare = (data) => Boolean(data?.files?.every(({ type }) => type === "image/jpeg"));
    navigator.share = async (data) => {
      const [file] = data?.files ?? [];
      const inTap = navigator.userActivation.isActive;
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
      kept.shared = {
        name: file?.name,
        type: file?.type,
        text: data?.text,
        inTap,
        bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
      };
    };
  });
  return () => page.evaluate(() => (window as unknown as { kept: { shared: Shared | null } }).kept.shared);
}

const metadata = (bytes: string | Buffer) =>
  sharp(typeof bytes === "string" ? Buffer.from(bytes, "base64") : bytes).metadata();

test("a product becomes a status in the share sheet of the phone", async ({ user, context, shop, origin }) => {
  const { page } = user;
  const pages = new PicturePages(user);
  const screenshot = screenshots("picture");
  const shared = await withShareSheet(page);
  const product = await addProduct(shop, { name: "Pava enlozada", price: "46800", photo: true });
  await shop.logIn(context);
  await page.goto(`${origin}/productos/${product.id}`);
  await user.tap(page.getByRole("link", { name: "Imagen para compartir" }).filter({ visible: true }));
  await expect(pages.heading).toBeVisible();
  await expect(pages.picture).toHaveAccessibleName("Estado de Pava enlozada");
  await screenshot(page, "estado");
  await user.tap(pages.share);
  expectTaps("share a status of a product", user.taps, 2);

  await expect.poll(shared).not.toBeNull();
  const sent = await shared();
  expect(sent).toMatchObject({ type: "image/jpeg", inTap: true });
  expect(sent?.name).toMatch(/^pava-enlozada-estado-[0-9a-z]+\.jpg$/);
  expect(sent?.text).toBe(`Pava enlozada, $ 46.800: ${shop.url}/catalogo/${product.id}-pava-enlozada`);
  expect(await metadata(sent?.bytes ?? "")).toMatchObject({ format: "jpeg", width: 1080, height: 1920 });
});

test("several products become a post, which is downloaded where files cannot be shared", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  const pages = new PicturePages(user);
  const screenshot = screenshots("picture-collage");
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  for (const name of ["Mate", "Termo", "Bombilla"])
    await addProduct(shop, { name, price: "1500", photo: name === "Mate" });
  await shop.logIn(context);
  await page.goto(`${origin}/compartir/imagen`);
  await expect(pages.picture).toBeVisible();
  await expect(pages.share).toHaveCount(0);
  await pages.chooseOthers();
  await pages.choose("Termo");
  await pages.choose("Bombilla");
  await expect(page.getByText("3 elegidos")).toBeVisible();
  await screenshot(page, "elegir");
  await pages.make();
  await expect(pages.picture).toHaveAccessibleName("Estado con 3 productos");
  await pages.format("Publicación");
  await expect(pages.picture).toHaveAccessibleName("Publicación con 3 productos");
  await pages.title.fill("Para el mate");
  await pages.toggle("Dirección de la tienda");
  await expect(pages.downloadButton).toBeEnabled();
  const name = /^para-el-mate-publicacion-[0-9a-z]+\.jpg$/;
  await expect(async () => {
    expect((await pages.download()).suggestedFilename()).toMatch(name);
  }).toPass();
  const file = await pages.download();
  expect(await metadata(await readFile(await file.path()))).toMatchObject({ width: 1080, height: 1080 });
  await screenshot(page, "publicacion");
});

test("a picture that does not come can be asked for again", async ({ user, context, shop, origin, monitor }) => {
  const { page } = user;
  const pages = new PicturePages(user);
  monitor.allow(/share-picture|status of 429/);
  await addProduct(shop, { name: "Mate", price: "1500" });
  await shop.logIn(context);
  await page.route("**/api/share-picture?*", (route) => route.fulfill({ status: 429, json: { error: "BUSY" } }), {
    times: 1,
  });
  await page.goto(`${origin}/compartir/imagen`);
  await expect(page.getByRole("alert").filter({ hasText: "No se pudo armar" })).toBeVisible();
  await user.tap(page.getByRole("button", { name: "Armar otra vez" }));
  await expect(pages.picture).toHaveAccessibleName("Estado de Mate");
});
