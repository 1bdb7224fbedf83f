import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { AlertForm, AlertPages } from "./pages/alert-pages";
import { ProductPages } from "./pages/product-pages";

test("a visitor asks to be told of a product, and the merchant sees it and answers by WhatsApp", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/\b422\b/);
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500", stock: 0 });
  const visitor = user.inTab(await context.newPage());
  const form = new AlertForm(visitor);
  await visitor.page.goto(`${shop.url}/catalogo/${id}-mate-torpedo`);
  await form.ask("351 555");
  await expect(form.problem).toContainText("le faltan o le sobran dígitos");
  await expect(form.phone).toHaveValue("351 555");
  await form.ask("351 555 0134");
  await expect(form.done).toBeVisible();
  await expect(form.phone).toBeHidden();

  await shop.logIn(context);
  const products = new ProductPages(user);
  await user.page.goto("/productos");
  await expect(user.page.getByText("1 persona espera un producto")).toBeVisible();
  await shop.api.mutate("product", "update", { id, stock: 2 });
  await products.chooseListAction("Quiénes esperan un producto");
  const alerts = new AlertPages(user);
  await expect(alerts.row("Mate torpedo")).toContainText("+54 9 351 555-0134");
  await expect(alerts.row("Mate torpedo")).toContainText("Ya volvió");
  await alerts.answer("Mate torpedo");
  await user.keepOpen(user.page.getByRole("button", { name: "Deshacer" }));
  await expect.poll(() => monitor.chats.length).toBe(1);
  const chat = new URL(monitor.chats[0] ?? "");
  expect(chat.pathname).toBe("/5493515550134");
  const text = chat.searchParams.get("text") ?? "";
  expect(text.replace(/\s/g, " ")).toContain("volvió Mate torpedo, a $ 18.500");
  expect(text).toContain(`${shop.url}/catalogo/${id}-mate-torpedo`);
  await expect(user.page.getByText("Nadie espera un producto")).toBeVisible();
  await user.tap(user.page.getByRole("button", { name: "Deshacer" }));
  await expect(alerts.row("Mate torpedo")).toBeVisible();
  await alerts.answer("Mate torpedo");
  await alerts.show("Avisados");
  await expect(alerts.row("Mate torpedo")).toContainText("Avisado");

  await visitor.page.goto(`${shop.url}/catalogo`);
  await expect(visitor.page.getByRole("article")).toContainText("Quedan 2");
  await shop.api.mutate("product", "update", { id, stock: 20 });
  await visitor.page.reload();
  await expect(visitor.page.getByRole("article")).toContainText("Volvió");
});

test("a visitor chooses the sold-out variant to be told of", async ({ user, shop }) => {
  const { id } = await addProduct(shop, {
    name: "Remera lisa",
    price: "18500",
    variants: [
      { options: { Talle: "S" } },
      { options: { Talle: "M" }, stock: 0 },
      { options: { Talle: "L" }, stock: 0 },
    ],
  });
  await user.page.goto(`${shop.url}/catalogo/${id}-remera-lisa`);
  await expect(user.page.getByText("Agregado esta semana").first()).toBeVisible();
  const form = new AlertForm(user);
  await expect(form.phone).toBeHidden();
  await user.tap(user.page.locator("label").filter({ hasText: /^L/ }));
  await user.tap(user.page.getByRole("link", { name: "Avisame cuando vuelva" }));
  await expect(form.phone).toBeFocused();
  await form.ask("11 5874-9895");
  await expect(form.done).toBeVisible();
  const { rows } = await shop.api.query("stockAlert", "list", {});
  expect(rows).toMatchObject([{ name: "Remera lisa", choice: "L", phone: "5491158749895" }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, or shown again with what was typed", async ({ user, monitor, shop }) => {
    monitor.allow(/ csp$/, /\b422\b/);
    const { id } = await addProduct(shop, {
      name: "Remera lisa",
      price: "18500",
      variants: [{ options: { Talle: "S" } }, { options: { Talle: "M" }, stock: 0 }],
    });
    await user.page.goto(`${shop.url}/catalogo/${id}-remera-lisa`);
    const form = new AlertForm(user);
    await user.tap(form.fold);
    await form.ask("11 5874");
    await expect(form.problem).toContainText("le faltan o le sobran dígitos");
    await expect(form.phone).toHaveValue("11 5874");
    await form.ask("11 5874-9895");
    await expect(user.page).toHaveURL(`${shop.url}/catalogo/${id}-remera-lisa#aviso-listo`);
    await expect(form.done).toBeVisible();
    const { rows } = await shop.api.query("stockAlert", "list", {});
    expect(rows).toMatchObject([{ choice: "M", phone: "5491158749895" }]);
  });
});
