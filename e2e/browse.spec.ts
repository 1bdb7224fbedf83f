import type { Page } from "@playwright/test";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { takePhoto } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

/** Holds back the scripts of the page, or those that are named so, until they are let go. */
async function holdScripts(page: Page, names = /\/storage\/scripts\/.*\.js/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(names, async (route) => {
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

test("products are found while one types, with a slip of the finger, and chosen by keys", async ({ hand, shop }) => {
  await addProduct(shop, { name: "Lámpara de mimbre", price: "18500" });
  await addProduct(shop, { name: "Mate torpedo", price: "9000" });
  const pages = new ShopPages(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  const loads: string[] = [];
  hand.page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await hand.type(pages.searchBox, "lampra");
  await expect(pages.suggestions.first()).toContainText("Lámpara de mimbre");
  expect(loads).toEqual([]);
  await expect(pages.suggestions.first().locator("mark")).toHaveText("Lámpara");
  await hand.type(pages.searchBox, "TORP");
  await expect(pages.suggestions.first().locator("mark")).toHaveText("torp");
  await pages.searchBox.press("ArrowDown");
  await expect(pages.suggestions.first()).toHaveAttribute("aria-selected", "true");
  await pages.searchBox.press("Escape");
  await expect(pages.suggestions.first()).toBeHidden();
  await pages.searchBox.press("ArrowDown");
  await expect(pages.suggestions.first()).toBeVisible();
  await pages.searchBox.press("ArrowDown");
  await pages.searchBox.press("Enter");
  await expect(hand.page.getByRole("heading", { level: 1, name: "Mate torpedo" })).toBeVisible();
  // what was asked for is offered again
  await hand.page.goto(`${shop.url}/catalogo`);
  await hand.tap(pages.searchBox);
  await expect(pages.suggestions).toHaveText(["TORP"]);
});

test("a tap before the scripts are there is not lost", async ({ page, shop }) => {
  const mate = await addSizedMate(shop);
  await addProduct(shop, { name: "Bombilla", price: "900" });
  const total = page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link");
  const letScripts = await holdScripts(page);
  await page.goto(`${shop.url}/catalogo`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Agregar Bombilla" }).click();
  await page.getByRole("button", { name: "Agregar Bombilla" }).click();
  letScripts();
  await expect(total).toContainText("900");
  await expect(total).not.toContainText("1.800");

  const letAgain = await holdScripts(page);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: "L", exact: true }).click();
  await page.getByRole("button", { name: "Agregar al pedido" }).click();
  letAgain();
  await expect(total).toContainText("1.100");
});

test("what is chosen and tapped while only the buy box still waits for its script is heard in order", async ({
  page,
  shop,
}) => {
  const mate = await addSizedMate(shop);
  const letScript = await holdScripts(page, /\/storage\/scripts\/buy-box-.*\.js/);
  const waiting = page.waitForRequest(/buy-box-/);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`);
  await waiting;
  await page.getByRole("radio", { name: "L", exact: true }).click();
  await page.getByRole("button", { name: "Agregar uno" }).click();
  await page.getByRole("button", { name: "Agregar al pedido" }).click();
  await expect(page.locator(".buy")).toHaveAttribute("aria-busy", "true");
  letScript();
  await expect(page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link")).toContainText("400");
  await expect(page.locator(".buy")).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("textbox", { name: "Cantidad" })).toHaveValue("1");
});

test("a tap on the button at the foot of the screen is not lost though its form is far from it", async ({
  page,
  shop,
}) => {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "100" });
  for (const name of ["Bombilla", "Yerba", "Termo"]) await addProduct(shop, { name, price: "900" });
  await page.setViewportSize({ width: 360, height: 320 });
  const letScripts = await holdScripts(page);
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect(await page.locator(".buy .step").evaluate((step) => step.getBoundingClientRect().bottom)).toBeLessThan(-250);
  await page.getByRole("button", { name: "Agregar al pedido" }).click();
  letScripts();
  await expect(page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link")).toContainText("100");
});

test("back from a product one is where one left a long catalogue", async ({ hand, shop }) => {
  await manyProducts(shop);
  const left = hand.page.getByRole("link", { name: "Macetas 4", exact: true });
  const top = async () => (await left.boundingBox())?.y ?? Number.NaN;
  await hand.page.goto(`${shop.url}/catalogo`);
  // sections come to their height as they come near
  await expect
    .poll(async () => {
      await left.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
      return Math.abs((await top()) - 370);
    })
    .toBeLessThan(60);
  const before = await top();
  await hand.tap(left);
  await expect(hand.page.getByRole("heading", { level: 1, name: "Macetas 4" })).toBeVisible();
  await hand.page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test("photos are turned, enlarged and left by keys, and a product seen before is offered again", async ({
  hand,
  shop,
}) => {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "9000", photo: true });
  await shop.api.addPhoto(mate.id, await takePhoto());
  const vela = await addProduct(shop, { name: "Vela de soja", price: "3000" });
  const { page } = hand;
  await page.goto(`${shop.url}/catalogo/${mate.id}-mate-torpedo`);
  await hand.tap(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 1 de 2" }));
  const photos = page.getByRole("dialog", { name: "Fotos de Mate torpedo" });
  await expect(photos.getByRole("status")).toHaveText("1 / 2");
  await page.keyboard.press("ArrowRight");
  await expect(photos.getByRole("status")).toHaveText("2 / 2");
  await photos.getByRole("button", { name: "Acercar" }).click();
  await expect(photos.getByRole("button", { name: "Alejar" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(photos).toBeHidden();
  await expect(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 2 de 2" })).toBeFocused();
  // closed while a photo still moves
  await page.keyboard.press("Enter");
  await expect(photos.getByRole("status")).toHaveText("2 / 2");
  await page.keyboard.press("ArrowLeft");
  await expect(photos.getByRole("status")).toHaveText("1 / 2");
  await photos.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.querySelector("ul")?.dispatchEvent(new Event("scroll"));
  });
  await expect(page.getByRole("link", { name: "Ampliar Mate torpedo, foto 1 de 2" })).toBeFocused();
  await page.goto(`${shop.url}/catalogo/${vela.id}-vela-de-soja`);
  const seen = page.getByRole("region", { name: "Vistos hace poco" }).getByRole("link");
  await expect(seen).toHaveText(["Mate torpedo"]);
});
