import { readFileSync } from "node:fs";
import { axeFindings } from "./fixtures/axe";
import { onBothDevices } from "./fixtures/both-devices";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { PricePages } from "./pages/price-pages";

async function addList(shop: NewShop): Promise<{ id: number; link: string }> {
  await addProduct(shop, { name: "Mate torpedo", price: "18500", sku: "MAT-1" });
  await addProduct(shop, { name: "Yerba orgánica", price: "7900", sku: "YER-1" });
  return shop.api.mutate("priceList", "create", { name: "Mayorista", percent: 25, rounding: 100 });
}

const pricesOf = async (shop: NewShop, id: number) => {
  const { rows } = await shop.api.query("priceList", "prices", { id, search: null, own: false, page: 1 });
  return rows.map(({ name, listPrice, ownPrice }) => [name, listPrice, ownPrice]);
};

onBothDevices(() => {
  test("all prices of a list rise at once, and go back", async ({ user, context, shop }) => {
    const { page } = user;
    const { id } = await addList(shop);
    await shop.logIn(context);
    await page.goto(`/productos/promociones/listas/${id}`);
    const prices = new PricePages(user);
    await user.tap(page.getByRole("link", { name: /Cambiar varios precios/ }));
    await expect(prices.heading).toBeVisible();
    await expect(page.getByRole("combobox", { name: "¿Qué precios?" })).toHaveValue(String(id));
    await prices.type("10");
    await prices.round("$ 100");
    await expect(prices.row("Mate torpedo")).toContainText("$ 15.300");
    await prices.change();
    await expect(prices.done).toBeVisible();
    await expect(page.getByText("Ya se ven con el link de la lista Mayorista")).toBeVisible();
    await expect(prices.changes.first()).toContainText("Lista Mayorista");
    expect(await pricesOf(shop, id)).toEqual([
      ["Mate torpedo", 1_530_000, 1_530_000],
      ["Yerba orgánica", 650_000, 650_000],
    ]);
    const { rows } = await shop.api.query("product", "list", {});
    expect(rows.map(({ price }) => price).sort()).toEqual([1_850_000, 790_000]);
    await user.tap(prices.changes.first().getByRole("button", { name: /^Deshacer/ }));
    await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Deshacer", exact: true }));
    await expect(prices.changes.first()).toContainText("Deshecho");
    expect(await pricesOf(shop, id)).toEqual([
      ["Mate torpedo", 1_390_000, null],
      ["Yerba orgánica", 590_000, null],
    ]);
    await user.tap(page.getByRole("link", { name: "Volver a la lista" }));
    await expect(page.getByRole("heading", { name: "Mayorista", exact: true })).toBeVisible();
  });

  test("the prices of a list leave as a file and come back changed", async ({ user, context, shop, monitor }) => {
    const { page } = user;
    monitor.allow(/\b422\b/);
    const { id } = await addList(shop);
    await shop.logIn(context);
    await page.goto(`/productos/promociones/listas/${id}`);
    await user.tap(page.getByRole("link", { name: /exportar e importar/ }));
    await expect(page.getByRole("heading", { name: "Precios en un archivo" })).toBeVisible();
    const downloading = page.waitForEvent("download");
    await user.tap(page.getByRole("link", { name: "CSV: Mayorista" }));
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("lista-mayorista.csv");
    const text = readFileSync((await download.path()) ?? "", "utf8");
    expect(text).toContain("MAT-1;Mate torpedo;;18500,00;13900,00");

    const file = page.locator("input[type=file]");
    const upload = (buffer: string, name = "lista.csv") =>
      file.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(buffer) });
    await upload("%PDF-1.4", "lista.pdf");
    await expect(page.getByText("Este archivo es un documento, no una planilla.")).toBeVisible();
    await upload(text);
    await expect(page.getByText("Todos los precios del archivo son los que la lista ya tiene.")).toBeVisible();
    await upload(`${text.replace("13900,00", "14500")}\r\n;;NO-1;Otra cosa;;1;2\r\n`);
    await expect(page.getByText("1 fila no se leyó")).toBeVisible();
    await expect(page.getByText("no está en esta lista")).toBeVisible();
    const changed = page.getByRole("list", { name: "Precios nuevos" }).getByRole("listitem");
    await expect(changed.first()).toContainText("$ 14.500");
    expect(await axeFindings(page)).toEqual([]);
    await user.tap(page.getByRole("button", { name: "Cambiar 1 precio" }));
    await expect(page.getByText("Listo: cambió 1 precio")).toBeVisible();
    expect(await pricesOf(shop, id)).toEqual([
      ["Mate torpedo", 1_450_000, 1_450_000],
      ["Yerba orgánica", 590_000, null],
    ]);
    await user.tap(page.getByRole("button", { name: "Deshacer", exact: true }));
    await expect.poll(() => pricesOf(shop, id)).toContainEqual(["Mate torpedo", 1_390_000, null]);
  });
});
