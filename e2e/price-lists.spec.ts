import { readFile } from "node:fs/promises";
import { readPdf } from "~/test/read-pdf";
import { onBothDevices } from "./fixtures/both-devices";
import { httpRequest } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { OrderPages } from "./pages/order-pages";
import { SharePages } from "./pages/share-pages";
import { ShopPages } from "./pages/shop-pages";

/** A price that nothing else in a shop has. */
const SECRET_PRICE = 13_579;
const WRITTEN = /13\.?579/;

async function addList(shop: NewShop, over: object = {}) {
  return shop.api.mutate("priceList", "create", { name: "Mayorista", percent: 25, rounding: 100, ...over });
}

onBothDevices(({ isMobile }) => {
  test("a wholesale customer orders by the list's link", async ({ user, shop, monitor }) => {
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await addProduct(shop, { name: "Yerba orgánica", price: "7900" });
    const { link } = await addList(shop, { minTotal: 40_000, minUnits: 4 });
    const pages = new ShopPages(user);
    const cart = new CartPage(user);
    await page.goto(link);
    await expect(page.getByText("Precios de Mayorista · Compra mínima $ 40.000 y 4 unidades")).toBeVisible();
    await page.goto(`${link}/catalogo`);
    await expect(pages.product("Mate torpedo")).toContainText(/\$\s*13\.900/);
    await page.goto(`${link}/catalogo/buscar?q=yerba`);
    await expect(pages.product("Yerba orgánica")).toContainText(/\$\s*5\.900/);

    await page.goto(`${link}/catalogo`);
    await pages.add("Mate torpedo");
    await pages.add("Mate torpedo");
    await pages.openCart();
    await expect(page).toHaveURL(`${link}/catalogo/carrito`);
    await expect(cart.sendButton).toContainText("Sumá $ 12.200 para poder pedir");
    await cart.addOne("Mate torpedo");
    await expect(cart.sendButton).toContainText("Sumá 1 producto para poder pedir");
    await cart.addOne("Mate torpedo");
    await expect(cart.summary).toContainText(/Total\s*\$\s*55\.600/);
    await user.type(cart.name, "Almacén Don Tito");
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();
    const text = new URL(monitor.chats[0] ?? "").searchParams.get("text") ?? "";
    expect(text).toContain("*Total: $ 55.600*");
    // the link opens the prices to whoever has it: the message must not pass it on
    expect(text).not.toContain("/lista/");
    const { rows } = await shop.api.query("order", "list", {});
    expect(rows).toMatchObject([{ customerName: "Almacén Don Tito", total: 5_560_000 }]);

    // the shop's own pages have their own prices and cart, and lead back to the list
    await page.goto(`${shop.url}/catalogo`);
    await expect(pages.product("Mate torpedo")).toContainText(/\$\s*18\.500/);
    await user.tap(page.getByRole("link", { name: "Ver mis precios" }));
    await expect(pages.product("Mate torpedo")).toContainText(/\$\s*13\.900/);
  });

  test("a visitor asks for the prices, the merchant accepts, and the customer enters with the password", async ({
    user,
    context,
    shop,
    monitor,
  }) => {
    monitor.allow(/\b(?:401|410|422)\b/);
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await shop.logIn(context);
    await page.goto("/productos/promociones");
    await user.tap(page.getByRole("link", { name: "Listas", exact: true }));
    await user.tap(page.getByRole("link", { name: "Nueva lista" }).filter({ visible: true }));
    await user.type(page.getByLabel("Nombre"), "Mayorista");
    await user.type(page.getByLabel("Menos"), "25");
    await page.getByLabel("Redondeo").selectOption("100");
    await expect(page.getByRole("region", { name: "Así quedan" }).filter({ visible: true })).toContainText("$ 13.900");
    await user.tap(page.getByRole("switch", { name: "Se puede pedir" }).locator(".."));
    await user.tap(page.getByRole("switch", { name: "Pedir contraseña" }).locator(".."));
    await user.type(page.getByLabel("Contraseña", { exact: true }), "mate-2026");
    await user.tap(page.getByRole("button", { name: "Guardar", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Mayorista" })).toBeVisible();
    const field = page.getByLabel("Precio de Mate torpedo en la lista");
    await user.type(field, "12500");
    await field.press("Enter");
    await expect(page.getByText("precio propio", { exact: true })).toBeVisible();
    const [list] = await shop.api.query("priceList", "all");
    expect(list).toMatchObject({ percent: 25, entries: 1, hasPassword: true });

    await page.goto(`${shop.url}/catalogo`);
    await user.tap(page.getByRole("link", { name: "Pedí tus precios" }));
    await user.type(page.getByLabel("Nombre"), "Tienda Ñandubay");
    await user.type(page.getByLabel("Tu WhatsApp"), "123");
    await user.tap(page.getByRole("button", { name: "Pedir la lista" }));
    await expect(page.getByText("faltan o le sobran dígitos")).toBeVisible();
    await expect(page.getByLabel("Nombre")).toHaveValue("Tienda Ñandubay");
    await user.type(page.getByLabel("Tu WhatsApp"), "3794 55-1020");
    await user.tap(page.getByRole("button", { name: "Pedir la lista" }));
    await expect(page.getByText("Listo, ya le avisamos a la tienda")).toBeVisible();

    await page.goto(`/productos/promociones/listas/${list?.id}/clientes`);
    await user.tap(page.getByRole("button", { name: "Aceptar a Tienda Ñandubay", exact: true }));
    await expect(page.getByRole("heading", { name: "1 con estos precios" })).toBeVisible();

    await page.goto(`${list?.link}/catalogo`);
    await user.type(page.getByLabel("Contraseña"), "otra");
    await user.tap(page.getByRole("button", { name: "Entrar" }));
    await expect(page.getByText("Esa no es la contraseña")).toBeVisible();
    await user.type(page.getByLabel("Contraseña"), "mate-2026");
    await user.tap(page.getByRole("button", { name: "Entrar" }));
    await page.goto(`${list?.link}/catalogo`);
    await expect(new ShopPages(user).product("Mate torpedo")).toContainText(/\$\s*12\.500/);

    await page.goto(`/productos/promociones/listas/${list?.id}`);
    if (isMobile) await user.tap(page.getByText("Link privado").filter({ visible: true }));
    await user.tap(page.getByRole("button", { name: "Cambiar link" }));
    await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Cambiar link" }));
    await expect(page.getByText("Link cambiado")).toBeVisible();
    await page.goto(`${list?.link}/catalogo`);
    await expect(page.getByRole("heading", { name: "Este link ya no abre la lista" })).toBeVisible();
  });
});

test.describe("in the form of a product, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("its price on a list is saved when its field is left, apart from the form", async ({ user, context, shop }) => {
    const { page } = user;
    const screenshot = screenshots("product-on-lists");
    const shirt = await addProduct(shop, { name: "Remera lisa", price: "20000", cost: "12000" });
    const { id } = await addList(shop);
    await addList(shop, { name: "Feria de diciembre", percent: null, rounding: null, from: "2099-12-01" });
    await shop.api.mutate("product", "saveVariants", {
      id: shirt.id,
      structure: { seen: [], options: [{ name: "Talle", values: ["S", "XXL"] }], removed: [] },
      rows: [
        { id: null, values: ["S"] },
        { id: null, values: ["XXL"], price: 24_000 },
      ],
    });
    await shop.logIn(context);
    await page.goto(`/productos/${shirt.id}`);
    const section = page.getByRole("region", { name: "Precio en cada lista" });
    await expect(section.getByText("Por la regla: 25 % menos")).toBeVisible();
    await expect(section.getByText("ganás 20 %")).toBeVisible();
    await expect(section.getByText("Programada")).toBeVisible();
    const whole = section.getByLabel("Precio en Mayorista");
    await expect(whole).toHaveValue("15.000");

    await user.type(whole, "14.000,555");
    await whole.press("Enter");
    await expect(section.getByRole("alert")).toBeVisible();
    await expect(whole).toHaveValue("14.000,555");
    await user.type(whole, "14000");
    await whole.press("Enter");
    await expect(section.getByText("Precio propio")).toBeVisible();
    await expect(whole).toHaveValue("14.000");
    await user.tap(section.getByRole("button", { name: "2 variantes" }).first());
    const large = section.getByLabel("Precio de Remera lisa, XXL en la lista");
    await expect(large).toHaveValue("14.000");
    await user.type(large, "17000");
    await large.press("Enter");
    await expect(section.getByText("precio propio", { exact: true })).toBeVisible();
    await screenshot(page, "variantes");
    // with the largest letters nothing is wider than the phone
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(360);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 16 } });

    // what is typed in the form itself stays, and is not saved with it
    const name = page.getByLabel("Nombre", { exact: true });
    await user.type(name, "Remera lisa de algodón");
    await user.tap(section.getByRole("button", { name: "Volver a la regla" }).first());
    await expect(whole).toHaveValue("15.000");
    await expect(name).toHaveValue("Remera lisa de algodón");
    const { lists } = await shop.api.query("priceList", "ofProduct", { productId: shirt.id });
    expect(lists[0]).toMatchObject({
      listId: id,
      ownPrice: null,
      variants: [{ ownPrice: null }, { ownPrice: 1_700_000 }],
    });
    expect((await shop.api.query("product", "get", { id: shirt.id })).name).toBe("Remera lisa");

    // the grid of the list has the same prices
    await page.goto(`/productos/promociones/listas/${id}`);
    await expect(page.getByText("1 variante con precio propio")).toBeVisible();
    await user.tap(page.getByRole("button", { name: "2 variantes" }));
    await expect(page.getByLabel("Precio de Remera lisa, XXL en la lista")).toHaveValue("17.000");
  });
});

