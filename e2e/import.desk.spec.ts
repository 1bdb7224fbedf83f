import { sheetOnDisk } from "./fixtures/spreadsheet";
import { expect, test } from "./fixtures/test";
import { ImportPages } from "./pages/import-pages";

test("imports a list with the keyboard alone", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  await page.goto("/productos/importar");
  await page.getByRole("heading", { name: "Elegí tu archivo" }).waitFor();
  await pages.choose(
    await sheetOnDisk([
      ["Producto", "P. Lista", "Precio unit."],
      ["Mate", "1.500", "900"],
      ["Pava", "2.500", "1.400"],
    ]),
  );
  await expect(pages.columns).toBeVisible();
  const press = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await press("Continuar");
  // The focus is where something has to be chosen.
  await expect(pages.column("Precio unit.")).toBeFocused();
  await page.keyboard.type("Costo");
  await expect(pages.column("Precio unit.")).toHaveValue("cost");
  await press("Continuar");
  await expect(pages.preview).toBeVisible();
  await press("Calcularlos por el costo");
  const percent = page.getByLabel("Le sumo al costo");
  await percent.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("100");
  await expect(page.getByRole("listitem").filter({ hasText: "Mate" })).toContainText("$ 1.800");
  await press("Usar estos precios");
  await expect(pages.preview).toBeVisible();
  await press("Importar 2 productos");
  await expect(pages.done).toBeVisible({ timeout: 120_000 });
  await press("Deshacer");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Deshacer", exact: true })).toBeFocused();
  await press("Deshacer");
  await expect(page.getByText("2 nuevos van a la papelera, por 30 días.")).toBeVisible();
  await press("Deshacer la importación");
  await expect(page.getByRole("heading", { name: "Importación deshecha" })).toBeVisible({ timeout: 120_000 });
});
