import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { addProduct, enableDelivery, type NewShop, openShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { CategoryPages } from "./pages/category-pages";
import { OrderPages } from "./pages/order-pages";
import { ProductPages } from "./pages/product-pages";
import { SettingsPages } from "./pages/settings-pages";

const screenshot = screenshots("drafts");

const TYPED = "Sin guardar todavía";
const restored = (page: Page) => page.getByText("Recuperamos lo que escribías");
const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label }).filter({ visible: true }).first();
const press = (page: Page, name: string) =>
  new User(page).tap(page.getByRole("button", { name, exact: true }).filter({ visible: true }));

interface Form {
  path: string;
  /** Opens the form where it is a dialog. */
  open?: (page: Page) => Promise<void>;
  label: string;
  text?: string;
  /** What the field has without a draft. */
  before?: string;
}

async function type(page: Page, { path, open, label, text = TYPED }: Form): Promise<void> {
  await page.goto(path);
  await open?.(page);
  await new User(page).type(field(page, label), text);
}

async function reopened(context: BrowserContext, { path, open }: Form): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await open?.(page);
  return page;
}

async function formsOf(shop: NewShop): Promise<Form[]> {
  const { api } = shop;
  await enableDelivery(shop);
  await api.mutate("category", "create", { name: "Mates" });
  const mate = await addProduct(shop, { name: "Mate", price: "100" });
  await api.mutate("link", "makeFirst");
  await api.mutate("link", "create", { name: "Talles", url: "https://ejemplo.test/talles" });
  await api.mutate("order", "createTemplate", { name: "Horario", text: "Abrimos a las 9" });
  await api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId: mate.id, quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    customerPhone: "11 5874-9895",
    method: "PICKUP",
  });
  return [
    { path: "/productos/cargar-producto", label: "Descripción" },
    { path: `/productos/${mate.id}`, label: "Descripción" },
    { path: "/categorias/crear-categoria", label: "Nombre" },
    {
      path: "/categorias",
      open: (page) => new CategoryPages(new User(page)).choose("Mates", "Cambiar el nombre"),
      label: "Nombre",
      before: "Mates",
    },
    { path: "/mis-links", open: (page) => press(page, "Agregar link"), label: "Texto del botón" },
    { path: "/mis-links", open: (page) => press(page, "Editar Talles"), label: "Texto del botón", before: "Talles" },
    { path: "/mis-links", open: (page) => press(page, "Cambiar la descripción"), label: "Descripción" },
    { path: "/pedidos/respuestas", open: (page) => press(page, "Nueva respuesta"), label: "Texto" },
    {
      path: "/pedidos/respuestas",
      open: async (page) => {
        await new OrderPages(new User(page)).press("Acciones de Horario");
        await new User(page).tap(page.getByRole("menuitem", { name: "Cambiar" }));
      },
      label: "Texto",
      before: "Abrimos a las 9",
    },
    { path: "/pedidos/1", label: "Nota para vos" },
    { path: "/pedidos/nuevo", label: "Nombre" },
    { path: "/pedidos/1/editar", label: "Nombre", before: "Lucía Fernández" },
    { path: "/configuraciones/tienda", label: "Lema" },
    { path: "/configuraciones/contacto", label: "Instagram" },
    {
      path: "/configuraciones/entrega",
      open: (page) => press(page, "Agregar zona"),
      label: "Zona",
    },
    { path: "/configuraciones/pagos", label: "Alias" },
    { path: "/configuraciones/pedidos", label: "Última frase del mensaje" },
    { path: "/configuraciones/legales", label: "Razón social" },
    { path: "/configuraciones/sucursales/nueva", label: "Nombre" },
    { path: "/configuraciones/dominio", label: "Dominio" },
    { path: "/soporte", label: "Mensaje" },
    { path: "/perfil", label: "Nombre", before: "Ana Pérez" },
  ];
}

test("what was typed in any form is there again after the page was closed, and one tap discards it", async ({
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_ABORTED/);
  const forms = await formsOf(shop);
  await shop.logIn(context);
  for (const form of forms) {
    await test.step(`${form.path} ${form.label}`, async () => {
      const page = await context.newPage();
      await type(page, form);
      await page.close({ runBeforeUnload: false });

      // a zone that was added comes back with the draft
      const next = await reopened(context, form.label === "Zona" ? { ...form, open: undefined } : form);
      await expect(restored(next)).toBeVisible();
      await expect(field(next, form.label)).toHaveValue(form.text ?? TYPED);
      if (form.path === "/categorias/crear-categoria" || form.before === "Talles") await screenshot(next, "restored");
      await new User(next).tap(next.getByRole("status").getByRole("button", { name: "Descartar" }));
      await expect(restored(next)).toHaveCount(0);
      if (form.label === "Zona") await expect(field(next, "Zona")).toHaveCount(0);
      else await expect(field(next, form.label)).toHaveValue(form.before ?? "");
      await next.close();

      const last = await reopened(context, form);
      await expect(field(last, form.label)).toHaveValue(form.before ?? "");
      await expect(restored(last)).toHaveCount(0);
      await last.close();
    });
  }
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
  await expect(next.getByRole("group", { name: "Cantidad de Mate" })).toContainText("2");
  let lost = 0;
  await context.route("**/api/trpc/order.create*", async (route) => {
    await route.fetch(); // the order is placed, and the answer is lost
    lost += 1;
    await route.abort("connectionclosed");
  });
  await new OrderPages(new User(next)).press("Guardar pedido");
  await expect.poll(() => lost).toBeGreaterThan(0);
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
    await expect(page.getByText("Todavía no hay conexión")).toBeVisible();
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
  }

  await page.goto("/productos");
  const products = new ProductPages(user);
  await products.startSelecting();
  await user.tap(products.checkbox("Mate"));
  await context.setOffline(true);
  await expect(page.getByText("Cambiar sus precios juntos necesita conexión")).toBeVisible();
  await expect(page.getByRole("button", { name: "Precios", exact: true })).toBeDisabled();
  await screenshot(page, "offline-bulk");
  await products.bulkAction("Pausar");
  await expect(products.row("Mate")).toContainText("Pendiente");
  await expect(products.row("Mate")).toContainText("Pausado");
  await context.setOffline(false);
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts.paused).toBe(1);
});
