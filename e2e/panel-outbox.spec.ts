import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { addProduct, type NewShop, openShop } from "./fixtures/merchant";
import { photoOnDisk } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { OrderPages } from "./pages/order-pages";
import { ProductPages } from "./pages/product-pages";

const screenshot = screenshots("panel-outbox");

test.beforeEach(({ monitor }) => monitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|409/));

const bar = (page: Page, text: string | RegExp) => page.getByRole("status", { name: "Conexión" }).getByText(text);
const productOf = async (shop: NewShop, name: string) => {
  const { rows } = await shop.api.query("product", "list", { search: name });
  return rows.find((row) => row.name === name);
};

/** Opens the list of products, ready to be used. */
async function openList(shop: NewShop, context: BrowserContext, user: User): Promise<ProductPages> {
  await shop.logIn(context);
  const products = new ProductPages(user);
  await user.page.goto("/productos");
  await expect(products.heading).toBeVisible();
  return products;
}

test("prices and switches changed without a network are shown, kept and sent in order", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  await addProduct(shop, { name: "Yerba", price: "200" });
  const products = await openList(shop, context, user);
  await context.setOffline(true);
  await expect(bar(page, "Sin conexión")).toBeVisible();
  await products.setPrice("Mate", "150");
  await products.setPrice("Mate", "160");
  await user.tap(products.visible("Yerba"));
  await expect(bar(page, "Sin conexión · 3 cambios por enviar")).toBeVisible();
  await expect(products.row("Mate")).toContainText("Pendiente");
  await expect(products.row("Yerba")).toContainText("Pendiente");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await screenshot(page, "offline");
  expect((await productOf(shop, "Mate"))?.price).toBe(10_000);

  await context.setOffline(false);
  await expect.poll(async () => (await productOf(shop, "Mate"))?.price).toBe(16_000);
  await expect.poll(async () => (await productOf(shop, "Yerba"))?.paused).toBe(true);
  await expect(page.getByText("Pendiente")).toHaveCount(0);
  await expect(bar(page, /./)).toHaveCount(0);
  await expect(products.price("Mate")).toHaveValue("160");
});

test("changes that a former build kept in a database of its own are sent, once", async ({ user, context, shop }) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  const products = await openList(shop, context, user);
  await context.setOffline(true);
  await products.setPrice("Mate", "150");
  await expect(bar(page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  // as that build would have left it
  await page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const device = await answerOf(indexedDB.open("vidriera-device"));
    const [change] = await answerOf(device.transaction("changes").objectStore("changes").getAll());
    await answerOf(device.transaction("changes", "readwrite").objectStore("changes").clear());
    device.close();
    const opening = indexedDB.open("vidriera-outbox", 1);
    opening.onupgradeneeded = () => {
      const entries = opening.result.createObjectStore("entries", { keyPath: "id", autoIncrement: true });
      entries.createIndex("user", "userId");
    };
    const former = await answerOf(opening);
    await answerOf(
      former
        .transaction("entries", "readwrite")
        .objectStore("entries")
        .add({ ...change, id: 7 }),
    );
    former.close();
  });
  await context.setOffline(false);
  expect((await productOf(shop, "Mate"))?.price).toBe(10_000);
  await page.reload();
  await expect.poll(async () => (await productOf(shop, "Mate"))?.price).toBe(15_000);
  await page.reload();
  await expect(products.price("Mate")).toHaveValue("150");
  await expect(bar(page, /./)).toHaveCount(0);
});

