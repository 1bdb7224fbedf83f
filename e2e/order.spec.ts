import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addProduct, enableDelivery, type NewShop, placeOrder } from "./fixtures/merchant";
import { waitForMail } from "./fixtures/outbox";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { OrderPages } from "./pages/order-pages";
import { Panel } from "./pages/panel";

const ANSWER_TAPS = 14;
const MANUAL_TAPS = 14;

/** An order that is delivered. */
const placeDelivery = (shop: NewShop, productId: number, customerName = "Lucía Fernández") =>
  placeOrder(shop, productId, { customerName, method: "DELIVERY", address: "Belgrano 1450" });

test("a merchant replies to an order from a template and marks it paid and sent", async ({ user, shop }) => {
  const screenshot = screenshots("order");
  await enableDelivery(shop);
  const mate = await addProduct(shop, { name: "Mate de calabaza", price: "18500" });
  await placeDelivery(shop, mate.id);
  const mail = await waitForMail(shop.email, "Lucía Fernández");
  expect(mail).toContain("2 x Mate de calabaza");

  const orders = new OrderPages(user);
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await orders.logIn(shop.email, shop.password);
  await new Panel(user).go("Mis pedidos");
  await expect(orders.orders()).toHaveCount(1);
  await screenshot(user.page, "lista");
  await orders.open("Lucía Fernández");
  await expect(orders.heading("Pedido N.º 1")).toBeVisible();
  await screenshot(user.page, "pedido");
  await expect(orders.totalInBar).toBeHidden();
  const upright = user.page.viewportSize();
  await user.page.setViewportSize({ width: 740, height: 360 });
  await expect(orders.totalInBar).toHaveText("$ 37.000Nuevo");
  await expect(orders.totalInBar).toBeVisible();
  await screenshot(user.page, "apaisado");
  if (upright) await user.page.setViewportSize(upright);

  await orders.press("Confirmar");
  await expect(user.page.getByText("Pedido 1 confirmado")).toBeVisible();
  await orders.press("WhatsApp");
  await expect(user.page.getByText("Sugerida")).toBeVisible();
  await screenshot(user.page, "respuestas");
  const chat = await user.tapToNewTab(user.page.getByRole("dialog").getByRole("link", { name: /^Pedido de pago/ }));
  const draft = decodeURIComponent(chat.url());
  expect(draft).toContain("https://wa.me/5491158749896?text=Hola Lucía, el total de tu pedido N.º 1 es $ 37.000.");
  expect(draft).toContain(`${shop.url}/catalogo/pedido/`);
  await chat.close();

  await orders.press("Marcar pagado");
  await expect(user.page.getByText("Pago del pedido 1 recibido")).toBeVisible();
  await orders.press("Marcar preparado");
  await expect(user.page.getByText("Pedido 1 preparado")).toBeVisible();
  await orders.press("Marcar enviado");
  await orders.fill("Correo", "Correo Argentino");
  await user.tap(user.page.getByRole("dialog").getByRole("button", { name: "Marcar enviado" }));
  await expect(user.page.getByText("Pedido 1 enviado")).toBeVisible();
  await screenshot(user.page, "enviado");
  expect((await shop.api.query("order", "get", { number: 1 })).state).toMatchObject({
    payment: "RECEIVED",
    delivery: "SENT",
  });
  expectTaps("answer an order", user.taps, ANSWER_TAPS);
});

