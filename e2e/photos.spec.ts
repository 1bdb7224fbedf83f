import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { PhotoPages } from "./pages/photo-pages";
import { ProductPages } from "./pages/product-pages";

const TAPS = 12;

/** Photos that can be told apart, named 1.jpg and on; those in `broken` end in the middle. */
async function photosOnDisk(count: number, broken: readonly number[] = []): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "vidriera-photos-"));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const n = index + 1;
      const label = `<svg width="900" height="700"><text x="380" y="430" font-size="220" fill="#fff">${n}</text></svg>`;
      const background = `hsl(${n * 37}, 60%, 40%)`;
      const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
        .composite([{ input: Buffer.from(label) }])
        .jpeg()
        .toBuffer();
      const path = join(folder, `${n}.jpg`);
      await writeFile(path, broken.includes(n) ? bytes.subarray(0, 400) : bytes);
      return path;
    }),
  );
}

const kept = async ({ api }: NewShop, id: number) =>
  (await api.query("product", "get", { id })).images.map((image) => image.hash);

test("from / by visible names alone: eight photos go up of which two are broken, and are put in order", async ({
  hand,
  watch,
  shop,
}) => {
  watch.expect(/\b415\b/, /^failed: blob:/, /ERR_FILE_NOT_FOUND/);
  const { page } = hand;
  const picture = async (name: string) => {
    const path = test.info().outputPath(`${name}.png`);
    await page.screenshot({ path, animations: "disabled" });
    await test.info().attach(name, { path, contentType: "image/png" });
  };
  const photos = new PhotoPages(hand);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });

  const home = new HomePage(hand);
  await home.open();
  await home.logIn();
  await new LoginPage(hand).logIn(shop.email, shop.password);
  await new ProductPages(hand).heading.waitFor();
  await hand.tap(new ProductPages(hand).row("Mate torpedo").getByRole("link", { name: "Mate torpedo" }));
  await hand.tap(page.getByRole("link", { name: "Ver todas en grande y ordenar" }));

  await photos.pick(await photosOnDisk(8, [3, 6]));
  await expect(photos.problems).toHaveCount(2);
  await expect(photos.problems.first()).toContainText("Foto 3:");
  await expect(photos.problems.last()).toContainText("Foto 6:");
  await expect(photos.status).toContainText("6 de 12 fotos");
  await picture("1-dos-rotas");
  for (const n of [6, 3]) await photos.choose(n, "Borrar foto");
  await expect(photos.problems).toHaveCount(0);
  await expect.poll(() => kept(shop, product.id)).toHaveLength(6);
  const before = await kept(shop, product.id);

  await hand.drag(photos.handle(4), photos.handle(1));
  await expect(photos.ordered).toBeVisible();
  await picture("2-ordenadas-con-el-dedo");
  const [a, b, c, d, e, f] = before;
  await expect.poll(() => kept(shop, product.id)).toEqual([d, a, b, c, e, f]);

  await photos.handle(2).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Tomaste Foto 2, en el lugar 2 de 6.")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Foto 2 va al lugar 1 de 6.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => kept(shop, product.id)).toEqual([a, d, b, c, e, f]);
  await picture("3-ordenadas-con-el-teclado");

  await page.reload();
  const shown = await photos.shown();
  expect(shown.map((src) => src.slice("/storage/images/".length).split("-")[0])).toEqual([a, d, b, c, e, f]);
  expect(hand.taps).toBeLessThanOrEqual(TAPS);
});

test("a photo is cropped in its place by finger and by keyboard, deleted, and brought back", async ({
  hand,
  context,
  shop,
}) => {
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  const [first = ""] = await kept(shop, product.id);
  await shop.enter(context);
  await hand.page.goto(`/productos/${product.id}/imagenes`);
  const photos = new PhotoPages(hand);
  await photos.pickMore(await photosOnDisk(1));
  await expect.poll(() => kept(shop, product.id)).toHaveLength(2);
  const [, added] = await kept(shop, product.id);
  await photos.crop(1);
  await expect(hand.page.getByText("Foto recortada")).toBeVisible();
  const [cut] = await kept(shop, product.id);
  expect(cut).not.toBe(first);
  await photos.cropByKeyboard(2);
  await expect.poll(async () => (await kept(shop, product.id))[1]).not.toBe(added);
  const [cropped, second] = await kept(shop, product.id);
  expect(cropped).toBe(cut);

  await photos.choose(1, "Borrar foto");
  await expect(photos.photo(2)).toHaveCount(0);
  await hand.tap(hand.page.getByRole("button", { name: "Deshacer" }));
  await expect(photos.photo(2)).toBeVisible();
  expect(await kept(shop, product.id)).toEqual([cropped, second]);

  await photos.choose(2, "Borrar foto");
  await hand.tap(hand.page.getByRole("link", { name: "Volver al producto" }));
  await expect.poll(() => kept(shop, product.id)).toEqual([cropped]);
});

test("a photo that did not go up for want of a connection goes up at the next try, and the others did not wait", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  watch.expect(/product\.addImage/, /ERR_FAILED/);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.enter(context);
  await hand.page.goto(`/productos/${product.id}/imagenes`);
  let calls = 0;
  await context.route("**/api/trpc/product.addImage*", (route) => {
    calls += 1;
    return calls === 2 ? route.abort("failed") : route.continue();
  });
  const photos = new PhotoPages(hand);
  await photos.pick(await photosOnDisk(3));
  await expect(photos.problems).toContainText("Foto 2:");
  await expect.poll(() => kept(shop, product.id)).toHaveLength(2);
  const [first, third] = await kept(shop, product.id);
  await photos.retry(2);
  await expect(photos.problems).toHaveCount(0);
  await expect(photos.ordered).toBeVisible(); // it came last, and belongs between the two
  const all = await kept(shop, product.id);
  expect(all).toEqual([first, all[1], third]);
  await hand.page.reload();
  expect((await photos.shown()).map((src) => src.slice("/storage/images/".length).split("-")[0])).toEqual(all);
});
