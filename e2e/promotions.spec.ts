import type { BrowserContext } from "@playwright/test";
import { onBothDevices } from "./fixtures/both-devices";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { PromotionPages } from "./pages/promotion-pages";
import { ShopPages } from "./pages/shop-pages";

/** The server does what it is asked, and its answers do not arrive. */
const loseAnswers = (context: BrowserContext, path: string) =>
  context.route(`**/api/trpc/${path}*`, async (route) => {
    await route.fetch();
    await route.abort("connectionclosed");
  });

onBothDevices(() => {
  test("a 3x2 is made from the empty list, paused, edited and deleted, and the deletion undone", async ({
    user,
    context,
    shop,
  }) => {
    await addProduct(shop, { name: "Vela de soja", price: "8500" });
    await addProduct(shop, { name: "Sahumos", price: "5200" });
    await shop.logIn(context);
    const { page } = user;
    const promotions = new PromotionPages(user);
    await page.goto("/productos");
    await user.tap(page.getByRole("button", { name: "Más opciones de la lista" }).filter({ visible: true }));
    await user.tap(page.getByRole("menuitem", { name: "Precios y promociones" }));
    await expect(promotions.empty).toBeVisible();

    await promotions.create("Llevá más, pagá menos");
    // two of the first product and one of the second: the cheapest is free
    await expect(promotions.example).toContainText("$ 17.000");
    await expect(promotions.example).toContainText("Sin el descuento serían $ 22.200");
    await user.tap(page.getByRole("switch", { name: "Se pueden mezclar" }).locator(".."));
    await expect(promotions.example).toContainText("Sin el descuento serían $ 25.500");
    await promotions.chooseProducts("Sahumos");
    await expect(promotions.example).toContainText("$ 10.400");
    await user.tap(page.getByRole("button", { name: "Una unidad menos de Sahumos" }));
    await expect(promotions.example).toContainText("Con esta cantidad no descuenta nada. Sumando 1 más, 1 gratis.");
    await user.type(promotions.name, "3x2 en sahumos");
    await promotions.press("Activar");

    await expect(promotions.heading).toBeVisible();
    const row = promotions.row("3x2 en sahumos");
    await expect(row).toContainText("Activa");
    await expect(row).toContainText("Sahumos · Siempre");
    await promotions.choose("3x2 en sahumos", "Pausar");
    await expect(row).toContainText("Pausada");
    await promotions.choose("3x2 en sahumos", "Activar");
    await expect(row).toContainText("Activa");

    await user.tap(row.getByRole("link", { name: "3x2 en sahumos" }));
    await user.tap(page.getByText("4x3", { exact: true }));
    await user.type(promotions.name, "4x3 en sahumos");
    await promotions.press("Guardar");
    await expect(promotions.row("4x3 en sahumos")).toBeVisible();
    expect(await shop.api.query("pricing", "promotions")).toMatchObject([
      { name: "4x3 en sahumos", kind: "nxm", buy: 4, pay: 3, acrossProducts: false, products: 1 },
    ]);

    await promotions.choose("4x3 en sahumos", "Eliminar");
    await promotions.confirm("Eliminar");
    await expect(promotions.empty).toBeVisible();
    await user.tap(promotions.undoOf("Se eliminó «4x3 en sahumos»"));
    await expect(promotions.row("4x3 en sahumos")).toBeVisible();
  });

  test("two promotions that meet are shown before the second is saved", async ({ user, context, shop }) => {
    await addProduct(shop, { name: "Vela de soja", price: "8500" });
    const all = { all: true };
    await shop.api.mutate("pricing", "createPromotion", { name: "3x2", kind: "nxm", buy: 3, pay: 2, ...all });
    await shop.logIn(context);
    const promotions = new PromotionPages(user);
    await user.page.goto("/productos/promociones/nueva?tipo=percent");
    await user.type(user.page.getByRole("textbox", { name: "Cuánto se descuenta" }), "20");
    await promotions.press("Activar");
    await expect(user.page.getByText("Se cruza con «3x2» en 1 producto.")).toBeVisible();
    await expect(user.page.getByText(/^Llevando 3(?:\su\.)?,\s\$\s25\.500$/)).toBeVisible();
    expect(await shop.api.query("pricing", "promotions")).toHaveLength(1);
    await promotions.press("Volver");
    await expect(user.page.getByRole("textbox", { name: "Cuánto se descuenta" })).toHaveValue("20");
    await promotions.press("Activar");
    await user.tap(user.page.getByText("Pausar «3x2»"));
    await promotions.press("Activar");
    await expect(promotions.row("20 % de descuento")).toContainText("Activa");
    await expect(promotions.row("3x2")).toContainText("Pausada");
  });
});

