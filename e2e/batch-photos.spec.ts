import { Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { cameraPhoto } from "../scripts/bench/camera-photo.ts";
import { addProduct } from "./fixtures/merchant";
import { onDisk, picture } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { BatchPage } from "./pages/batch-page";
import { ProductPages } from "./pages/product-pages";

/** Menu of the list, its entry, the files, the first field and "Publicar". */
const TAPS_FOR_TWENTY = 6;

async function archiveOf(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, bytes] of Object.entries(files)) {
    await writer.add(name, new Blob([Uint8Array.from(bytes)]).stream());
  }
  return writer.close();
}

test("twenty products with photo, name and price in a few taps", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  await addProduct(shop, { name: "Pava", price: "900" });
  const screenshot = screenshots("batch-photos");
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, n) => picture(n * 18)));
  const paths = await onDisk(Object.fromEntries(pictures.map((bytes, n) => [`IMG_${1000 + n}.jpg`, bytes])));
  await page.goto("/productos");
  user.taps = 0;
  await user.tap(page.getByRole("button", { name: "Más opciones de la lista" }));
  await user.tap(page.getByRole("menuitem", { name: "Cargar varias fotos" }));
  const batch = new BatchPage(user);
  await expect(page.getByRole("heading", { name: "Una foto, un producto" })).toBeVisible();
  await screenshot(page, "vacia");
  await batch.pick(paths);
  const names = pictures.map((_, n) => `Mate ${String.fromCharCode(65 + n)}`);
  await expect(batch.names).toHaveCount(20);
  await batch.fillAll(names, (n) => String(1000 + n * 10));
  await screenshot(page, "completa");
  await user.tap(batch.publish);
  // twenty uploads and twenty products: minutes on a slow machine
  await expect(page.getByRole("heading", { name: "Una foto, un producto" })).toBeVisible({ timeout: 240_000 });
  expectTaps("Twenty products from photos", user.taps, TAPS_FOR_TWENTY);

  const list = async () => (await shop.api.query("product", "list", { search: "Mate", sort: "shop", page: 1 })).rows;
  await expect.poll(async () => (await list()).filter(({ image }) => image !== null).length).toBe(20);
  expect((await list()).map(({ name, price }) => `${name} ${price}`).sort()).toEqual(
    names.map((name, n) => `${name} ${(1000 + n * 10) * 100}`).sort(),
  );
});

test("photos go on while other screens are open, and after the browser was closed", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const sizes: number[] = [];
  await context.route("**/api/trpc/product.uploadPhoto*", (route) => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0);
    return route.continue();
  });
  const photo = await cameraPhoto();
  expect(photo.length).toBeGreaterThan(3_500_000);
  const paths = await onDisk({ "Cuenco de gres.jpg": photo, "IMG_2.jpg": await picture(200) });
  const batch = new BatchPage(user);
  await batch.open();
  await batch.pick(paths);
  await expect(batch.names.first()).toHaveValue("Cuenco de gres");
  await expect(batch.names).toHaveCount(2);
  await batch.prices.first().fill("14900");
  await user.tap(page.locator("[data-page-bar]").getByRole("link").first());
  await expect(page.getByRole("heading", { name: "Mis productos" })).toBeVisible();
  await page.goto("/categorias");
  await expect.poll(() => sizes.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...sizes.filter((size) => size > 0), 0)).toBeLessThanOrEqual(350_000);

  const next = await context.newPage();
  await page.close();
  await next.goto("/productos/fotos");
  const again = new BatchPage(user.inTab(next));
  await expect(again.uploaded(2, 2)).toBeVisible();
  await expect(again.names.first()).toHaveValue("Cuenco de gres");
  await expect(again.prices.first()).toHaveValue("14900");
  await again.publish.click();
  await expect(again.names).toHaveCount(1);
  const rows = async () => (await shop.api.query("product", "list", { search: "Cuenco", sort: "shop", page: 1 })).rows;
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [{ id } = { id: 0 }] = await rows();
  const { images } = await shop.api.query("product", "get", { id });
  expect(images).toHaveLength(1);
  expect((images[0]?.height ?? 0) > (images[0]?.width ?? 0)).toBe(true); // upright, as its EXIF data says
});

