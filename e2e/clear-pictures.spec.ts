import type { Locator, Page } from "@playwright/test";
import { channelLuminance } from "~/domain/theme/colour";
import { addProduct } from "./fixtures/merchant";
import { clearPicture } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

/** What lies directly behind a picture: its luminance, or null for nothing. */
async function behind(picture: Locator): Promise<number | null> {
  await expect(picture).toBeVisible();
  const colour = await picture.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? null : channelLuminance([red, green, blue]);
}

const pictureOf = (page: Page, hash: string) => page.locator(`img[src*="${hash}"]`).first();

test("a black and a white transparent picture are seen in both themes: header, cards, product, cart", async ({
  user,
  page,
  shop,
}) => {
  const screenshot = screenshots("clear-pictures");
  await shop.api.setLogo(await clearPicture("#000000", "Aurora"));
  const [black, white] = [
    await addProduct(shop, { name: "Taza negra", price: "18500" }),
    await addProduct(shop, { name: "Taza blanca", price: "17900" }),
  ];
  const [blackPhoto, whitePhoto] = [
    await shop.api.addPhoto(black.id, await clearPicture("#000000")),
    await shop.api.addPhoto(white.id, await clearPicture("#ffffff")),
  ];
  const pages = new ShopPages(user);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const expectTile = async (picture: Locator, ink: "black" | "white") => {
      const tile = await behind(picture);
      if ((ink === "black") !== (scheme === "dark")) expect(tile).toBeNull();
      else if (ink === "black") expect(tile).toBeGreaterThan(0.5);
      else expect(tile).toBeLessThan(0.1);
    };
    await page.goto(`${shop.url}/catalogo`);
    await expectTile(page.locator(".brand__logo"), "black");
    await expectTile(pictureOf(page, blackPhoto.hash), "black");
    await expectTile(pictureOf(page, whitePhoto.hash), "white");
    await screenshot(page, `catalogo-${scheme}`);
    for (const [product, photo, ink] of [
      [black, blackPhoto, "black"],
      [white, whitePhoto, "white"],
    ] as const) {
      await page.goto(`${shop.url}/catalogo/${product.id}`);
      await expectTile(pictureOf(page, photo.hash), ink);
      await screenshot(page, `producto-${ink}-${scheme}`);
      if (scheme === "light") await user.tap(pages.addChosen);
    }
    await page.goto(`${shop.url}/catalogo/carrito`);
    await expectTile(pictureOf(page, blackPhoto.hash), "black");
    await expectTile(pictureOf(page, whitePhoto.hash), "white");
    await screenshot(page, `carrito-${scheme}`);
  }
});