test("a description typed without a network survives the closed page, and is sent by the next one", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const { id } = await addProduct(shop, { name: "Mate", price: "100" });
  await shop.logIn(context);
  await page.goto(`/productos/${id}`);
  const text = page.getByLabel("Descripción");
  await user.tap(text);
  await context.setOffline(true); // what the form loads when it is touched may not have arrived
  await user.type(text, "De calabaza, curado a mano");
  await new ProductPages(user).save();
  await expect(bar(page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  await expect(text).toHaveValue("De calabaza, curado a mano");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/productos/${id}`);
  await expect(next.getByLabel("Descripción")).toHaveValue("De calabaza, curado a mano");
  await expect
    .poll(async () => (await shop.api.query("product", "get", { id })).description)
    .toContain("curado a mano");
});

test("what was typed and not saved is there again after the page was closed", async ({ user, context, shop }) => {
  const { id } = await addProduct(shop, { name: "Mate", price: "100" });
  await shop.logIn(context);
  await user.page.goto(`/productos/${id}`);
  await user.type(user.page.getByLabel("Descripción"), "Sin guardar todavía");
  await expect
    .poll(() => user.page.evaluate(() => JSON.stringify(localStorage).includes("Sin guardar todavía")))
    .toBe(true);
  await user.page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(`/productos/${id}`);
  await expect(next.getByLabel("Descripción")).toHaveValue("Sin guardar todavía");
  await expect(next.getByText("Recuperamos lo que escribías")).toBeVisible();
});

test("a new product waits for the network and is created once", async ({ user, context, shop }) => {
  const { page } = user;
  const products = await openList(shop, context, user);
  await page.goto("/productos/cargar-producto");
  await user.type(products.name, "Bombilla");
  await user.type(products.formPrice, "300");
  await context.setOffline(true);
  await products.save();
  await expect(bar(page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts.all).toBe(1);
  await expect(bar(page, /./)).toHaveCount(0);
});

test("a product without a network is listed with its price and photo until it has arrived, and mended when it is refused", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/\b422\b|ERR_FAILED/);
  const { id: categoryId } = await shop.api.mutate("category", "create", { name: "Bombillas" });
  await addProduct(shop, { name: "Mate", price: "100" });
  const products = await openList(shop, context, user);
  await products.create();
  // only the changes are lost, so that the list opens: without a network the service worker opens it, which tests leave out
  await context.route(/product\.(create|uploadPhoto)/, (route) => route.abort("internetdisconnected"));
  await products.addPhotos([await photoOnDisk()]);
  await user.type(products.name, "Bombilla");
  await user.type(products.formPrice, "300");
  await user.select(user.page.getByRole("combobox", { name: "Categoría" }), "Bombillas");
  await products.save();
  // the photo is kept before the product
  await expect(bar(user.page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  await user.page.close();

  // the next page knows what the closed one left
  const page = await context.newPage();
  const next = new User(page, true);
  const list = new ProductPages(next);
  await page.goto("/productos");
  const unsent = page.getByRole("list", { name: "Sin enviar" }).getByRole("listitem");
  await expect(unsent).toHaveCount(1);
  await expect(unsent).toContainText(/Bombilla.*Pendiente.*\$\s300/);
  await expect(unsent.getByRole("img", { name: "Foto de Bombilla" })).toBeVisible();
  await expect(unsent.getByRole("img", { name: "En espera" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Fotos" })).toContainText("1 foto en espera");
  await expect(list.list.getByRole("listitem").filter({ hasText: "Mate" })).toHaveCount(1);
  await screenshot(page, "unsent-product");
  await next.type(list.search, "bomb");
  await expect(list.row("Mate")).toHaveCount(0);
  await expect(unsent).toHaveCount(1);
  await next.type(list.search, "mate");
  await expect(unsent).toHaveCount(0);
  await next.type(list.search, "");
  await expect(page).toHaveURL("/productos");
  await page.goto("/por-enviar");
  await expect(page.getByRole("heading", { name: "Fotos de tus productos" })).toBeVisible();
  await expect(page.getByText("En espera", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Probar otra vez/ })).toHaveCount(0);
  await screenshot(page, "unsent-photo");

  // the category goes before the product arrives: it is refused, and says so beside the field that mends it
  await shop.api.mutate("category", "delete", { id: categoryId });
  await context.unroute(/product\.(create|uploadPhoto)/);
  await page.goto("/productos");
  await expect(unsent).toContainText("Esa categoría ya no existe");
  await expect(unsent.getByRole("img", { name: "Foto de Bombilla" })).toBeVisible();
  await screenshot(page, "refused-product");
  await next.tap(page.getByRole("link", { name: "Corregir: Bombilla" }));
  await expect(list.name).toHaveValue("Bombilla");
  await expect(page.getByText("Esa categoría ya no existe").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await next.select(page.getByRole("combobox", { name: "Categoría" }), "Sin categoría");
  await next.type(list.formPrice, "350");
  await list.save();
  await expect(page.getByText("Este producto ya se envió")).toBeVisible();
  await next.tap(page.getByRole("link", { name: "Volver a mis productos" }));
  await expect(list.price("Bombilla")).toHaveValue("350");
  await expect(page.getByRole("list", { name: "Sin enviar" })).toHaveCount(0);
  await expect.poll(async () => (await productOf(shop, "Bombilla"))?.image ?? null).not.toBeNull();
  expect((await shop.api.query("product", "list", {})).counts.all).toBe(2);
});

test("a category without a network stands above the list until it has arrived", async ({ user, context, shop }) => {
  const { page } = user;
  await shop.logIn(context);
  await page.goto("/categorias/crear-categoria");
  await context.route("**/api/trpc/category.create", (route) => route.abort("internetdisconnected"));
  await user.type(page.getByLabel("Nombre"), "Termos");
  await user.tap(page.getByRole("button", { name: /Guardar|Crear/ }));
  await expect(bar(page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  await page.goto("/categorias");
  const unsent = page.getByRole("list", { name: "Sin enviar" }).getByRole("listitem");
  await expect(unsent).toContainText(/Termos.*Pendiente/);
  await context.unroute("**/api/trpc/category.create");
  await expect(page.getByRole("list", { name: "Categorías" }).getByRole("listitem")).toContainText("Termos");
  await expect(unsent).toHaveCount(0);
});

test("an answer that is lost after the change is asked for again, and nothing is doubled", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  const { page } = user;
  monitor.allow(/ERR_CONNECTION_CLOSED|ERR_FAILED/);
  await shop.logIn(context);
  await page.goto("/categorias/crear-categoria");
  let lost = 0;
  await context.route("**/api/trpc/category.create", async (route) => {
    await route.fetch(); // the server commits, and the answer is lost
    lost += 1;
    if (lost === 1) await route.abort("connectionclosed");
    else await route.fallback();
  });
  await user.type(page.getByLabel("Nombre"), "Termos");
  await user.tap(page.getByRole("button", { name: /Guardar|Crear/ }));
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(bar(page, /./)).toHaveCount(0);
  const { categories } = await shop.api.query("category", "list");
  expect(categories.map(({ name }) => name)).toEqual(["Termos"]);
});

test("both values of a price that was changed elsewhere are shown, and one tap chooses", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const { id } = await addProduct(shop, { name: "Mate", price: "100" });
  const products = await openList(shop, context, user);
  const dialog = page.getByRole("dialog", { name: "¿Con qué precio queda?" });
  const conflict = async (mine: string, theirs: number) => {
    await context.setOffline(true);
    await products.setPrice("Mate", mine);
    await expect(bar(page, /1 cambio por enviar/)).toBeVisible();
    await shop.api.mutate("product", "updateField", { id, field: "price", value: theirs });
    await context.setOffline(false);
    await expect(dialog).toBeVisible();
  };
  await conflict("150", 120);
  await expect(dialog.getByRole("button", { name: /El tuyo.*150/ })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /El otro.*120/ })).toBeVisible();
  await screenshot(page, "conflict");
  await user.tap(dialog.getByRole("button", { name: /El tuyo/ }));
  await expect.poll(async () => (await productOf(shop, "Mate"))?.price).toBe(15_000);
  await expect(products.row("Mate")).not.toContainText("Pendiente");

  await conflict("180", 170);
  await user.tap(dialog.getByRole("button", { name: "Decidir después" }));
  await expect(products.row("Mate")).toContainText("Cambió en otro lado");
  await screenshot(page, "conflict-put-off");
  await user.tap(page.getByRole("button", { name: "Elegir con qué valor queda Mate" }));
  await user.tap(dialog.getByRole("button", { name: /El otro/ }));
  await expect(products.price("Mate")).toHaveValue("170");
  expect((await productOf(shop, "Mate"))?.price).toBe(17_000);
  await expect(bar(page, /./)).toHaveCount(0);
});

test("an order is confirmed and paid without a network", async ({ user, context, shop }) => {
  const { page } = user;
  const product = await addProduct(shop, { name: "Mate", price: "100", stock: "5" });
  await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId: product.id, quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    customerPhone: "11 5874-9895",
    method: "PICKUP",
  });
  await shop.logIn(context);
  const orders = new OrderPages(user);
  await page.goto("/pedidos/1");
  await expect(orders.heading("Pedido N.º 1")).toBeVisible();
  await context.setOffline(true);
  await user.tap(page.getByRole("button", { name: "Confirmar" }).filter({ visible: true }));
  await user.tap(page.getByRole("button", { name: "Marcar pagado" }).filter({ visible: true }));
  await expect(bar(page, "Sin conexión · 2 cambios por enviar")).toBeVisible();
  await expect(page.getByText("Pendiente", { exact: true }).filter({ visible: true })).toBeVisible();
  await context.setOffline(false);
  const state = async () => (await shop.api.query("order", "get", { number: 1 })).state;
  await expect.poll(state).toMatchObject({ status: "CONFIRMED", payment: "RECEIVED" });
  expect((await shop.api.query("product", "get", { id: product.id })).stock).toBe(4_000);
});

test("an order taken without a network is listed with its lines and total, and gets its number later", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  await shop.logIn(context);
  const orders = new OrderPages(user);
  await page.goto("/pedidos/nuevo");
  await orders.find("Mate");
  await orders.add("Mate");
  await orders.addOne("Mate");
  await orders.fill("Nombre", "Raquel Núñez");
  // only the change is lost, so that the list opens: without a network the service worker opens it, which tests leave out
  await context.route("**/api/trpc/order.create", (route) => route.abort("internetdisconnected"));
  await orders.press("Guardar pedido");
  await expect(bar(page, "Sin conexión · 1 cambio por enviar")).toBeVisible();
  await expect(page.getByLabel("Nombre")).toHaveValue("");
  await user.tap(page.getByRole("button", { name: "Ver los pedidos" }));
  const waiting = page.getByRole("list", { name: "Sin enviar" }).getByRole("listitem");
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(/Raquel Núñez.*2 × Mate.*Pendiente.*\$\s?200/);
  await screenshot(page, "new-order");
  expect((await shop.api.query("order", "list", {})).rows).toHaveLength(0);

  await context.unroute("**/api/trpc/order.create");
  await expect(orders.orders()).toHaveCount(1);
  await expect(orders.orders()).toContainText("Raquel Núñez");
  await expect(waiting).toHaveCount(0);
  expect((await shop.api.query("order", "list", {})).rows).toMatchObject([{ number: 1, total: 20_000 }]);
});

test("two tabs send each change once", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Mate", price: "100" });
  const products = await openList(shop, context, user);
  const other = new User(await context.newPage(), true);
  await other.page.goto("/categorias/crear-categoria");
  await context.setOffline(true);
  await products.setPrice("Mate", "150");
  await other.type(other.page.getByLabel("Nombre"), "Termos");
  await other.tap(other.page.getByRole("button", { name: /Guardar|Crear/ }));
  await expect(bar(user.page, "Sin conexión · 2 cambios por enviar")).toBeVisible();
  const sent: string[] = [];
  // a request that finds no network yet is made again
  context.on("requestfinished", (request) => {
    if (request.method() === "POST" && request.headers()["idempotency-key"]) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect.poll(async () => (await productOf(shop, "Mate"))?.price).toBe(15_000);
  await expect.poll(async () => (await shop.api.query("category", "list")).categories.length).toBe(1);
  await expect(bar(user.page, /./)).toHaveCount(0);
  await expect(bar(other.page, /./)).toHaveCount(0);
  expect(sent).toHaveLength(2);
});

test("the list of unsent changes drops one; log-out asks, and only the same account sends what was kept", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  await addProduct(shop, { name: "Yerba", price: "200" });
  const products = await openList(shop, context, user);
  // the list is loaded once, so that it opens without a network
  await page.goto("/por-enviar");
  await expect(page.getByText("No hay nada por enviar")).toBeVisible();
  await page.goto("/productos");
  await context.route("**/api/trpc/product.updateField", (route) => route.abort("internetdisconnected"));
  await products.setPrice("Mate", "150");
  await products.setPrice("Yerba", "250");
  await user.tap(page.getByRole("link", { name: /2 cambios por enviar/ }));
  const list = page.getByRole("list", { name: "Cambios por enviar" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list).toContainText(/Precio: Antes \$\s100 → \$\s150/);
  await screenshot(page, "unsent");
  await user.tap(page.getByRole("button", { name: "Descartar: Yerba" }));
  await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }));
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await page.goto("/productos");
  await user.tap(page.getByRole("navigation", { name: "Principal" }).getByRole("button", { name: "Más" }));
  await user.tap(page.getByRole("navigation", { name: "Más opciones" }).getByText("Salir", { exact: true }));
  await expect(page.getByRole("dialog", { name: "Tenés 1 cambio sin enviar" })).toBeVisible();
  await screenshot(page, "sign-out");
  await user.tap(page.getByRole("button", { name: "Guardar en este dispositivo y salir" }));
  await page.waitForURL("**/login");
  await context.unroute("**/api/trpc/product.updateField");

  await shop.api.signIn(shop.email, shop.password); // the browser logged its session out
  const stranger = await openShop(origin);
  await stranger.logIn(context);
  await page.goto("/por-enviar");
  await expect(page.getByText("No hay nada por enviar")).toBeVisible();
  expect((await productOf(shop, "Mate"))?.price).toBe(10_000);

  await page.goto("about:blank"); // the stranger's page must not call with the merchant's session
  await shop.logIn(context);
  await page.goto("/productos");
  await expect.poll(async () => (await productOf(shop, "Mate"))?.price).toBe(15_000);
  expect((await productOf(shop, "Yerba"))?.price).toBe(20_000);
});
