import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { Popup } from "./pages/popup";
import { ProductPages } from "./pages/product-pages";

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
