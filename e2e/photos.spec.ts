import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { pickUp } from "./fixtures/keyboard-drag";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";
import { PhotoPages } from "./pages/photo-pages";
import { ProductPages } from "./pages/product-pages";

const TAPS = 13;

/** Numbered photos 1.jpg, 2.jpg and so on; those in `broken` are truncated. */
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

const storedHashes = async ({ api }: NewShop, id: number) =>
  (await api.query("product", "get", { id })).images.map((image) => image.hash);

test("a merchant uploads eight photos, two of them broken, and orders them", async ({ user, monitor, shop }) => {
  monitor.allow(/\b415\b/, /^failed: blob:/, /ERR_FILE_NOT_FOUND/);
  const { page } = user;
  const screenshot = screenshots("photos");
  const photos = new PhotoPages(user);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });

  const home = new HomePage(user);
  await home.open();
  await home.logIn();
  await new LoginPage(user).logIn(shop.email, shop.password);
  await new Panel(user).go("Mis productos");
  await user.tap(new ProductPages(user).row("Mate torpedo").getByRole("link", { name: "Mate torpedo" }));
  await user.tap(page.getByRole("link", { name: "Ver todas en grande y ordenar" }));

  await photos.upload(await photosOnDisk(8, [3, 6]));
  await expect(photos.problems).toHaveCount(2);
  await expect(photos.problems.first()).toContainText("Foto 3:");
  await expect(photos.problems.last()).toContainText("Foto 6:");
  await expect(photos.status).toContainText("6 de 12 fotos");
  await screenshot(page, "dos-rotas");
  for (const n of [6, 3]) await photos.choose(n, "Borrar foto");
  await expect(photos.problems).toHaveCount(0);
  await expect.poll(() => storedHashes(shop, product.id)).toHaveLength(6);
  const before = await storedHashes(shop, product.id);

  await user.drag(photos.handle(4), photos.handle(1));
  await expect(photos.orderSaved).toBeVisible();
  await screenshot(page, "ordenadas-con-el-dedo");
  const [a, b, c, d, e, f] = before;
  await expect.poll(() => storedHashes(shop, product.id)).toEqual([d, a, b, c, e, f]);

  await photos.handle(2).focus();
  await pickUp(page, "Tomaste Foto 2, en el lugar 2 de 6.");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Foto 2 va al lugar 1 de 6.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => storedHashes(shop, product.id)).toEqual([a, d, b, c, e, f]);
  await screenshot(page, "ordenadas-con-el-teclado");

  await page.reload();
  const shown = await photos.sources();
  expect(shown.map((src) => src.slice("/storage/images/".length).split("-")[0])).toEqual([a, d, b, c, e, f]);
  expect(user.taps).toBeLessThanOrEqual(TAPS);
});

test("a photo is cropped by touch and by keyboard, deleted and restored", async ({ user, context, shop }) => {
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  const [first = ""] = await storedHashes(shop, product.id);
  await shop.logIn(context);
  await user.page.goto(`/productos/${product.id}/imagenes`);
  const photos = new PhotoPages(user);
  await photos.uploadMore(await photosOnDisk(1));
  await expect.poll(() => storedHashes(shop, product.id)).toHaveLength(2);
  const [, added] = await storedHashes(shop, product.id);
  await photos.crop(1);
  await expect(user.page.getByText("Foto recortada")).toBeVisible();
  const [cut] = await storedHashes(shop, product.id);
  expect(cut).not.toBe(first);
  await photos.cropByKeyboard(2);
  await expect.poll(async () => (await storedHashes(shop, product.id))[1]).not.toBe(added);
  const [cropped, second] = await storedHashes(shop, product.id);
  expect(cropped).toBe(cut);

  await photos.choose(1, "Borrar foto");
  await expect(photos.photo(2)).toHaveCount(0);
  await user.tap(user.page.getByRole("button", { name: "Deshacer" }));
  await expect(photos.photo(2)).toBeVisible();
  expect(await storedHashes(shop, product.id)).toEqual([cropped, second]);

  await photos.choose(2, "Borrar foto");
  await user.tap(user.page.getByRole("link", { name: "Volver al producto" }));
  await expect.poll(() => storedHashes(shop, product.id)).toEqual([cropped]);
});

/** What the server answers to a photo that it could not store. */
const fault = {
  status: 500,
  contentType: "application/json",
  body: JSON.stringify({
    error: {
      json: {
        message: "INTERNAL",
        code: -32_603,
        data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, appError: { code: "INTERNAL", details: {} } },
      },
    },
  }),
};

test("a photo that the server could not store can be retried, and does not delay the others", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/product\.uploadPhoto/, /\b500\b/);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  await user.page.goto(`/productos/${product.id}/imagenes`);
  let calls = 0;
  await context.route("**/api/trpc/product.uploadPhoto*", (route) => {
    calls += 1;
    return calls === 2 ? route.fulfill(fault) : route.continue();
  });
  const photos = new PhotoPages(user);
  await photos.upload(await photosOnDisk(3));
  await expect(photos.problems).toContainText("Foto 2:");
  await expect.poll(() => storedHashes(shop, product.id)).toHaveLength(2);
  const [first, third] = await storedHashes(shop, product.id);
  await photos.retry(2);
  await expect(photos.problems).toHaveCount(0);
  await expect(photos.orderSaved).toBeVisible(); // uploaded last, it belongs between the other two
  const all = await storedHashes(shop, product.id);
  expect(all).toEqual([first, all[1], third]);
  await user.page.reload();
  expect((await photos.sources()).map((src) => src.slice("/storage/images/".length).split("-")[0])).toEqual(all);
});

test("a photo without an answer waits, goes by itself, and keeps its place", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/product\.uploadPhoto/, /ERR_FAILED/);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  await user.page.goto(`/productos/${product.id}/imagenes`);
  let [calls, cut] = [0, true];
  await context.route("**/api/trpc/product.uploadPhoto*", (route) => {
    calls += 1;
    // the second photo, and its next attempts from the queue
    return cut && calls >= 2 ? route.abort("failed") : route.continue();
  });
  const photos = new PhotoPages(user);
  await photos.upload(await photosOnDisk(3));
  await expect(user.page.getByText("En espera")).toHaveCount(2);
  await expect(user.page.getByText("2 fotos en espera").first()).toBeVisible();
  await expect(photos.problems).toHaveCount(0);
  await screenshots("photos")(user.page, "waiting");
  cut = false;
  await expect.poll(() => storedHashes(shop, product.id), { timeout: 180_000 }).toHaveLength(3);
  await expect(user.page.getByText("En espera")).toHaveCount(0);
  const all = await storedHashes(shop, product.id);
  await user.page.reload();
  expect((await photos.sources()).map((src) => src.slice("/storage/images/".length).split("-")[0])).toEqual(all);
});