test("a photo that fails is retried, and one of a ZIP joins the product with its code", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/product\.uploadPhoto/, /ERR_FAILED/, /\b415\b/);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.api.mutate("product", "updateField", { id: product.id, field: "sku", value: "MAT-007" });
  await shop.logIn(context);
  const { page } = user;
  const batch = new BatchPage(user);
  const screenshot = screenshots("batch-photos");
  const broken = (await picture(10)).subarray(0, 400);
  const archive = await archiveOf({
    "mates/MAT-007.jpg": await picture(30),
    "mates/taza gris 2.jpg": await picture(60),
    "leeme.txt": new TextEncoder().encode("hola"),
    "__MACOSX/mates/._MAT-007.jpg": new Uint8Array(10),
  });
  await batch.open();
  await batch.pick(await onDisk({ "fotos.zip": archive, "rota.jpg": broken }));
  await expect(page.getByText("1 foto es de un producto que ya tenés")).toBeVisible();
  await expect(page.getByText("Por el código: MAT-007.jpg")).toBeVisible();
  await expect(batch.names).toHaveCount(2);
  await expect(batch.names.first()).toHaveValue("Taza gris");
  await expect(batch.problems).toContainText("dañada");
  await screenshot(page, "con-problemas");
  await user.tap(batch.join);
  await expect(page.getByText("1 foto sumada")).toBeVisible();
  await expect.poll(async () => (await shop.api.query("product", "get", { id: product.id })).images.length).toBe(1);

  await user.tap(page.getByRole("button", { name: "Quitar la foto de Foto de Rota" }));
  await expect(batch.names).toHaveCount(1);
});

test("hostile and unsuitable files are refused kindly", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const batch = new BatchPage(user);
  await batch.open();
  const refused: [Record<string, Buffer | Uint8Array>, string][] = [
    [{ "roto.zip": Buffer.from("PK no es un zip") }, "No pudimos abrir el ZIP"],
    [{ "vacio.zip": await archiveOf({ "a.txt": new Uint8Array(3) }) }, "El ZIP no tiene fotos"],
    [{ "lista.pdf": Buffer.from("%PDF") }, "«lista.pdf» no es una foto"],
    [
      {
        "miles.zip": await archiveOf(
          Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}.txt`, new Uint8Array(1)])),
        ),
      },
      "demasiados archivos",
    ],
    [
      { "bomba.zip": await archiveOf({ "a.jpg": new Uint8Array(41 * 1024 * 1024), "b.jpg": await picture(30) }) },
      "«a.jpg» es demasiado grande",
    ],
  ];
  for (const [files, sentence] of refused) {
    await batch.pick(await onDisk(files));
    await expect(batch.problems).toContainText(sentence);
  }
  await expect(batch.names).toHaveCount(1); // the good photo behind the one that is too large
});

test("the empty thumbnail takes a photo, and «Guardar y cargar otro» keeps the form open", async ({
  user,
  context,
  shop,
}) => {
  await shop.logIn(context);
  const { page } = user;
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await page.goto("/productos");
  const [photo = ""] = await onDisk({ "foto.jpg": await picture(90) });
  await user.chooseFiles(page.locator("label", { hasText: "Sacar una foto de Mate torpedo" }), [photo]);
  await expect.poll(async () => (await shop.api.query("product", "get", { id: product.id })).images.length).toBe(1);

  await page.goto("/productos/cargar-producto");
  const products = new ProductPages(user);
  for (const name of ["Bombilla", "Termo"]) {
    await products.addPhotos([photo]);
    await page.getByRole("textbox", { name: "Nombre" }).fill(name);
    await page.getByRole("textbox", { name: "Precio", exact: true }).fill("1200");
    await user.tap(page.getByRole("button", { name: "Guardar y cargar otro" }));
    await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("");
  }
  await expect
    .poll(async () => {
      const { rows } = await shop.api.query("product", "list", { search: "", sort: "shop", page: 1 });
      return rows.map(({ name, image }) => `${name}: ${image !== null}`).sort();
    })
    .toEqual(["Bombilla: true", "Mate torpedo: true", "Termo: true"]);
});
