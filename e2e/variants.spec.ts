import { addProduct, type NewShop, type Product } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ProductPages } from "./pages/product-pages";
import { ShopPages } from "./pages/shop-pages";
import { VariantPages } from "./pages/variant-pages";

const TAPS = 15;

const addShirt = (shop: NewShop) =>
  addProduct(shop, {
    name: "Remera lisa",
    price: "18500",
    variants: [
      { options: { Talle: "S", Color: "Rojo" }, stock: 5 },
      { options: { Talle: "S", Color: "Azul" }, price: "21000", stock: 3 },
      { options: { Talle: "M", Color: "Rojo" }, stock: 0 },
      { options: { Talle: "M", Color: "Azul" }, paused: true },
    ],
  });
const variantsOf = async ({ api }: NewShop, { id }: Product) =>
  (await api.query("product", "get", { id })).variants.map(({ id: key, values, stock }) => [
    key,
    values.join(" "),
    stock,
  ]);

test("the address of a variant opens its product with it chosen", async ({ page, user, shop }) => {
  const shirt = await addShirt(shop);
  const [[red = 0] = [], [blue = 0] = [], [soldOut = 0] = [], [paused = 0] = []] = await variantsOf(shop, shirt);
  const seen = new ShopPages(user);
  const open = (id: number) => page.goto(`${shop.url}/catalogo/${shirt.id}-remera-lisa?variante=${id}`);
  for (const [id, values, text] of [
    [red, ["S", "Rojo"], /^Agregar · S, Rojo \$\s?18\.500$/],
    [blue, ["S", "Azul"], /^Agregar · S, Azul \$\s?21\.000$/],
  ] as const) {
    await open(Number(id));
    await expect(seen.addChosen).toHaveText(text);
    for (const value of values) await expect(seen.option(value)).toBeChecked();
  }
  await open(Number(soldOut));
  await expect(page.locator(".sold").filter({ hasText: "M, Rojo: agotado." })).toBeVisible();
  await open(Number(paused));
  await expect(page.getByRole("button", { name: /^Falta elegir: Talle/ })).toBeVisible();
  await expect(seen.option("S")).not.toBeChecked();
});

test("sizes and colours are added, one variant is sold out, and another is ordered", async ({
  user,
  shop,
  monitor,
}) => {
  const { page } = user;
  const screenshot = screenshots("variants");
  await addProduct(shop, { name: "Remera lisa", price: "18500", photo: true });
  await shop.logIn(page.context());
  await page.goto("/productos");
  const products = new ProductPages(user);
  const variants = new VariantPages(user);
  await products.heading.waitFor();
  await user.tap(products.row("Remera lisa").getByRole("link", { name: "Remera lisa" }));
  await user.tap(page.getByRole("link", { name: "Agregar talles, colores…" }));
  await variants.heading("Remera lisa").waitFor();
  await screenshot(page, "sin-variantes");
  await variants.press("Talle S M L XL");
  await variants.press("Quitar XL");
  await variants.press("Color");
  await user.type(variants.valuesInput("Color"), "Rojo, Azul");
  await screenshot(page, "talles-y-colores");
  await user.type(variants.stock("M · Rojo"), "0");
  await expect(variants.rows).toHaveCount(6);
  await expect(variants.row("M · Rojo")).toContainText("Sin stock");
  await screenshot(page, "una-sin-stock");
  await variants.save();
  await expect(variants.saved).toBeVisible();
  await screenshot(page, "guardadas");
  expectTaps("add variants", user.taps, TAPS);
  await page.goto("/productos");
  await expect(products.row("Remera lisa")).toContainText("6 variantes");

  await page.goto(`${shop.url}/catalogo`);
  const seen = new ShopPages(user);
  const cart = new CartPage(user);
  const choose = (value: string) => user.tap(page.locator("label").filter({ hasText: new RegExp(`^${value}`) }));
  await user.tap(seen.productLink("Remera lisa"));
  // the button asks for what is missing, and leads there
  await choose("M");
  await user.tap(page.getByRole("button", { name: /^Falta elegir: Color/ }));
  await expect(seen.option("Rojo")).toBeFocused();
  await choose("Rojo");
  await expect(page.locator(".sold").filter({ hasText: "M, Rojo: agotado." })).toBeVisible();
  await expect(seen.addChosen).toHaveCount(0);
  await screenshot(page, "agotado");
  await choose("Azul");
  await screenshot(page, "otra");
  await expect(seen.addChosen).toHaveText(/^Agregar · M, Azul \$\s?18\.500$/);
  await user.tap(seen.addChosen);
  await seen.openCart();
  await expect(cart.lines).toContainText(["M, Azul"]);
  await user.type(cart.name, "Lucía Fernández");
  await screenshot(page, "carrito");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await expect.poll(() => new URL(monitor.chats[0] ?? "http://x").searchParams.get("text")).toContain("M, Azul");
  const order = await shop.api.query("order", "get", { number: 1 });
  expect(order.lines[0]).toMatchObject({ name: "Remera lisa", variantName: "M, Azul", price: 1_850_000 });
});

