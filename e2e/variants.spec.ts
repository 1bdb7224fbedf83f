import { album } from "./fixtures/album";
import { addProduct, type NewShop, type Product } from "./fixtures/merchant";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ProductPages } from "./pages/product-pages";
import { ShopPages } from "./pages/shop-pages";
import { VariantPages } from "./pages/variant-pages";

const TAPS = 15;

const shirt = (shop: NewShop) =>
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

test("from the panel's start by visible names alone: sizes and colours are added, one is sold out, another is ordered", async ({
  hand,
  shop,
  watch,
}) => {
  const { page } = hand;
  const picture = album("variants");
  await addProduct(shop, { name: "Remera lisa", price: "18500", photo: true });
  await shop.enter(page.context());
  await page.goto("/productos");
  const products = new ProductPages(hand);
  const variants = new VariantPages(hand);
  await products.heading.waitFor();
  await hand.tap(products.row("Remera lisa").getByRole("link", { name: "Remera lisa" }));
  await hand.tap(page.getByRole("link", { name: "Agregar talles, colores…" }));
  await variants.heading("Remera lisa").waitFor();
  await picture(page, "sin-variantes");
  await variants.press("Talle S M L XL");
  await variants.press("Quitar XL");
  await variants.press("Color");
  await hand.type(variants.more("Color"), "Rojo, Azul");
  await picture(page, "talles-y-colores");
  await hand.type(variants.stock("M · Rojo"), "0");
  await expect(variants.rows).toHaveCount(6);
  await expect(variants.row("M · Rojo")).toContainText("Sin stock");
  await picture(page, "una-sin-stock");
  await variants.save();
  await expect(variants.saved).toBeVisible();
  await picture(page, "guardadas");
  countTaps("variants", hand.taps, TAPS);
  await page.goto("/productos");
  await expect(products.row("Remera lisa")).toContainText("6 variantes");

  await page.goto(`${shop.url}/catalogo`);
  const seen = new ShopPages(hand);
  const cart = new CartPage(hand);
  const choose = (value: string) => hand.tap(page.locator("label").filter({ hasText: new RegExp(`^${value}`) }));
  await hand.tap(seen.productLink("Remera lisa"));
  await choose("M");
  await expect(page.getByText("Agotado: M, Rojo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Agregar al pedido" })).toHaveCount(0);
  await picture(page, "agotado");
  await choose("Azul");
  await picture(page, "otra");
  await hand.tap(page.getByRole("button", { name: "Agregar al pedido" }));
  await seen.openCart();
  await expect(cart.lines).toContainText(["M, Azul"]);
  await hand.type(cart.name, "Lucía Fernández");
  await picture(page, "carrito");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await expect.poll(() => new URL(watch.chats[0] ?? "http://x").searchParams.get("text")).toContain("M, Azul");
  const order = await shop.api.query("order", "get", { number: 1 });
  expect(order.lines[0]).toMatchObject({ name: "Remera lisa", variantName: "M, Azul", price: 1_850_000 });
});

test("renaming keeps stock and rows; deleting says what goes; a sale meanwhile stays sold", async ({ hand, shop }) => {
  const { page } = hand;
  const product = await shirt(shop);
  const before = await variantsOf(shop, product);
  await shop.enter(page.context());
  await page.goto(`/productos/${product.id}/variantes`);
  const variants = new VariantPages(hand);
  await variants.press("Cambiar Rojo");
  await page.getByLabel("Valor", { exact: true }).fill("azul");
  await variants.press("Listo");
  await expect(page.getByText("Ese valor ya está en la opción.")).toBeVisible();
  await page.getByLabel("Valor", { exact: true }).fill("Bordó");
  await variants.press("Listo");
  await hand.type(variants.price("S · Bordó"), "19.900");
  // somebody buys while the form is open
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
  await hand.tap(variants.question.getByRole("button", { name: "Cancelar" }));
  await expect(variants.rows).toHaveCount(4);
  await variants.press("Quitar la combinación S · Azul");
  await hand.tap(variants.question.getByRole("button", { name: "Quitar" }));
  await expect(variants.rows).toHaveCount(3);
  await variants.press("Agregar S · Azul");
  await expect(variants.stock("S · Azul")).toHaveValue("3");
  await expect(page.getByText("Todo guardado")).toBeVisible();
});

test("what would be too much is refused with nothing lost, and what changed elsewhere is not overwritten", async ({
  hand,
  shop,
  watch,
}) => {
  watch.expect(/\b422\b/);
  const { page } = hand;
  const product = await shirt(shop);
  await shop.enter(page.context());
  await page.goto(`/productos/${product.id}/variantes`);
  const variants = new VariantPages(hand);
  const many = Array.from({ length: 120 }, (_, n) => `T${n}`).join(", ");
  await hand.type(variants.more("Talle"), many);
  await hand.enter(variants.more("Talle"));
  await expect(page.getByText("Serían 244 combinaciones y el máximo es 200.")).toBeVisible();
  await expect(variants.rows).toHaveCount(4);
  await expect(variants.more("Talle")).toHaveValue(/T119$/);
  await hand.type(variants.more("Talle"), "L");
  await hand.enter(variants.more("Talle"));
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

test("the cart says which variant was sold out or changed its price", async ({ hand, shop }) => {
  const { page } = hand;
  const product = await shirt(shop);
  const seen = new ShopPages(hand);
  const [rojo, azul] = product.variants;
  await page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Remera lisa")).toContainText(/Desde\s+\$\s?18\.500/);
  await hand.tap(seen.productLink("Remera lisa"));
  // a paused variant does not exist
  await expect(page.getByRole("radio")).toHaveCount(4);
  const add = page.getByRole("button", { name: "Agregar al pedido" });
  await hand.tap(add);
  await page.getByRole("radio", { name: "Rojo" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("21.000").first()).toBeVisible();
  await hand.tap(add);
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
  await expect(new CartPage(hand).lines).toHaveCount(1);
});