test("a merchant enters an order by hand", async ({ user, shop }) => {
  const screenshot = screenshots("manual-order");
  const mate = await addProduct(shop, { name: "Mate de calabaza", price: "18500" });
  await addProduct(shop, { name: "Yerba suave", price: "4200" });
  await shop.api.mutate("product", "updateField", { id: mate.id, field: "paused", value: true });
  const orders = new OrderPages(user);
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await orders.logIn(shop.email, shop.password);
  await new Panel(user).go("Mis pedidos");
  await orders.follow("Nuevo pedido");
  await expect(orders.heading("Nuevo pedido")).toBeVisible();
  await orders.press("Guardar pedido");
  await expect(user.page.getByText("Agregá al menos un producto.")).toBeVisible();
  await expect(user.page.getByText("Escribí el nombre del cliente.")).toBeVisible();
  await screenshot(user.page, "vacio");
  await orders.find("mate");
  await orders.add("Mate de calabaza");
  await orders.addOne("Mate de calabaza");
  await orders.fill("Precio de Mate de calabaza", "17.000");
  await screenshot(user.page, "productos");
  await orders.fill("Nombre", "Doña Rosa");
  await orders.fill("Teléfono", "11 5874-9897");
  await screenshot(user.page, "cliente");
  await orders.press("Guardar pedido");
  await expect(orders.heading("Pedido N.º 1")).toBeVisible();
  await screenshot(user.page, "guardado");
  await expect(user.page.getByText("Cargado a mano")).toBeVisible();
  expect(await shop.api.query("order", "get", { number: 1 })).toMatchObject({
    source: "MANUAL",
    total: 3_400_000,
    customer: { name: "Doña Rosa", phone: "5491158749897" },
  });
  expectTaps("enter an order", user.taps, MANUAL_TAPS);

  await user.page.goto("/pedidos/nuevo");
  await orders.fill("Teléfono", "5874-98");
  await user.tap(
    user.page.getByRole("list", { name: "Clientes encontrados" }).getByRole("button", { name: /Doña Rosa/ }),
  );
  await expect(user.page.getByLabel("Nombre")).toHaveValue("Doña Rosa");
  await expect(user.page.getByLabel("Teléfono")).toHaveValue(/11 5874-9897$/);
  await expect(user.page.getByRole("list", { name: "Clientes encontrados" })).toHaveCount(0);
});

test("a new order appears at once in an open panel", async ({ user, shop, page }) => {
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await shop.logIn(page.context());
  const watching = page.waitForResponse((response) => response.url().includes("/api/trpc/order.watch"));
  await page.goto("/pedidos");
  const orders = new OrderPages(user);
  await expect(orders.heading("Mis pedidos")).toBeVisible();
  await watching;
  await enableDelivery(shop);
  await placeDelivery(shop, mate.id, "Martín Gómez");
  const notice = page.getByText("Pedido nuevo de Martín Gómez: $ 37.000");
  await expect(notice).toBeVisible({ timeout: 120_000 });
  await user.keepOpen(notice);
  await expect(orders.orders()).toHaveCount(1);
  await orders.press("Ver");
  await expect(orders.heading("Pedido N.º 1")).toBeVisible();
});