test("renaming a value keeps variants and stock, removing one asks first, and a concurrent sale is kept", async ({
  user,
  shop,
}) => {
  const { page } = user;
  const product = await addShirt(shop);
  const before = await variantsOf(shop, product);
  await shop.logIn(page.context());
  await page.goto(`/productos/${product.id}/variantes`);
  const variants = new VariantPages(user);
  await variants.press("Cambiar Rojo");
  await page.getByLabel("Valor", { exact: true }).fill("azul");
  await variants.press("Listo");
  await expect(page.getByText("Ese valor ya está en la opción.")).toBeVisible();
  await page.getByLabel("Valor", { exact: true }).fill("Bordó");
  await variants.press("Listo");
  await user.type(variants.price("S · Bordó"), "19.900");
  // a visitor orders while the form is open
  const [first] = product.variants;
  await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: crypto.randomUUID(),
    lines: [{ productId: product.id, variantId: first?.id ?? null, quantityMilli: 2_000 }],
    customerName: "Lucía Fernández",
    method: "PICKUP",
  });
  await shop.api.mutate("order", "act", { number: 1, action: "confirm" });
  await variants.save();
  await expect(variants.saved).toBeVisible();
  expect(await variantsOf(shop, product)).toEqual([
    [before[0]?.[0], "S Bordó", 3_000],
    [before[1]?.[0], "S Azul", 3_000],
    [before[2]?.[0], "M Bordó", 0],
    [before[3]?.[0], "M Azul", null],
  ]);
  expect((await shop.api.query("order", "get", { number: 1 })).lines[0]).toMatchObject({ variantName: "S, Rojo" });

  await page.reload();
  await variants.press("Quitar S");
  await expect(variants.question).toContainText(
    "Se van 2 combinaciones: 2 con stock cargado y 1 en pedidos abiertos, que conservan su nombre y su precio.",
  );
  await user.tap(variants.question.getByRole("button", { name: "Cancelar" }));
  await expect(variants.rows).toHaveCount(4);
  await variants.press("Quitar la combinación S · Azul");
  await user.tap(variants.question.getByRole("button", { name: "Quitar" }));
  await expect(variants.rows).toHaveCount(3);
  await variants.press("Agregar S · Azul");
  await expect(variants.stock("S · Azul")).toHaveValue("3");
  await expect(page.getByText("Todo guardado")).toBeVisible();
});

test("too many variants are rejected without losing input, and concurrent changes are not overwritten", async ({
  user,
  shop,
  monitor,
}) => {
  monitor.allow(/\b422\b/);
  const { page } = user;
  const product = await addShirt(shop);
  await shop.logIn(page.context());
  await page.goto(`/productos/${product.id}/variantes`);
  const variants = new VariantPages(user);
  const many = Array.from({ length: 120 }, (_, n) => `T${n}`).join(", ");
  await user.type(variants.valuesInput("Talle"), many);
  await user.pressEnter(variants.valuesInput("Talle"));
  await expect(page.getByText("Serían 244 combinaciones y el máximo es 200.")).toBeVisible();
  await expect(variants.rows).toHaveCount(4);
  await expect(variants.valuesInput("Talle")).toHaveValue(/T119$/);
  await user.type(variants.valuesInput("Talle"), "L");
  await user.pressEnter(variants.valuesInput("Talle"));
  await expect(variants.rows).toHaveCount(6);
  await shop.api.mutate("product", "update", {
    id: product.id,
    variants: [{ options: { Talle: "Único" }, stock: 1 }],
  });
  await variants.save();
  await expect(page.getByRole("alert").first()).toContainText("cambiaron en otra ventana");
  await expect(variants.rows).toHaveCount(6);
  await variants.press("Ver cómo quedaron");
  await expect(variants.rows).toHaveCount(1);
  await expect(variants.stock("Único")).toHaveValue("1");
});

test("the cart reports which variant sold out or changed its price", async ({ user, shop }) => {
  const { page } = user;
  const product = await addShirt(shop);
  const seen = new ShopPages(user);
  const [rojo, azul] = product.variants;
  await page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Remera lisa")).toContainText(/Desde\s+\$\s?18\.500/);
  await user.tap(seen.productLink("Remera lisa"));
  // the paused variant is not shown
  await expect(page.getByRole("radio")).toHaveCount(4);
  await user.tap(seen.option("S"));
  await user.tap(seen.option("Rojo"));
  await user.tap(seen.addChosen);
  await seen.option("Rojo").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("21.000").first()).toBeVisible();
  await user.tap(seen.addChosen);
  await shop.api.mutate("product", "saveVariants", {
    id: product.id,
    rows: [
      { id: rojo?.id ?? 0, values: rojo?.values ?? [], stock: 0 },
      { id: azul?.id ?? 0, values: azul?.values ?? [], price: 23_000 },
    ],
  });
  await seen.openCart();
  await expect(page.getByText("Remera lisa (S, Rojo): se agotó")).toBeVisible();
  await expect(page.getByText(/Remera lisa \(S, Azul\): cambió de \$\s21\.000 a \$\s23\.000/)).toBeVisible();
  await expect(new CartPage(user).lines).toHaveCount(1);
});
