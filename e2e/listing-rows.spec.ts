import { axeFindings } from "./fixtures/axe";
import { addProduct, openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { SettingsPages } from "./pages/settings-pages";
import { ShopPages } from "./pages/shop-pages";

test("a shop without photos lists its products in rows, and quantities typed there are ordered", async ({
  user,
  baseURL,
}) => {
  const shop = await openShop(baseURL ?? "", "Distribuidora El Puente", { listingLayout: "AUTO" });
  await addProduct(shop, { name: "Aceite de girasol 900 ml", price: "21480", stock: "40" });
  await addProduct(shop, { name: "Ñoquis de papa 500 g", price: "1500" });
  await addProduct(shop, { name: "7 Up 1,5 l", price: "1900", stock: "0" });
  await addProduct(shop, { name: "Queso cremoso", price: "9000", unit: "KG", step: "0,5", minQuantity: "0,5" });
  await addProduct(shop, {
    name: "Delantal",
    price: "12000",
    variants: [{ options: { Talle: "M" }, price: "12000" }],
  });
  const { page } = user;
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/catalogo`);
  await expect(pages.rows).toContainText(["7 Up", "Aceite", "Delantal", "Ñoquis", "Queso"]);
  await expect(page.getByRole("navigation", { name: "Letras" }).getByRole("link")).toHaveText([
    "#",
    "A",
    "D",
    "N",
    "Q",
  ]);
  await expect(pages.row("7 Up 1,5 l")).toContainText("Sin stock");
  await expect(pages.row("7 Up 1,5 l").getByRole("textbox")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await user.type(pages.quantity("Aceite de girasol 900 ml"), "6");
  await user.pressEnter(pages.quantity("Aceite de girasol 900 ml"));
  await expect(pages.total).toContainText("128.880");
  await user.tap(pages.row("Queso cremoso").getByRole("button", { name: "Agregar uno" }));
  await expect(pages.quantity("Queso cremoso")).toHaveValue(/^0,5\skg$/);
  await expect(pages.total).toContainText("133.380");
  // more than there is cannot be chosen
  await user.type(pages.quantity("Aceite de girasol 900 ml"), "41");
  await user.pressEnter(pages.quantity("Aceite de girasol 900 ml"));
  await expect(pages.quantity("Aceite de girasol 900 ml")).toHaveValue("40");
  await expect(pages.row("Aceite de girasol 900 ml").getByRole("alert")).toHaveText("Quedan 40");
  // what is not a quantity stays, with the reason
  await user.type(pages.quantity("Ñoquis de papa 500 g"), "dos");
  await user.pressEnter(pages.quantity("Ñoquis de papa 500 g"));
  await expect(pages.row("Ñoquis de papa 500 g").getByRole("alert")).toHaveText("Escribí una cantidad, por ejemplo 1.");
  await expect(pages.quantity("Ñoquis de papa 500 g")).toHaveValue("dos");
  await user.type(pages.quantity("Ñoquis de papa 500 g"), "2");
  await user.pressEnter(pages.quantity("Ñoquis de papa 500 g"));
  await user.tap(pages.row("Ñoquis de papa 500 g").getByRole("button", { name: "Quitar uno" }));
  await expect(pages.quantity("Ñoquis de papa 500 g")).toHaveValue("1");
  await user.tap(pages.row("Ñoquis de papa 500 g").getByRole("button", { name: "Quitar uno" }));
  await expect(pages.quantity("Ñoquis de papa 500 g")).toHaveValue("");
  // the cart has them, also after a visit to another page
  await page.goto(shop.url);
  await expect(pages.quantity("Queso cremoso")).toHaveValue(/^0,5/);
  await pages.openCart();
  await expect(cart.lines).toContainText(["Aceite de girasol 900 ml", "Queso cremoso"]);
});

test("the merchant chooses the list for a shop with photos", async ({ user, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  const { page } = user;
  const pages = new ShopPages(user);
  await page.goto(`${shop.url}/catalogo`);
  await expect(pages.rows).toHaveCount(0);
  await shop.logIn(page.context());
  await page.goto("/configuraciones/pedidos");
  await user.select(page.getByLabel("Cómo se ven los productos"), "En lista");
  await new SettingsPages(user).save();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await page.goto(`${shop.url}/catalogo`);
  await expect(pages.rows).toHaveCount(1);
});