test("a link that is changed while the cart is open orders nothing, and says so", async ({ user, shop, monitor }) => {
  monitor.allow(/\b(?:404|410)\b/);
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { id, link } = await addList(shop);
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${link}/catalogo`);
  await pages.add("Mate torpedo");
  const checked = page.waitForResponse((response) => response.url().includes("/api/trpc/order.check"));
  await pages.openCart();
  await checked;
  await user.type(cart.name, "Almacén Don Tito");
  await shop.api.mutate("priceList", "changeLink", { id });
  await cart.send();
  await expect(page.getByRole("heading", { name: "Este link ya no abre la lista" })).toBeVisible();
  expect((await shop.api.query("order", "list", {})).rows).toEqual([]);
  // the device has forgotten the link
  await page.goto(`${shop.url}/catalogo`);
  await expect(pages.product("Mate torpedo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver mis precios" })).toBeHidden();
});

test("a list's PDF has its prices, and only its merchant can download it", async ({
  user,
  context,
  shop,
  origin,
  monitor,
}) => {
  monitor.allow(/\b403\b/);
  const { page } = user;
  const pages = new SharePages(user);
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { id, link } = await addList(shop, { minTotal: 40_000 });
  await shop.logIn(context);
  await page.goto(`/productos/promociones/listas/${id}`);
  await user.tap(page.getByRole("link", { name: "PDF de Mayorista" }).filter({ visible: true }));
  await expect(pages.pdf.getByLabel("¿Con qué precios?")).toHaveValue(String(id));
  await pages.makePdf();
  const file = await pages.download();
  expect(file.suggestedFilename()).toMatch(/^catalogo-almacen-aurora-mayorista-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages: sheets, links } = readPdf(await readFile(await file.path()));
  expect(sheets[0]).toEqual(expect.arrayContaining(["Mayorista", "Compra mínima $ 40.000"]));
  expect(sheets[1]).toEqual(expect.arrayContaining(["Mate torpedo", "$ 13.900"]));
  expect(links).toContain(link);

  const { ready } = await shop.api.query("catalogue", "pdf");
  for (const host of [origin, shop.url, link]) {
    const { status, text } = await httpRequest(`${host}/api/catalogue-pdf?id=${ready?.id}&tienda=${shop.id}`);
    expect([403, 404], host).toContain(status);
    expect(text.startsWith("%PDF"), host).toBe(false);
  }
});

test("the prices of a list are in no public answer of its shop", async ({ shop, origin }) => {
  const category = await shop.api.mutate("category", "create", { name: "Mates" });
  const product = await addProduct(shop, {
    name: "Mate torpedo",
    price: "18500",
    categoryId: category.id,
    offer: true,
  });
  const { link, secret } = await addList(shop, {
    percent: null,
    rounding: null,
    entries: [{ product_id: product.id, price: SECRET_PRICE }],
  });
  const page = `/catalogo/${product.id}-mate-torpedo`;
  const inside = await httpRequest(link + page);
  expect(inside.text).toMatch(WRITTEN);
  expect(inside.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  expect(inside.text).not.toContain("application/ld+json");
  expect(inside.text).not.toContain('rel="canonical"');
  expect(inside.text).not.toContain("og:image");

  const paths = [
    "/",
    "/catalogo",
    page,
    "/mates",
    "/catalogo/buscar?q=mate",
    "/catalogo/buscar?orden=menor-precio",
    "/catalogo/buscar/sugerencias?q=mate",
    "/catalogo/carrito",
    "/catalogo/pedidos",
    "/mis-links",
    "/productos.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/catalogo/sin-conexion",
    "/no-existe",
    `/lista/${"x".repeat(22)}${page}`,
    `/lista/${secret.slice(0, -1)}${page}`,
    `/api/getProducts/${shop.id}`,
    `/api/search-results/${shop.id}/mate`,
    `/api/category-products/${category.id}`,
    `/api/no-category-products/${shop.id}`,
    `/api/refetch-product/${product.id}`,
    `/api/get-tent/${shop.subdomain}`,
  ];
  for (const path of paths) {
    const { text } = await httpRequest(shop.url + path);
    expect(text, path).not.toMatch(WRITTEN);
    expect(text, path).not.toContain(secret);
  }
  const quoted = await httpRequest(`${origin}/api/quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tent_id: shop.id, lines: [{ product_id: product.id, quantity: 1 }] }),
  });
  expect(quoted.text).toContain("18500");
  expect(quoted.text).not.toMatch(WRITTEN);
});

