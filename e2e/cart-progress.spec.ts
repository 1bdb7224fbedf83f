import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

/** How soon a second tap is still the first one, in ms. */
const SAME_TAP = 400;

/** A minimum of $ 5.000, and free delivery from $ 12.000 on into two zones. */
async function askForMore(shop: NewShop): Promise<void> {
  await shop.api.mutate("tent", "updateOrderRules", {
    minimumPurchase: "5000",
    orderText: "",
    showSoldOut: true,
    listingLayout: "GRID",
  });
  await shop.api.mutate("tent", "updateDelivery", {
    pickupEnabled: true,
    pickupText: "",
    deliveryEnabled: true,
    deliveryText: "",
    deliveryCost: "",
    deliveryZones: [
      { name: "Centro", cost: "1500" },
      { name: "Afueras", cost: "3000" },
    ],
    freeDeliveryFrom: "12000",
  });
}

test("what the cart proposes leads from the first product to the minimum and to free delivery", async ({
  user,
  monitor,
  shop,
}) => {
  const { page } = user;
  await askForMore(shop);
  for (const [name, price] of [
    ["Yerba", "3000"],
    ["Bombilla", "2100"],
    ["Mate", "4500"],
    ["Termo", "8000"],
    ["Azucarera", "900"],
  ] as const)
    await addProduct(shop, { name, price });
  await addProduct(shop, { name: "Pava agotada", price: "2000", stock: 0 });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Yerba");
  await pages.openCart();

  await expect(page.getByText("Te faltan $ 2.000 para el mínimo de $ 5.000")).toBeVisible();
  await expect(cart.minimum).toHaveAttribute("value", "300000");
  // what closes the gap alone, the cheapest first, and nothing that is sold out or in the cart
  await expect(cart.proposals.getByRole("link")).toHaveText([/^Bombilla\s+\$\s2\.100$/, /^Azucarera\s/, /^Mate\s/]);
  await expect(cart.summary).toContainText(/Retiro\s*Gratis/);
  await user.tap(page.getByRole("radio", { name: /^Envío/ }));
  await expect(cart.summary).toContainText(/Envío\s*\$\s1\.500 a \$\s3\.000 según la zona/);

  // it does not look alive, and says why where the finger is
  await expect(cart.sendButton).toHaveAttribute("aria-disabled", "true");
  await cart.sendButton.click({ force: true });
  await expect(
    cart.summary.getByRole("status").getByText("El pedido mínimo de esta tienda es de $ 5.000."),
  ).toBeVisible();
  expect(monitor.chats).toEqual([]);

  for (let added = 1; !(await page.getByText("Tu envío es gratis").isVisible()); added += 1) {
    expect(added, "a few products are enough").toBeLessThan(6);
    await user.tap(cart.proposals.getByRole("button").first());
    await expect(cart.lines).toHaveCount(added + 1);
    await page.waitForTimeout(SAME_TAP);
  }
  await expect(cart.proposals).toHaveCount(0);
  await page.getByLabel("Zona").selectOption("Centro");
  await expect(cart.summary).toContainText(/Envío\s*Gratis/);
  const total = await cart.summary.locator(".sum__t dd").textContent();
  await page.getByLabel("Dirección").fill("Mitre 1");
  await user.type(cart.name, "Lucía");
  await cart.sendToChat();
  const text = new URL(monitor.chats[0] ?? "").searchParams.get("text") ?? "";
  expect(text).toContain("Costo de envío: gratis");
  expect(text).toContain(`*Total: ${total?.replace(/^\$\s*/, "$ ")}*`);
});

