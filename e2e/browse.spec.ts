import type { Page } from "@playwright/test";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { takePhoto } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

/** Delays the page's scripts, or those whose URL matches, until the returned function is called. */
async function delayScripts(page: Page, urls = /\/storage\/scripts\/.*\.js/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function manyProducts(shop: NewShop): Promise<void> {
  for (const category of ["Mates", "Tazas", "Velas", "Mantas", "Macetas"]) {
    const { id } = await shop.api.mutate("category", "create", { name: category });
    for (let number = 1; number <= 4; number++)
      await addProduct(shop, { name: `${category} ${number}`, price: "1500", categoryId: id });
  }
}

const addSizedMate = (shop: NewShop) =>
  addProduct(shop, {
    name: "Mate torpedo",
    price: "100",
    variants: [
      { options: { Talle: "S" }, price: "100" },
      { options: { Talle: "L" }, price: "200" },
    ],
  });

test("search suggests products while typing, tolerates a typing error, and works with the keyboard", async ({
  user,
  shop,
}) => {
  await addProduct(shop, { name: "Lámpara de mimbre", price: "18500" });
  await addProduct(shop, { name: "Mate torpedo", price: "9000" });
  const pages = new ShopPages(user);
  await user.page.goto(`${shop.url}/catalogo`);
  const loads: string[] = [];
  user.page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await user.type(pages.searchBox, "lampra");
  await expect(pages.suggestions.first()).toContainText("Lámpara de mimbre");
  expect(loads).toEqual([]);
  await expect(pages.suggestions.first().locator("mark")).toHaveText("Lámpara");
  await user.type(pages.searchBox, "TORP");
  await expect(pages.suggestions.first().locator("mark")).toHaveText("torp");
  await pages.searchBox.press("ArrowDown");
  await expect(pages.suggestions.first()).toHaveAttribute("aria-selected", "true");
  await pages.searchBox.press("Escape");
  await expect(pages.suggestions.first()).toBeHidden();
  await pages.searchBox.press("ArrowDown");
  await expect(pages.suggestions.first()).toBeVisible();
  await pages.searchBox.press("ArrowDown");
  await pages.searchBox.press("Enter");
  await expect(user.page.getByRole("heading", { level: 1, name: "Mate torpedo" })).toBeVisible();
  // previous searches are suggested
  await user.page.goto(`${shop.url}/catalogo`);
  await user.tap(pages.searchBox);
  await expect(pages.suggestions).toHaveText(["TORP"]);
});

test("a tap before the scripts have loaded is not lost", async ({ page, shop }) => {
  const mate = await addSizedMate(shop);
  await addProduct(shop, { name: "Bombilla", price: "900" });
  const total = page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link");
  const releaseScripts = await delayScripts(page);
  await page.goto(`${shop.url}/catalogo`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Agregar Bombilla" }).click();
  await page.getByRole("button", { name: "Agregar Bombilla" }).click();
  releaseScripts();
  await expect(total).toContainText("900");
  await expect(total).not.toContainText("1.800");

  const releaseAgain = await delayScripts(page);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /^L\b/ }).click();
  await page.getByRole("button", { name: /^Falta elegir/ }).click(); // the server does not know the choice
  releaseAgain();
  await expect(total).toContainText("1.100");
});

test("choices and taps made while the buy box waits for its script are replayed in order", async ({ page, shop }) => {
  const mate = await addSizedMate(shop);
  const releaseScript = await delayScripts(page, /\/storage\/scripts\/buy-box-.*\.js/);
  const waiting = page.waitForRequest(/buy-box-/);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`);
  await waiting;
  await page.getByRole("radio", { name: /^L\b/ }).click();
  await page.getByRole("button", { name: "Agregar uno" }).click();
  await page.getByRole("button", { name: /^Falta elegir/ }).click();
  await expect(page.locator(".buy")).toHaveAttribute("aria-busy", "true");
  releaseScript();
  await expect(page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link")).toContainText("400");
  await expect(page.locator(".buy")).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("textbox", { name: "Cantidad" })).toHaveValue("2"); // what the cart has of it
});

test("a tap on the sticky button is not lost while its form is far from the viewport", async ({ page, shop }) => {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "100" });
  for (const name of ["Bombilla", "Yerba", "Termo"]) await addProduct(shop, { name, price: "900" });
  await page.setViewportSize({ width: 360, height: 320 });
  const releaseScripts = await delayScripts(page);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect(await page.locator(".buy .step").evaluate((step) => step.getBoundingClientRect().bottom)).toBeLessThan(-250);
  await page.getByRole("button", { name: "Agregar al pedido" }).click();
  releaseScripts();
  await expect(page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link")).toContainText("100");
});

test("going back from a product restores the scroll position of a long catalogue", async ({ user, shop }) => {
  await manyProducts(shop);
  const left = user.page.getByRole("link", { name: "Macetas 4", exact: true });
  const top = async () => (await left.boundingBox())?.y ?? Number.NaN;
  await user.page.goto(`${shop.url}/catalogo`);
  // sections get their final height near the viewport
  await expect
    .poll(async () => {
      await left.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
      return Math.abs((await top()) - 370);
    })
    .toBeLessThan(60);
  const before = await top();
  await user.tap(left);
  await expect(user.page.getByRole("heading", { level: 1, name: "Macetas 4" })).toBeVisible();
  await user.page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test("the photo viewer works with the keyboard, and recently viewed products are listed", async ({
  user,
  shop,
  monitor,
}) => {
  const { id: categoryId } = await shop.api.mutate("category", "create", { name: "Mates" });
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "9000", photo: true, categoryId });
  await shop.api.addPhoto(mate.id, await takePhoto());
  const vela = await addProduct(shop, { name: "Vela de soja", price: "3000" });
  const vase = await addProduct(shop, { name: "Florero", price: "3000" });
  const { page } = user;
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`);
  await user.tap(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 1 de 2" }));
  const photos = page.getByRole("dialog", { name: "Fotos de Mate torpedo" });
  await expect(photos.getByRole("status")).toHaveText("1 / 2");
  await page.keyboard.press("ArrowRight");
  await expect(photos.getByRole("status")).toHaveText("2 / 2");
  await photos.getByRole("button", { name: "Acercar" }).click();
  await expect(photos.getByRole("button", { name: "Alejar" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(photos).toBeHidden();
  await expect(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 2 de 2" })).toBeFocused();
  // close the viewer while it scrolls to a photo
  await page.keyboard.press("Enter");
  await expect(photos.getByRole("status")).toHaveText("2 / 2");
  await page.keyboard.press("ArrowLeft");
  await expect(photos.getByRole("status")).toHaveText("1 / 2");
  await photos.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.querySelector("ul")?.dispatchEvent(new Event("scroll"));
  });
  await expect(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 1 de 2" })).toBeFocused();
  await page.goto(`${shop.url}/catalogo/${vase.id}-florero`);
  await page.goto(`${shop.url}/catalogo/${vela.id}-vela-de-soja`);
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: "Florero" })).toHaveCount(1);
  const seen = page.getByRole("region", { name: "Vistos hace poco" }).getByRole("link");
  await expect(seen).toHaveText(["Mate torpedo"]);
  monitor.allow(/404/); // of a product that is gone
  await shop.api.mutate("product", "delete", { id: mate.id });
  await seen.click();
  await expect(page.locator("[data-island=missing][data-started]")).toBeVisible();
  await page.goto(`${shop.url}/catalogo/${vela.id}-vela-de-soja`);
  await expect(page.locator("#contenido[data-started]")).toBeVisible();
  await expect(seen).toHaveCount(0);
});
