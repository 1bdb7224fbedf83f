import { randomUUID } from "node:crypto";
import { axeFindings } from "./fixtures/axe";
import { addProduct, enableDelivery, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import type { User } from "./fixtures/user";
import { OrderPages } from "./pages/order-pages";

const LONG_NAME = "Distribuidora Mayorista de Electrodomésticos y Artículos Regionales del Litoral S. A.";

async function orderOf(shop: NewShop, customerName: string, over: object = {}) {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  return shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId: mate.id, quantityMilli: 1_000 }],
    customerName,
    customerPhone: "11 5874-9895",
    method: "PICKUP",
    ...over,
  });
}

test("a customer's page has the note, the addresses and a new order for them", async ({ user, context, shop }) => {
  const { page } = user;
  const screenshot = screenshots("customers");
  await enableDelivery(shop);
  await orderOf(shop, LONG_NAME.slice(0, 80), { method: "DELIVERY", address: "Belgrano 1450, 2.º B" });
  const list = await shop.api.mutate("priceList", "create", { name: "Mayorista", percent: 25 });
  await shop.api.mutate("priceList", "addCustomer", { id: list.id, name: "Distribuidora", phone: "11 5874-9895" });
  await shop.logIn(context);
  const orders = new OrderPages(user);

  await page.goto("/pedidos/clientes");
  await expect(page.getByText("+54 9 11 5874-9895 · 1 pedido")).toBeVisible();
  await user.tap(page.getByRole("link", { name: /^Distribuidora Mayorista/ }));
  await expect(page.getByText(/1 pedido · \$\s*18\.500 en compras/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver en el mapa: Belgrano 1450, 2.º B" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mayorista", exact: true })).toBeVisible();

  const note = page.getByLabel("Nota para vos");
  await user.type(note, "a".repeat(501));
  await orders.press("Guardar nota");
  await expect(page.getByText("La nota puede tener hasta 500 caracteres.")).toBeVisible();
  await user.type(note, "Paga al mes, llamar antes");
  await orders.press("Guardar nota");
  await expect(page.getByText("Nota guardada")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await screenshot(page, "cliente");
  await page.reload();
  await expect(note).toHaveValue("Paga al mes, llamar antes");

  await user.tap(page.getByRole("link", { name: "Nuevo pedido" }));
  await expect(page.getByLabel("Nombre")).toHaveValue(LONG_NAME.slice(0, 80).trim());
  await expect(page.getByLabel("Teléfono")).toHaveValue("+54 9 11 5874-9895");
  await expect(page.getByLabel("Dirección")).toHaveValue("Belgrano 1450, 2.º B");
  await screenshot(page, "pedido-nuevo");
  // nothing was typed yet, so leaving asks nothing, and the form for anybody is empty
  await page.goto("/pedidos/nuevo");
  await expect(page.getByLabel("Nombre")).toHaveValue("");
  await page.goBack();
  await orders.find("Mate torpedo");
  await orders.add("Mate torpedo");
  await orders.press("Guardar pedido");
  await expect(page.getByRole("heading", { level: 1, name: /2/ })).toBeVisible();
  await user.tap(page.getByRole("link", { name: /^Distribuidora Mayorista/ }));
  await expect(page.getByText(/2 pedidos/)).toBeVisible();
});

test("two tabs with the note of one customer: the second one asks", async ({ user, context, shop, monitor }) => {
  monitor.allow(/\b409\b/);
  const { page } = user;
  await orderOf(shop, "Zoe Ñandú");
  const { rows } = await shop.api.query("order", "customers", {});
  const id = rows[0]?.id ?? 0;
  await shop.logIn(context);
  await page.goto(`/pedidos/clientes/${id}`);
  await user.type(page.getByLabel("Nota para vos"), "De esta pestaña");
  await shop.api.mutate("order", "noteCustomer", { id, merchantNote: "De la otra" });
  await new OrderPages(user).press("Guardar nota");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("De la otra");
  await expect(question).toContainText("De esta pestaña");
  expect((await shop.api.query("order", "customer", { id, page: 1 })).merchantNote).toBe("De la otra");
});

async function askForPrices(user: User, shop: NewShop, name: string, message: string) {
  const { page } = user;
  await page.goto(`${shop.url}/catalogo`);
  await user.tap(page.getByRole("link", { name: "Pedí tus precios" }));
  await user.type(page.getByLabel("Nombre"), name);
  await user.type(page.getByLabel("Tu WhatsApp"), "3794 55-1020");
  await user.type(page.getByLabel("Contale algo a la tienda"), message);
  await user.tap(page.getByRole("button", { name: "Pedir la lista" }));
  await expect(page.getByText("Listo, ya le avisamos a la tienda")).toBeVisible();
}

test("a refused request is taken back, refused again, seen when it asks again, and accepted", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("refused-requests");
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { id } = await shop.api.mutate("priceList", "create", { name: "Mayorista", percent: 25, takesRequests: true });
  await askForPrices(user, shop, "Tienda Ñandubay", "Vendo en ferias");
  await shop.logIn(context);
  const customers = `/productos/promociones/listas/${id}/clientes`;
  await page.goto(customers);
  const refuse = page.getByRole("button", { name: "No aceptar a Tienda Ñandubay" });
  await screenshot(page, "pide");
  await user.tap(refuse);
  await expect(page.getByText("Rechazadas (1)")).toBeVisible();
  await screenshot(page, "rechazada");
  await user.tap(page.getByRole("button", { name: "Deshacer" }));
  await expect(page.getByRole("heading", { name: "1 pide entrar" })).toBeVisible();
  await user.tap(refuse);
  await expect(page.getByText("Rechazadas (1)")).toBeVisible();
  expect((await shop.api.query("dashboard", "get")).asking).toBe(0);

  await askForPrices(user, shop, "Tienda Ñandubay", "Ya tengo local");
  expect((await shop.api.query("dashboard", "get")).asking).toBe(0);
  await page.goto(customers);
  await expect(page.getByText("1 volvió a pedir")).toBeVisible();
  await user.tap(page.getByText("Rechazadas (1)"));
  await expect(page.getByText("+54 9 379 455-1020 · «Ya tengo local»")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await screenshot(page, "volvio-a-pedir");
  await user.tap(page.getByRole("button", { name: "Aceptar a Tienda Ñandubay", exact: true }));
  await expect(page.getByRole("heading", { name: "1 con estos precios" })).toBeVisible();
  await expect(page.getByText("Rechazadas")).toBeHidden();
});