test("two quick taps add once, on a card, in a row and on the product's page; the stepper is for more", async ({
  user,
  shop,
}) => {
  const { page } = user;
  const { slug } = { slug: (await addProduct(shop, { name: "Yerba", price: "3000" })).id };
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/catalogo`);
  await user.tapTwice(pages.addButton("Yerba"));
  await expect(page).toHaveURL(`${shop.url}/catalogo`);
  await expect(cart.badge.first()).toHaveText("1");
  await expect(pages.told("1")).toBeVisible();
  await user.tap(pages.more("Yerba"));
  await user.tap(pages.more("Yerba"));
  await expect(cart.badge.first()).toHaveText("3");
  const less = page.getByRole("group", { name: "Cantidad de Yerba" }).getByRole("button", { name: "Quitar uno" });
  for (let taps = 0; taps < 3; taps += 1) await user.tap(less);
  await expect(pages.addButton("Yerba")).toBeVisible();
  await expect(cart.badge.first()).toBeHidden();

  await page.goto(`${shop.url}/catalogo/${slug}`);
  await user.tapTwice(pages.addChosen);
  await expect(cart.badge.first()).toHaveText("1");
  await expect(page.locator(".buy__go")).toContainText("1 en tu pedido");
  await user.tap(page.getByRole("button", { name: "Agregar uno" }));
  await expect(cart.badge.first()).toHaveText("2");
  await new ShopPages(user).viewOrder();
  await expect(cart.quantityOf("Yerba")).toHaveValue("2");

  await page.evaluate(() => localStorage.clear());
  await shop.api.mutate("tent", "updateOrderRules", {
    minimumPurchase: "",
    orderText: "",
    showSoldOut: true,
    listingLayout: "LIST",
  });
  await page.goto(`${shop.url}/catalogo`);
  await user.tapTwice(pages.more("Yerba"));
  await expect(pages.quantity("Yerba")).toHaveValue("1");
  await page.waitForTimeout(SAME_TAP);
  await user.tap(pages.more("Yerba"));
  await expect(pages.quantity("Yerba")).toHaveValue("2");
});

test("taps before the script has arrived add once", async ({ user, shop }) => {
  const { page } = user;
  await addProduct(shop, { name: "Yerba", price: "3000" });
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/scripts\/visitor-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.url}/catalogo`, { waitUntil: "commit" });
  const pages = new ShopPages(user);
  const button = pages.addButton("Yerba");
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(pages.told("1")).toBeVisible();
  await expect(new CartPage(user).badge.first()).toHaveText("1");
});

/** The seven days from today on in Buenos Aires, 0 for Monday. */
const dayFromNow = (days: number) => (new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).getUTCDay() + 6) % 7;

test("a closed shop takes orders and says when it answers: above the page, at the buttons, once sent and in the message", async ({
  user,
  monitor,
  shop,
}) => {
  const { page } = user;
  const { id } = await addProduct(shop, { name: "Yerba", price: "3000" });
  const inThreeDays = dayFromNow(3);
  const week = Array.from({ length: 7 }, (_, day) => (day === inThreeDays ? [{ from: "09:00", until: "18:00" }] : []));
  await shop.api.mutate("tent", "updateHours", { week });
  const name = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"][inThreeDays] ?? "";
  const said = `Cerrado: pedí ahora, te responden el ${name} desde las 9`;
  await page.goto(shop.url);
  await expect(page.getByRole("banner").getByText(said)).toBeVisible();
  await page.goto(`${shop.url}/catalogo/${id}`);
  await expect(page.locator(".buy__st")).toHaveText(said);
  await user.tap(new ShopPages(user).addChosen);
  await new ShopPages(user).viewOrder();
  const cart = new CartPage(user);
  await expect(cart.summary.getByText(said)).toBeVisible();
  await user.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(page.getByText(`La tienda está cerrada: te responde el ${name} desde las 9.`)).toBeVisible();
  expect(new URL(monitor.chats[0] ?? "").searchParams.get("text")).toContain(
    `La tienda está cerrada y responde el ${name} desde las 9`,
  );

  await shop.api.mutate("tent", "updateHours", {
    week: Array.from({ length: 7 }, () => [{ from: "00:00", until: "00:00" }]),
  });
  await page.goto(shop.url);
  await expect(page.getByRole("banner").getByText(/^Cerrado/)).toBeHidden();
  await expect(page.getByRole("main").getByText("Abierto ahora")).toBeVisible();
});
