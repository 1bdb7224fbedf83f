import { photoOnDisk } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { SetupPages } from "./pages/setup-pages";
import { ShopPages } from "./pages/shop-pages";

const MERCHANT_TAPS = 25;
const VISITOR_TAPS = 10;

test("a merchant opens a shop, a visitor orders, and the order is in the panel", async ({ user, monitor, origin }) => {
  const { page } = user;
  const screenshot = screenshots("journey");
  const home = new HomePage(user);
  const setup = new SetupPages(user);
  const stamp = Date.now().toString(36);
  const name = `Mates ${stamp}`;

  await test.step("signs up", async () => {
    await home.open();
    await screenshot(page, "inicio");
    await home.start();
    await page.getByRole("heading", { name: "Creá tu tienda" }).waitFor();
    await screenshot(page, "registro");
    await home.signUp({ name: "Ana Pérez", email: `ana-${stamp}@ejemplo.test`, password: "Clave-larga-91" });
    await expect(setup.heading("Tu tienda, lista en minutos")).toBeVisible();
    await screenshot(page, "bienvenida");
    await setup.begin();
  });

  await test.step("names the shop", async () => {
    await setup.nameShop({ name, whatsapp: "11 5874-9895" });
    await expect(setup.subdomain).toHaveValue(`mates-${stamp}`);
    await expect(setup.isFree).toBeVisible();
    await screenshot(page, "paso-1");
    await setup.next();
  });

  await test.step("chooses a style and a logo", async () => {
    await expect(setup.heading("Dale tu estilo")).toBeVisible();
    await setup.chooseStyle("Patricia");
    await setup.chooseLogo(await photoOnDisk());
    await expect(page.getByText("Logo guardado")).toBeVisible();
    await screenshot(page, "paso-2");
    await setup.next();
  });

  await test.step("adds the first product with a photo", async () => {
    await expect(setup.heading("Cargá tu primer producto")).toBeVisible();
    await setup.fillProduct({
      name: "Mate imperial",
      price: "12.500",
      category: "Calabazas",
      photo: await photoOnDisk(),
    });
    await screenshot(page, "paso-3");
    await setup.next();
    await expect(setup.heading("¡Tu tienda está abierta!")).toBeVisible();
    await screenshot(page, "paso-4");
  });

  const shopPage = await test.step("opens the shop at its subdomain", async () => {
    const opened = await setup.openShop();
    await expect(opened).toHaveURL(new RegExp(`//mates-${stamp}\\.`));
    await opened
      .getByRole("link", { name: /^Ver todo/ })
      .first()
      .waitFor();
    await screenshot(opened, "tienda");
    return opened;
  });
  const merchantTaps = user.taps;

  const visitor = user.inTab(shopPage);
  const shop = new ShopPages(visitor);
  const cart = new CartPage(visitor);
  await test.step("as a visitor, searches the product and adds two to the cart", async () => {
    await shop.search("imperail");
    await expect(shop.product("Mate imperial").getByText("$ 12.500")).toBeVisible();
    await expect(shop.product("Mate imperial").locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await screenshot(shopPage, "busqueda");
    await shop.add("Mate imperial");
    await shop.add("Mate imperial");
    await expect(shop.total).toContainText("25.000");
    await screenshot(shopPage, "dos-en-el-pedido");
    await shop.openCart();
  });

  await test.step("sends the order, and WhatsApp opens with the right number and text", async () => {
    await expect(cart.quantityOf("Mate imperial")).toHaveValue("2");
    await visitor.type(cart.name, "Lucía Fernández");
    await screenshot(shopPage, "pedido");
    const chat = await cart.sendToChat();
    await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
    await expect(cart.sent).toBeVisible();
    await screenshot(shopPage, "enviado");

    const address = new URL(monitor.chats[0] ?? "");
    expect(address.pathname).toBe("/5491158749895");
    expect(address.href.length).toBeLessThanOrEqual(2_000);
    const text = address.searchParams.get("text") ?? "";
    expect(text.split("\n").slice(0, 5)).toEqual([
      `Hola ${name}. Te escribo desde tu catálogo digital`,
      "*Pedido N.º 1*",
      "2 x Mate imperial - $ 25.000",
      "*Total: $ 25.000*",
      "Nombre: Lucía Fernández",
    ]);
    const { protocol, host } = new URL(origin);
    expect(text).toContain(`Ver pedido: ${protocol}//mates-${stamp}.${host}/catalogo/pedido/`);
  });
  const visitorTaps = visitor.taps;

  await test.step("the order is in the panel", async () => {
    await setup.toHome();
    await new Panel(user).go("Mis pedidos");
    const order = page.getByRole("list", { name: "Pedidos" }).getByRole("listitem");
    await expect(order).toHaveCount(1);
    await expect(order).toContainText("Lucía Fernández");
    await expect(order).toContainText("25.000");
    await screenshot(page, "pedidos");
  });

  console.log(`journey: ${merchantTaps} taps to the open shop, ${visitorTaps} to the sent order, ${user.taps} in all`);
  test.info().annotations.push({ type: "taps", description: `${merchantTaps} + ${visitorTaps}, ${user.taps} in all` });
  expect(merchantTaps).toBeLessThanOrEqual(MERCHANT_TAPS);
  expect(visitorTaps).toBeLessThanOrEqual(VISITOR_TAPS);
});
