import { axeFindings } from "./fixtures/axe";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const COUNT = 14;
/** Those with a row. */
const STYLES = ["celia", "patricia", "sol", "rupe", "benito"];

test("the header has room for some categories, and the others below Más, at one place on every page", async ({
  user,
  shop,
}) => {
  const { page } = user;
  for (let n = 1; n <= COUNT; n++) {
    const { id } = await shop.api.mutate("category", "create", { name: `Categoría ${n}` });
    await addProduct(shop, { name: `Producto ${n}`, price: "100", categoryId: id });
  }
  const menu = page.getByRole("navigation", { name: "Tienda" });
  const row = menu.locator("> a:visible");
  const more = menu.locator("details");
  const place = async () => [await menu.boundingBox(), await more.boundingBox()];
  for (const style of STYLES) {
    const at = (path: string) => `${shop.url}/~${style}${path}`;
    for (const width of [1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at("/"));
      const home = await place();
      const names = await row.allTextContents();
      expect(names.length, `${style} at ${width}`).toBeGreaterThan(1);
      // no room is left for two more, unless the menu is centred and has it on both sides
      const [whole, end] = home;
      const free = (whole?.x ?? 0) + (whole?.width ?? 0) - (end?.x ?? 0) - (end?.width ?? 0);
      expect(free, `${style} at ${width}`).toBeLessThan(300);
      // nothing is cut, and each category is there once
      expect(await row.evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth + 1))).toEqual(
        [],
      );
      await user.tap(more.getByText("Más"));
      const rest = await more.getByRole("link").allTextContents();
      expect([...names.slice(1), ...rest]).toEqual(Array.from({ length: COUNT }, (_, n) => `Categoría ${n + 1}`));
      await page.getByRole("searchbox").first().focus();
      await expect(more.getByRole("link").first()).toBeHidden();
      await page.goto(at("/catalogo"));
      expect(await place(), `${style} at ${width}`).toEqual(home);
      await expect(page.getByRole("navigation", { name: "Categorías", exact: true })).toBeHidden();
    }
    await user.tap(more.getByText("Más"));
    expect(await axeFindings(page)).toEqual([]);
    await user.tap(page.getByRole("heading", { level: 1 }));
    await expect(more.getByRole("link").first()).toBeHidden();
  }
  await user.tap(more.getByText("Más"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(more.getByRole("link").first()).toBeHidden();
  await expect(more.locator("summary")).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("Más opens, and leads to the last category", async ({ page, shop }) => {
    for (let n = 1; n <= COUNT; n++) {
      const { id } = await shop.api.mutate("category", "create", { name: `Categoría ${n}` });
      await addProduct(shop, { name: `Producto ${n}`, price: "100", categoryId: id });
    }
    await page.goto(`${shop.url}/~sol/`);
    const menu = page.getByRole("navigation", { name: "Tienda" });
    await menu.getByText("Más").click();
    await menu.getByRole("link", { name: `Categoría ${COUNT}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Categoría ${COUNT}`);
  });
});