test("a merchant writes a reply and uses it, downloads the orders, and sees a customer's orders", async ({
  user,
  shop,
  page,
}) => {
  await enableDelivery(shop);
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await placeDelivery(shop, mate.id, "=Lucía");
  await shop.logIn(page.context());
  await page.goto("/pedidos");
  const orders = new OrderPages(user);
  await orders.choose("Respuestas de WhatsApp");
  await orders.press("Nueva respuesta");
  await orders.press("Guardar respuesta");
  await expect(page.getByText("Escribí un nombre para la respuesta.")).toBeVisible();
  await orders.fill("Nombre", "Horario");
  await orders.fill("Texto", "Abrimos a las 9, ");
  await orders.press("Nombre del cliente");
  await expect(page.getByLabel("Texto")).toHaveValue("Abrimos a las 9, {nombre}");
  await orders.press("Guardar respuesta");
  await expect(page.getByText("Respuesta guardada")).toBeVisible();

  await page.goto("/pedidos/1");
  const chat = await orders.openReply("Horario");
  expect(decodeURIComponent(chat.url())).toContain("?text=Abrimos a las 9, =Lucía");
  await chat.close();

  await page.goto("/pedidos");
  await orders.export();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("link", { name: "CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("pedidos.csv");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^\ufeffNúmero;[^\r]+\r\n1;[^\r]+;'=Lucía;5491158749896;Envío;/,
  );

  await orders.choose("Clientes");
  await expect(orders.heading("Clientes")).toBeVisible();
  await orders.open("=Lucía");
  await expect(page.getByText("1 pedido ·")).toBeVisible();
  await expect(page.getByRole("list", { name: "Sus pedidos" }).getByRole("listitem")).toHaveCount(1);
});

test("a confirmed order is changed, its stock moves along, and its customer is told", async ({ user, shop, page }) => {
  await enableDelivery(shop);
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await addProduct(shop, { name: "Yerba suave", price: "4200" });
  await placeDelivery(shop, mate.id);
  await shop.api.mutate("order", "act", { number: 1, action: "confirm" });
  await shop.logIn(page.context());
  await page.goto("/pedidos/1");
  const orders = new OrderPages(user);
  await orders.follow("Editar");
  await expect(orders.heading("Editar pedido N.º 1")).toBeVisible();
  await orders.addOne("Mate");
  await orders.find("yerba");
  await orders.add("Yerba suave");
  await orders.press("Línea libre");
  await orders.press("Guardar cambios");
  await expect(page.getByText("Escribí qué es.")).toBeVisible();
  await orders.fill("Qué es", "Arreglo");
  await orders.fill("Precio de Arreglo", "2.000");
  await orders.fill("Costo de envío", "3.200");
  await expect(page.getByText("más que antes")).toBeVisible();
  await orders.press("Guardar cambios");
  const dialog = page.getByRole("dialog", { name: "Avisale a Lucía" });
  await expect(dialog.getByText("+ 1 Mate (ahora 3)")).toBeVisible();
  const chat = await user.tapToNewTab(dialog.getByRole("link", { name: "Abrir el chat" }));
  expect(decodeURIComponent(chat.url())).toContain("tu pedido N.º 1 cambió");
  await chat.close();
  await expect(page.getByText("Pedido cambiado")).toBeVisible();
  expect((await shop.api.query("order", "get", { number: 1 })).total).toBe(3 * 1_850_000 + 420_000 + 200_000 + 320_000);
});

test("an order is given today's discounts, with the difference shown before it is saved", async ({
  user,
  shop,
  page,
}) => {
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await enableDelivery(shop);
  await placeDelivery(shop, mate.id);
  await shop.api.mutate("pricing", "createPromotion", { name: "2x1 en mates", kind: "nxm", buy: 2, pay: 1, all: true });
  await shop.logIn(page.context());
  await page.goto("/pedidos/1/editar");
  const orders = new OrderPages(user);
  await orders.press("Aplicar los descuentos de hoy");
  await expect(page.getByText("Descuentos de hoy: 2x1 en mates.")).toBeVisible();
  await expect(page.getByText("$ 18.500 menos que antes")).toBeVisible();
  await orders.press("Guardar cambios");
  await expect(page.getByRole("dialog")).toBeVisible();
  const { discounts } = await shop.api.query("order", "get", { number: 1 });
  expect(discounts).toMatchObject([{ kind: "PROMOTION", name: "2x1 en mates", amount: 1_850_000 }]);
});

test("an order that was changed elsewhere shows both values, and one tap chooses", async ({
  user,
  shop,
  page,
  monitor,
}) => {
  monitor.allow(/\b409\b/);
  await enableDelivery(shop);
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await placeDelivery(shop, mate.id);
  await shop.logIn(page.context());
  await page.goto("/pedidos/1/editar");
  const orders = new OrderPages(user);
  await orders.addOne("Mate");
  const { version, lines } = await shop.api.query("order", "get", { number: 1 });
  await shop.api.mutate("order", "edit", {
    number: 1,
    clientKey: randomUUID(),
    version,
    lines: lines.map(({ id, price }) => ({ lineId: id, quantityMilli: 5_000, price })),
    deliveryCost: 0,
    discount: { amount: 0 },
    customerName: "Lucía Fernández",
    customerPhone: "11 5874-9896",
    method: "DELIVERY",
    address: "Belgrano 1450",
  });
  await orders.press("Guardar cambios");
  await expect(page.getByText("Alguien cambió este pedido mientras lo editabas")).toBeVisible();
  await orders.press("Guardar lo mío");
  await expect(page.getByRole("dialog", { name: "Avisale a Lucía" })).toBeVisible();
  expect((await shop.api.query("order", "get", { number: 1 })).total).toBe(3 * 1_850_000);
});

test("orders are printed on A5 and on tickets", async ({ user, shop, page }) => {
  await enableDelivery(shop);
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await placeDelivery(shop, mate.id);
  await placeDelivery(shop, mate.id, "Martín Gómez");
  await shop.logIn(page.context());
  await page.goto("/pedidos/imprimir");
  await expect(new OrderPages(user).heading("Imprimir 2 pedidos")).toBeVisible();
  const pagesOf = async () =>
    (await page.pdf({ preferCSSPageSize: true }))
      .toString("latin1")
      .match(/\/MediaBox *\[[^\]]*\]/g)
      ?.map((box) =>
        box
          .match(/[\d.]+/g)
          ?.slice(2)
          .map((points) => Math.round((Number(points) / 72) * 25.4)),
      );
  expect(await pagesOf()).toEqual([
    [148, 210],
    [148, 210],
  ]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  const sheet = page.getByRole("article").first();
  await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)");
  await user.tap(page.getByText("Ticket 80 mm", { exact: true }));
  expect((await pagesOf())?.map((size) => size?.[0])).toEqual([80, 80]);
  await user.tap(page.getByText("Sin precios, para regalo"));
  await expect(page.getByRole("article").first()).not.toContainText("$");
});
