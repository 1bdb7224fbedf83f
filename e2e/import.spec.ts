import { writeFile } from "node:fs/promises";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { bookOnDisk, readSheetFile, sheetOnDisk } from "./fixtures/spreadsheet";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { ImportPages } from "./pages/import-pages";
import { ProductPages } from "./pages/product-pages";

/** A list of 500 products, five of them with invalid cells. */
function productList(): (string | number | null)[][] {
  const rows = Array.from({ length: 500 }, (_, at): (string | number | null)[] => [
    `ART-${String(at + 1).padStart(4, "0")}`,
    `Artículo ${at + 1}`,
    1_000.5 + at,
    at % 2 === 0 ? "Bazar" : "Regalería",
    at % 9,
  ]);
  const spoil = (line: number, column: number, cell: string | null) => {
    const row = rows[line - 2];
    if (row) row[column] = cell;
  };
  spoil(11, 2, "mil");
  spoil(102, 1, null);
  spoil(203, 4, "muchos");
  spoil(304, 2, "-50");
  spoil(405, 3, "Catálogo");
  return [["Código", "Producto", "PVP", "Rubro", "Cantidad"], ...rows];
}

test("imports 500 products from Excel and corrects five bad rows", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const screenshot = screenshots("import");
  const pages = new ImportPages(user);
  const file = await sheetOnDisk(productList());
  await page.goto("/productos");
  await page.getByRole("heading", { name: "Mis productos" }).waitFor();

  await pages.begin();
  await page.getByRole("heading", { name: "Elegí tu archivo" }).waitFor();
  await screenshot(page, "archivo");
  await pages.choose(file);
  await expect(pages.columns).toBeVisible();
  await expect(page.getByLabel("Qué contiene la columna PVP")).toHaveValue("price");
  await screenshot(page, "columnas");
  await pages.next();
  await expect(pages.preview).toBeVisible();
  await expect(pages.startButton).toHaveText("Importar 495 productos");
  await expect(page.getByText("Bazar, Regalería", { exact: true })).toBeVisible();
  await screenshot(page, "problemas");
  await pages.fixCell(11, "PVP", "1.000");
  await pages.fixCell(102, "Producto", "Artículo 101");
  await pages.fixCell(203, "Cantidad", "7");
  await pages.fixCell(304, "PVP", "50");
  await pages.fixCell(405, "Rubro", "Bazar");
  await expect(pages.startButton).toHaveText("Importar 500 productos");
  await screenshot(page, "corregidas");
  await pages.start();
  await expect(pages.done).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("heading", { name: "500 productos importados" })).toBeVisible();
  await screenshot(page, "listo");
  await pages.toList();
  await expect(page.getByText("500 de 2.000 productos")).toBeVisible();
  await expect(new ProductPages(user).row("Artículo 500")).toBeVisible();
  await expect(page.getByText("Terminó la importación")).toHaveCount(0); // its outcome was seen
  await screenshot(page, "lista");
  expectTaps("import of 500 products with five bad rows", user.taps, 10);
});

test("importing an exported file with one changed price changes only that price", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500", sku: "007", description: "=1+1" });
  await addProduct(shop, { name: "Termo", price: "30000" });
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  await page.goto("/productos");
  const path = test.info().outputPath("productos.xlsx");
  await (await pages.exportList()).saveAs(path);
  const rows = await readSheetFile(path);
  expect(rows[1]?.slice(1, 3)).toEqual(["007", "Mate torpedo"]);
  const price = rows[0]?.indexOf("Precio") ?? -1;
  const changed = rows.map((row) => row.map((cell, at) => (at === price && cell === 30_000 ? 32_000 : cell)));
  await pages.open();
  await pages.choose(await sheetOnDisk(changed, "cambiada.xlsx"));
  await pages.next();
  await expect(pages.kind("Cambian")).toContainText("1");
  await expect(page.getByText("Termo")).toBeVisible();
  await expect(page.getByText("$ 32.000")).toBeVisible();
  await pages.start();
  await expect(pages.done).toBeVisible({ timeout: 120_000 });
  const { rows: now } = await shop.api.query("product", "list", {});
  expect(now.map(({ name, price }) => [name, price])).toEqual([
    ["Termo", 3_200_000],
    ["Mate torpedo", 1_850_000],
  ]);
});

test("unusable files are rejected with a reason and change nothing", async ({ user, context, shop, monitor }) => {
  monitor.allow(/\b422\b/);
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  await page.goto("/productos/importar");
  const refused = async (name: string, content: string | Buffer, reason: string) => {
    const path = test.info().outputPath(name);
    await writeFile(path, content);
    await pages.choose(path);
    await expect(page.getByRole("alert").filter({ hasText: name })).toContainText(reason);
  };
  await refused("grande.csv", Buffer.alloc(50 * 1024 * 1024, 65), "El archivo es demasiado grande");
  await refused("vieja.xls", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "Este archivo es de un Excel viejo");
  await refused("sin-titulos.csv", "Mate;5\nTermo;6\n", "No encontramos los títulos de las columnas");
  await refused("formulas.csv", "Nombre;Precio\n=A1;5\n", "El archivo tiene fórmulas (la primera, en la celda A2)");
  await refused("nota.txt", "Te paso la lista mañana", "Este archivo no parece una planilla");
  await pages.choose(await sheetOnDisk([["Nombre"], ["Otro"]]));
  await expect(pages.columns).toBeVisible();
  await pages.chooseAnother();
  await expect(page.getByRole("heading", { name: "Elegí tu archivo" })).toBeVisible();
  const { rows } = await shop.api.query("product", "list", {});
  expect(rows.map(({ name }) => name)).toEqual(["Mate torpedo"]);
});

test("asks which of several sheets is meant, and takes all together", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const screenshot = screenshots("import-sheets");
  const pages = new ImportPages(user);
  await page.goto("/productos/importar");
  await pages.choose(await bookOnDisk({ Mates: ["Mate", "Bombilla"], Termos: ["Termo"] }));
  await expect(page.getByRole("heading", { name: "¿Qué hoja importamos?" })).toBeVisible();
  await screenshot(page, "hojas");
  await user.tap(page.getByRole("button", { name: "Todas las hojas juntas" }));
  await expect(pages.columns).toBeVisible();
  await expect(page.getByText("3 filas")).toBeVisible();
  await pages.chooseAnother();
  await pages.choose(await bookOnDisk({ Mates: ["Mate", "Bombilla"], Termos: ["Termo"] }));
  await user.tap(page.getByRole("button", { name: /^Termos/ }));
  await pages.next();
  await user.tap(page.getByRole("button", { name: "Seguir sin precio" }));
  await expect(page.getByText("La hoja «Mates» también tiene productos (filas: 2): no se importa.")).toBeVisible();
  await expect(pages.startButton).toHaveText("Importar 1 producto");
  await screenshot(page, "queda-afuera");
});
