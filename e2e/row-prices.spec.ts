import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { Popup } from "./pages/popup";
import { ProductPages } from "./pages/product-pages";
import { VariantPages } from "./pages/variant-pages";

const storedOf = async (shop: NewShop, name: string) => {
  const { rows } = await shop.api.query("product", "list", { search: name });
  const { price, previousPrice } = await shop.api.query("product", "get", { id: rows[0]?.id ?? 0 });
  return [price, previousPrice];
};

test("a price of the list asks when it is a slip, is undone by Ctrl-Z and from the list, and is never cut", async ({
  user,
  page,
  context,
  shop,
}) => {
  await addProduct(shop, { name: "Mate", price: "1000" });
  await addProduct(shop, { name: "Yerba", price: "2000", previousPrice: "2500", offer: true });
  await shop.logIn(context);
  const products = new ProductPages(user);
  const question = new Popup(user);
  const mate = () => storedOf(shop, "Mate");
  const yerba = () => storedOf(shop, "Yerba");
  await page.goto("/productos");

  await products.setPrice("Yerba", "80.000.000");
  await expect(question.title("¿El precio es $ 80.000.000?")).toBeVisible();
  await question.answer("Corregir");
  await expect(products.price("Yerba")).toBeFocused();
  await expect(products.price("Yerba")).toHaveValue("80.000.000");
  await products.setPrice("Yerba", "3.000");
  // the price before the offer is overtaken: it goes, and a notice says so
  await expect(page.getByText("Se quitó el precio anterior ($ 2.500)")).toBeVisible();
  expect(await yerba()).toEqual([300_000, null]);

  await expect(products.price("Mate")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(yerba).toEqual([200_000, 250_000]);
  await expect(products.price("Yerba")).toHaveValue("2.000");

  await products.setPrice("Mate", "99.999.999,99");
  await question.answer("Sí, guardar");
  await expect.poll(mate).toEqual([9_999_999_999, null]);
  const field = products.price("Mate");
  await expect(field).toHaveValue("99.999.999,99");
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);

  await page.reload();
  await products.chooseListAction("Deshacer cambios de precio");
  const changes = page.getByRole("list", { name: "Últimos cambios de precios" }).getByRole("listitem");
  await expect(changes).toHaveCount(2);
  await expect(changes.last()).toContainText("Deshecho");
  await expect(changes.first()).toContainText("De $ 1.000 a $ 99.999.999,99");
  await user.tap(changes.first().getByRole("button", { name: /^Deshacer/ }));
  await question.answer("Deshacer");
  await expect.poll(mate).toEqual([100_000, null]);
});

test("the form of a product and its variants ask about a slip once, and keep what was typed", async ({
  user,
  page,
  context,
  shop,
}) => {
  const { id } = await addProduct(shop, { name: "Remera", price: "2000", previousPrice: "2500", cost: "900" });
  await shop.logIn(context);
  const products = new ProductPages(user);
  const question = new Popup(user);
  const stored = async () => {
    const { price, previousPrice, cost } = await shop.api.query("product", "get", { id });
    return [price, previousPrice, cost];
  };
  await page.goto(`/productos/${id}`);
  await user.type(products.formPrice, "80.000.000");
  await user.pressEnter(products.formPrice);
  await expect(question.title("¿El precio es $ 80.000.000?")).toBeVisible();
  await expect(question.box).toContainText("«Remera» cuesta hoy $ 2.000.");
  await page.keyboard.press("Escape");
  await expect(question.box).toHaveCount(0);
  await expect(products.formPrice).toBeFocused();
  await expect(products.formPrice).toHaveValue("80.000.000");
  await products.save();
  await expect(question.box).toBeVisible();
  await page.goBack();
  await expect(question.box).toHaveCount(0);
  await expect(page).toHaveURL(`/productos/${id}`);
  await expect(products.formPrice).toHaveValue("80.000.000");
  expect(await stored()).toEqual([200_000, 250_000, 90_000]);

  await user.type(page.getByLabel("Costo"), "90");
  await products.save();
  await expect(question.title("¿Están bien estos precios?")).toBeVisible();
  await expect(question.box).toContainText("Precio: de $ 2.000 a $ 80.000.000");
  await expect(question.box).toContainText("Costo: de $ 900 a $ 90");
  await question.answer("Corregir");
  await user.type(products.formPrice, "2.200");
  await products.save();
  await expect(question.title("¿El costo es $ 90?")).toBeVisible();
  await question.answer("Sí, guardar");
  await expect(page.getByText("Producto guardado")).toBeVisible();
  await expect.poll(stored).toEqual([220_000, 250_000, 9_000]);
  await user.type(products.formPrice, "2.400");
  await products.save();
  await expect.poll(stored).toEqual([240_000, 250_000, 9_000]);
  await expect(question.box).toHaveCount(0);

  await page.goto(`/productos/${id}/variantes`);
  const variants = new VariantPages(user);
  await variants.press("Talle S M L XL");
  await user.type(variants.price("M"), "24.000");
  await variants.save();
  await expect(question.title("¿El precio es $ 24.000?")).toBeVisible();
  await expect(question.box).toContainText("«Remera · M» cuesta hoy $ 2.400.");
  await page.keyboard.press("Escape");
  await expect(variants.price("M")).toBeFocused();
  await expect(variants.price("M")).toHaveValue("24.000");
  await variants.save();
  await question.answer("Sí, guardar");
  await expect(variants.saved).toBeVisible();
  const { variants: rows } = await shop.api.query("product", "get", { id });
  expect(rows.map(({ price }) => price)).toEqual([null, 2_400_000, null, null]);
});