test("an order by hand takes the list of the customer's phone, or other prices that the merchant chooses", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/\b422\b/);
  const screenshot = screenshots("order-by-hand-on-a-list");
  const { page } = user;
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addProduct(shop, { name: "Yerba orgánica", price: "7900" });
  await addProduct(shop, { name: "Bombilla", price: "4000" });
  const { id } = await addList(shop, { minTotal: 40_000 });
  const customer = { name: "Almacén Don Tito", phone: "11 5874-9895" };
  await shop.api.mutate("priceList", "addCustomer", { id, ...customer });
  await shop.api.mutate("order", "create", {
    clientKey: crypto.randomUUID(),
    customerName: customer.name,
    customerPhone: customer.phone,
    method: "PICKUP",
    priceListId: null,
    lines: [{ productId: mate.id, quantityMilli: 1_000 }],
  });
  await shop.logIn(context);
  await page.goto("/pedidos/nuevo");
  const orders = new OrderPages(user);
  const summary = page.getByRole("complementary");
  const priceOf = (name: string) => page.getByRole("textbox", { name: `Precio de ${name}` });
  await orders.add("Mate torpedo");
  await orders.find("yerba");
  await orders.add("Yerba orgánica");
  await user.type(priceOf("Yerba orgánica"), "7000");
  await expect(summary).toContainText(/Total\s*\$\s*25\.500/);

  // a list by hand, and the one of the phone
  await page.getByLabel("Precios", { exact: true }).selectOption("Mayorista");
  await expect(summary).toContainText(/Total\s*\$\s*20\.900/);
  await page.getByLabel("Precios", { exact: true }).selectOption("Públicos");
  await expect(summary).toContainText(/Total\s*\$\s*25\.500/);
  await page.reload();
  await orders.fill("Teléfono", "5874-98");
  await user.tap(page.getByRole("button", { name: /Almacén Don Tito/ }));
  await expect(page.getByText("Con los precios públicos")).toBeVisible();
  await orders.press("Usar los de su lista");
  await expect(page.getByText("Con los precios de Mayorista")).toBeVisible();
  await expect(priceOf("Mate torpedo")).toHaveValue("13.900");
  await expect(priceOf("Yerba orgánica")).toHaveValue("7000");
  await expect(summary).toContainText("No llega al mínimo de Mayorista: faltan $ 19.100.");
  await expect(summary).toContainText(/Total\s*\$\s*20\.900/);
  await screenshot(page, "con-lista");

  // it ends meanwhile
  await shop.api.mutate("priceList", "update", { id, paused: true });
  await orders.press("Guardar pedido");
  await expect(page.getByText("Esa lista ya no está activa en tu tienda.")).toBeVisible();
  await expect(summary).toContainText(/Total\s*\$\s*25\.500/);
  await screenshot(page, "lista-terminada");
  await shop.api.mutate("priceList", "update", { id, paused: false });
  await page.reload();
  await expect(page.getByText("Con los precios de Mayorista")).toBeVisible();
  await orders.press("Guardar pedido");
  await expect(orders.heading("Pedido N.º 2")).toBeVisible();
  await expect(page.getByText("Precios de la lista Mayorista").filter({ visible: true })).toBeVisible();
  await screenshot(page, "guardado");
  expect(await shop.api.query("order", "get", { number: 2 })).toMatchObject({
    priceListName: "Mayorista",
    total: 2_090_000,
  });

  // what is added later has the prices of the list as well
  await page.goto("/pedidos/2/editar");
  await orders.find("bombilla");
  await orders.add("Bombilla");
  await expect(priceOf("Bombilla")).toHaveValue("3.000");
});

test("an order by hand without a network is made by the list of its phone once it is sent", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addProduct(shop, { name: "Yerba orgánica", price: "7900" });
  const { id } = await addList(shop);
  await shop.api.mutate("priceList", "addCustomer", { id, name: "Almacén Don Tito", phone: "11 5874-9895" });
  await shop.logIn(context);
  await page.goto("/pedidos/nuevo");
  const orders = new OrderPages(user);
  await orders.add("Mate torpedo");
  await orders.find("yerba");
  await orders.add("Yerba orgánica");
  await orders.fill("Precio de Yerba orgánica", "7000");
  await context.setOffline(true);
  await orders.fill("Teléfono", "11 5874-9895");
  await orders.fill("Nombre", "Almacén Don Tito");
  await orders.press("Guardar pedido");
  await expect(page.getByText("1 cambio por enviar")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await shop.api.query("order", "list", {})).rows).toMatchObject([{ total: 2_090_000 }]);
  expect(await shop.api.query("order", "get", { number: 1 })).toMatchObject({ priceListName: "Mayorista" });
});
