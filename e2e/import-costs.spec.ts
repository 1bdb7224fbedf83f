import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { SUPPLIERS_LIST, sheetOnDisk } from "./fixtures/spreadsheet";
import { expect, test } from "./fixtures/test";
import { ImportPages } from "./pages/import-pages";

/** The cost of the yerba in any notation. */
const COST = /7[.,]?777/;

test("a supplier's list: columns, costs, titles, a fall and a repeated problem, then undone", async ({
  user,
  context,
  shop,
}) => {
  await addProduct(shop, { name: "Termo", price: "54900", sku: "T1" });
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  const screenshot = screenshots("import-costs");
  await page.goto("/productos");
  await pages.open();
  await pages.choose(await sheetOnDisk(SUPPLIERS_LIST, "lista noviembre.xlsx"));

  await expect(page.getByText("Falta elegir 1 columna")).toBeVisible();
  await expect(pages.column("P. Lista c/IVA")).toHaveValue("price");
  await expect(pages.column("CANT")).toHaveValue("stock");
  await expect(page.getByText("Segura", { exact: true }).first()).toBeVisible();
  await screenshot(page, "columnas");
  await pages.next();
  await expect(pages.column("PRECIO UNIT.")).toBeFocused();
  await pages.column("PRECIO UNIT.").selectOption("cost");
  await pages.next();
  await expect(pages.preview).toBeVisible();
  await expect(page.getByText("Entran los precios del archivo.")).toBeVisible();
  await screenshot(page, "precios-del-archivo");
  await pages.byCost();

  await page.getByLabel("Le sumo al costo").fill("65");
  await page.getByRole("button", { name: "$ 100", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Yerba 1 kg" })).toContainText("$ 12.800");
  await screenshot(page, "margen");
  await pages.usePrices();

  await expect(page.getByRole("heading", { name: "2 filas parecen títulos" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 precio para mirar" })).toBeVisible();
  await screenshot(page, "preguntas");
  await user.type(
    page.getByRole("list", { name: "1 problema que se repite" }).getByLabel("CANT", { exact: true }),
    "5",
  );
  await expect(page.getByText("Corregidas 2 filas")).toBeVisible();
  await pages.start();
  await expect(pages.done).toBeVisible({ timeout: 120_000 });
  const outcome = (label: string) => page.locator("dl > div").filter({ hasText: label });
  await expect(outcome("Categorías nuevas")).toHaveText("Categorías nuevas2");
  await screenshot(page, "listo");

  const { rows } = await shop.api.query("product", "list", {});
  const yerba = rows.find(({ name }) => name === "Yerba 1 kg");
  expect(rows.find(({ name }) => name === "Termo")).toMatchObject({ price: 5_490_000 });
  await page.goto(`/productos/${yerba?.id}`);
  await expect(page.getByLabel("Costo", { exact: true })).toHaveValue("7.777");
  await expect(page.getByText("Margen 39 %")).toBeVisible();

  const paths = ["/", "/catalogo", `/catalogo/${yerba?.id}-yerba-1-kg`, "/almacen", "/catalogo/buscar?q=yerba"];
  for (const path of [...paths, "/productos.xml", "/sitemap.xml", "/mis-links"]) {
    const answer = await httpRequest(`${shop.url}${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).not.toMatch(COST);
  }

  await page.goto("/productos/importar");
  await pages.undo();
  await expect(page.getByRole("heading", { name: "Importación deshecha" })).toBeVisible({ timeout: 120_000 });
  await screenshot(page, "deshecha");
  const left = await shop.api.query("product", "list", {});
  expect(left.rows.map(({ name }) => name)).toEqual(["Termo"]);
});

test("going on without a column of prices asks first", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  await page.goto("/productos/importar");
  await pages.choose(await sheetOnDisk([["Producto"], ["Mate"]]));
  await pages.next();
  await user.tap(page.getByRole("button", { name: "Elegir el precio" }));
  await expect(pages.columns).toBeVisible();
  await pages.next();
  await user.tap(page.getByRole("button", { name: "Seguir sin precio" }));
  await expect(pages.preview).toBeVisible();
});
