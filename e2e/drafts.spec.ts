import { expectDraft, field, formsOf, press, restored, TYPED } from "./fixtures/draft-forms";
import { addProduct, openShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { CategoryPages } from "./pages/category-pages";
import { OrderPages } from "./pages/order-pages";
import { ProductPages } from "./pages/product-pages";
import { SettingsPages } from "./pages/settings-pages";

const screenshot = screenshots("drafts");

/** A new thing, one that exists, a dialog, and rows that are added. `drafts.long.spec.ts` has every form. */
const USUAL = ["/productos/cargar-producto", "/pedidos/1", "/mis-links", "/configuraciones/entrega"];

test("what was typed in a form is there again after the page was closed, and one tap discards it @long", async ({
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_ABORTED/);
  const forms = (await formsOf(shop)).filter(({ path }) => USUAL.includes(path));
  await shop.logIn(context);
  for (const form of forms) await expectDraft(context, form);
});

test("a saved form keeps no draft, and neither does one that was cancelled", async ({ user, context, shop }) => {
  const { page } = user;
  await shop.api.mutate("category", "create", { name: "Mates" });
  await shop.logIn(context);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length);
  const settings = new SettingsPages(user);
  await page.goto("/configuraciones/tienda");
  await settings.fill("Lema", TYPED);
  await expect.poll(drafts).toBe(1);
  await settings.save();
  await expect(page.getByText("Guardado").first()).toBeVisible();
  await expect.poll(drafts).toBe(0);

  await page.goto("/categorias");
  await new CategoryPages(user).choose("Mates", "Cambiar el nombre");
  await user.type(field(page, "Nombre"), TYPED);
  await expect.poll(drafts).toBe(1);
  await press(page, "Cancelar");
  await expect.poll(drafts).toBe(0);
});

test("an order that was being taken comes back whole, and is placed once although its answer is lost", async ({
  user,
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_CONNECTION_CLOSED/);
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  await shop.logIn(context);
  const orders = new OrderPages(user);
  await page.goto("/pedidos/nuevo");
  await orders.fill("Nombre", "Lucía");
  await orders.find("Mate");
  await orders.add("Mate");
  await orders.addOne("Mate");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("Mate"))).toBe(true);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto("/pedidos/nuevo");
  await expect(restored(next)).toBeVisible();
  await expect(next.getByLabel("Nombre").first()).toHaveValue("Lucía");
  await expect(next.getByRole("textbox", { name: "Cantidad de Mate" })).toHaveValue("2");
  let lost = 0;
  await context.route("**/api/trpc/order.create*", async (route) => {
    await route.fetch(); // the order is placed, and the answer is lost
    await route.abort("connectionclosed");
    lost += 1;
  });
  await new OrderPages(new User(next)).press("Guardar pedido");
  await expect.poll(() => lost).toBeGreaterThan(0);
  // the page has heard of it: closed before that, it would rightly show the draft again
  await expect.poll(() => next.evaluate(() => JSON.stringify(localStorage).includes("Lucía"))).toBe(false);
  await next.close({ runBeforeUnload: false });
  await context.unroute("**/api/trpc/order.create*");

  const last = await context.newPage();
  await last.goto("/pedidos/nuevo");
  await expect(last.getByRole("status", { name: "Conexión" }).getByText(/./)).toHaveCount(0);
  await expect(restored(last)).toHaveCount(0);
  expect((await shop.api.query("order", "list", {})).rows).toMatchObject([{ customerName: "Lucía", total: 20_000 }]);
});

test("a draft waits for its account after a log-out, and another account does not see it", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  await shop.logIn(context);
  await page.goto("/configuraciones/tienda");
  await user.type(field(page, "Lema"), TYPED);
  await expect.poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), TYPED)).toBe(true);
  await page.goto("about:blank"); // an open screen leaves for the log-in as soon as a call finds no session
  await context.clearCookies(); // as an expired session

  const stranger = await openShop(origin);
  await stranger.logIn(context);
  await page.goto("/configuraciones/tienda");
  await expect(field(page, "Lema")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);

  await page.goto("about:blank");
  await context.clearCookies();
  await shop.logIn(context);
  await page.goto("/configuraciones/tienda");
  await expect(field(page, "Lema")).toHaveValue(TYPED);
  await expect(restored(page)).toBeVisible();
});

test("what needs a network says so while there is none, and tries again", async ({ user, context, shop, monitor }) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "100" });
  await addProduct(shop, { name: "Yerba", price: "200" });
  await shop.logIn(context);
  const note = page.getByRole("complementary", { name: "Necesita conexión" });
  for (const [path, text] of [
    ["/pagos", "Pagar necesita conexión"],
    ["/cerrar-cuenta", "Cerrar la cuenta necesita conexión"],
    ["/productos/importar", "Importar necesita conexión"],
    ["/productos/cambio-precios", "Cambiar muchos precios a la vez necesita conexión"],
    ["/perfil", "Lo que escribas queda en este dispositivo"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(note).toHaveCount(0);
    await context.setOffline(true);
    await expect(note).toContainText(text);
    await screenshot(page, `offline${path.replaceAll("/", "-")}`);
    await user.tap(note.getByRole("button", { name: "Probar de nuevo" }));
    await expect(note).toContainText("Todavía no hay conexión");
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  }

  await page.goto("/productos");
  const products = new ProductPages(user);
  await products.startSelecting();
  await user.tap(products.checkbox("Mate"));
  await expect(page.getByRole("button", { name: "Precios", exact: true })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText("Cambiar sus precios juntos necesita conexión")).toBeVisible();
  await expect(page.getByRole("button", { name: "Precios", exact: true })).toBeDisabled();
  await screenshot(page, "offline-bulk");
  await products.bulkAction("Pausar");
  await expect(products.row("Mate")).toContainText("Pendiente");
  await expect(page.getByRole("switch", { name: "Visible: Mate" })).not.toBeChecked();
  await context.setOffline(false);
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts.paused).toBe(1);
});