test("what is wrong stands beside its field, and nothing that was typed is lost", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.logIn(context);
  const { page } = user;
  const promotions = new PromotionPages(user);
  await page.goto("/productos/promociones/nueva?tipo=percent");
  const value = page.getByRole("textbox", { name: "Cuánto se descuenta" });
  await user.type(value, "150");
  await user.type(page.getByLabel("Hasta"), "2020-01-01");
  await user.type(page.getByLabel("Desde"), "2026-01-01");
  await promotions.press("Activar");
  await expect(page.getByText("Escribí un porcentaje mayor que 0")).toBeVisible();
  await expect(page.getByText("Termina antes de empezar")).toBeVisible();
  await expect(value).toHaveValue("150");
  await expect(value).toHaveAttribute("aria-invalid", "true");
  expect(await shop.api.query("pricing", "promotions")).toEqual([]);
});

test("quantity breaks say where taking more would cost more", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.logIn(context);
  const { page } = user;
  const promotions = new PromotionPages(user);
  await page.goto("/productos/promociones/cantidad");
  await user.tap(page.getByText("Precio", { exact: true }));
  const from = (n: number) => page.getByRole("textbox", { name: `Cantidad ${n}: desde cuántas unidades` });
  const each = (n: number) => page.getByRole("textbox", { name: `Cantidad ${n}: cuánto` });
  await user.type(each(1), "4200");
  await promotions.press("Agregar cantidad");
  await user.type(from(2), "12");
  await user.type(each(2), "4300");
  await promotions.press("Guardar");
  await expect(page.getByText("Llevar más no puede salir más caro")).toBeVisible();
  await expect(each(2)).toHaveValue("4300");
  await user.type(each(2), "3900");
  await expect(page.getByRole("row", { name: "12 o más $ 3.900 15 %" })).toBeVisible();
  await promotions.press("Guardar");
  await expect(promotions.row("Por cantidad: Todo")).toContainText("Desde 6 y 12");
  expect(await shop.api.query("pricing", "quantityBreaks")).toMatchObject([
    { from: 6, price: 4_200 },
    { from: 12, price: 3_900 },
  ]);
});

test("a form that is sent twice at once makes one promotion", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.logIn(context);
  const promotions = new PromotionPages(user);
  await user.page.goto("/productos/promociones/nueva?tipo=percent");
  await user.type(promotions.name, "Galletas con 10 %");
  await promotions.name.press("Enter");
  await promotions.name.press("Enter", { timeout: 2_000 }).catch(() => undefined); // the list may be there already
  await expect(promotions.row("Galletas con 10 %")).toBeVisible();
  expect(await shop.api.query("pricing", "promotions")).toHaveLength(1);
});

