import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("a category leads to its filters, which stand beside the products and count what they leave", async ({
  user,
  shop,
}) => {
  const { page } = user;
  const { id: categoryId } = await shop.api.mutate("category", "create", { name: "Remeras" });
  const sizes = (...all: string[]) => all.map((size) => ({ options: { Talle: size }, stock: size === "L" ? 0 : 5 }));
  await addProduct(shop, { name: "Remera lisa", price: "18500", categoryId, variants: sizes("S", "M", "L") });
  await addProduct(shop, { name: "Remera rayada", price: "21000", categoryId, variants: sizes("M", "L") });
  await addProduct(shop, { name: "Gorra", price: "9000" });
  await page.goto(`${shop.url}/remeras`);
  await user.tap(page.getByRole("link", { name: "Filtrar" }));
  const filters = page.getByRole("form", { name: "Filtros" });
  await expect(filters).toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(filters.getByRole("group").filter({ hasText: "Talle" }).getByRole("checkbox")).toHaveCount(3);
  await expect(filters.getByRole("checkbox", { name: /^L 0/ })).toBeDisabled();
  await user.tap(filters.getByRole("checkbox", { name: /^S 1/ }));
  await expect(page).toHaveURL(/opcion=Talle%3AS/);
  await expect(page.getByRole("main").getByRole("article")).toHaveText([/Remera lisa/]);
  // going back, the page shows what its address says
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expect(filters.getByRole("checkbox", { name: /^S 1/ })).not.toBeChecked();
  await page.goto(`${shop.url}/remeras`);
  await user.select(page.getByLabel("Ordenar"), "Menor precio");
  await expect(page).toHaveURL(/orden=menor-precio/);
  await page.goBack();
  await expect(page.getByLabel("Ordenar")).toHaveValue("");
});