test("a form whose answer was lost makes one promotion, also when it is opened again", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_CONNECTION_CLOSED/);
  await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.logIn(context);
  const { page } = user;
  const promotions = new PromotionPages(user);
  await page.goto("/productos/promociones/nueva?tipo=percent");
  await user.type(promotions.name, "Galletas con 10 %");
  await loseAnswers(context, "pricing.createPromotion");
  await promotions.press("Activar");
  await expect(page.getByRole("alert").filter({ hasText: "No se guardó" })).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await context.unrouteAll();

  const next = new User(await context.newPage());
  const again = new PromotionPages(next);
  await next.page.goto("/productos/promociones/nueva?tipo=percent");
  await expect(again.name).toHaveValue("Galletas con 10 %");
  await next.type(next.page.getByRole("textbox", { name: "Cuánto se descuenta" }), "15");
  await again.press("Activar");
  await expect(again.row("Galletas con 10 %")).toBeVisible();
  expect(await shop.api.query("pricing", "promotions")).toMatchObject([{ name: "Galletas con 10 %", value: 15 }]);
});

test("quantity breaks whose answer was lost are written once", async ({ user, context, shop, monitor }) => {
  monitor.allow(/ERR_CONNECTION_CLOSED/);
  await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.logIn(context);
  const { page } = user;
  const promotions = new PromotionPages(user);
  await page.goto("/productos/promociones/cantidad");
  await loseAnswers(context, "pricing.saveBreakSteps");
  await promotions.press("Guardar");
  await expect(page.getByRole("alert").filter({ hasText: "No se guardó" })).toBeVisible();
  await context.unrouteAll();
  await promotions.press("Guardar");
  await expect(promotions.row("Por cantidad: Todo")).toContainText("Desde 6");
  expect(await shop.api.query("pricing", "quantityBreaks")).toMatchObject([{ from: 6, percent: 10 }]);
});

test("quantity breaks are paused and resumed with the shop's pages, and show what they did", async ({
  user,
  context,
  shop,
}) => {
  const { id } = await addProduct(shop, { name: "Galletas", price: "4600" });
  await shop.api.mutate("pricing", "saveBreakSteps", { ids: [], all: true, steps: [{ from: 6, price: 4_000 }] });
  await shop.api.mutate("pricing", "setPaymentAdjustment", { paymentMethod: "CASH", percent: -5 });
  const lines = [{ productId: id, quantityMilli: 6_000 }];
  await shop.api.mutate("order", "create", {
    clientKey: crypto.randomUUID(),
    lines,
    customerName: "Lucía",
    method: "PICKUP",
    paymentMethod: "CASH",
  });
  await shop.logIn(context);
  const { page } = user;
  const promotions = new PromotionPages(user);
  const row = promotions.row("Por cantidad: Todo");
  const card = new ShopPages(user).product("Galletas");
  await page.goto("/productos/promociones");
  await expect(row).toContainText(/Activa.*1 uso\. Vendió \$\s24\.000, costó \$\s3\.600/);
  await expect(promotions.row("Efectivo: 5 % más")).toContainText(/1 pedido\. Vendió \$\s25\.200, sumó \$\s1\.200/);
  await promotions.choose("Por cantidad: Todo", "Pausar");
  await expect(row).toContainText("Pausada");
  await page.goto(`${shop.url}/catalogo`);
  await expect(card).toContainText("4.600");
  await expect(card).not.toContainText("Llevando 6");

  await page.goto("/productos/promociones?estado=pausadas");
  await user.tap(row.getByRole("link"));
  await promotions.press("Activar");
  await expect(promotions.button("Pausar")).toBeVisible();
  await page.goto(`${shop.url}/catalogo`);
  await expect(card).toContainText("Llevando 6");

  await page.goto("/productos/promociones");
  await promotions.choose("Por cantidad: Todo", "Pausar");
  await expect(row).toContainText("Pausada");
  await user.tap(promotions.undoOf("«Por cantidad» está en pausa"));
  await expect(row).toContainText("Activa");
  await page.reload(); // toasts that leave take the focus from a menu
  await promotions.choose("Por cantidad: Todo", "Pausar");
  await expect(row).toContainText("Pausada");
  await page.reload();
  await promotions.choose("Por cantidad: Todo", "Eliminar");
  await promotions.confirm("Eliminar");
  await user.tap(promotions.undoOf("Se eliminaron los precios por cantidad"));
  await expect(row).toContainText("Pausada");
});
