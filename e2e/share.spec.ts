import { readFile } from "node:fs/promises";
import { readPdf } from "~/test/read-pdf";
import { album } from "./fixtures/album";
import { ask } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { SharePages } from "./pages/share-pages";

test("from the panel's start: a poster is printed, on one sheet and without the panel", async ({
  hand,
  context,
  shop,
  origin,
}) => {
  const { page } = hand;
  const pages = new SharePages(hand);
  const picture = album("poster");
  await shop.enter(context);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "1");
  });
  await page.goto(origin);
  await new Panel(hand).go("Mi tienda");
  await pages.openPoster();
  await expect(pages.posterHeading).toBeVisible();
  await expect(pages.poster.getByText(shop.name)).toBeVisible();
  await expect(pages.poster.getByText(new URL(shop.url).host, { exact: true })).toBeVisible();
  await expect(pages.poster.getByText("Pedí por WhatsApp")).toBeVisible();
  await expect(pages.poster.getByRole("img", { name: /^Código QR de / })).toBeVisible();
  await picture(page, "color");
  await pages.layout("Toldo");
  await picture(page, "toldo");
  await pages.print();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "1");
  countTaps("print a poster", hand.taps, 4);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(pages.posterHeading).toBeHidden();
  await expect(pages.poster.getByText(shop.name)).toBeVisible();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(sheet) ?? [];
  expect(Math.abs(Number(width) - 595)).toBeLessThan(2);
  expect(Math.abs(Number(height) - 842)).toBeLessThan(2);
});

test("from the panel's start: the catalogue of one category as a PDF, and nobody else's", async ({
  hand,
  context,
  shop,
  origin,
  demo,
}) => {
  const { page } = hand;
  const pages = new SharePages(hand);
  const picture = album("catalogue-pdf");
  const { id } = await shop.api.mutate("category", "create", { name: "Mates y más" });
  await addProduct(shop, { name: "Mate ñandú 🧉", price: "18500", categoryId: id, photo: true });
  await addProduct(shop, { name: "Bombilla", price: "", categoryId: id });
  await addProduct(shop, { name: "Termo", price: "30000" });
  await shop.enter(context);
  await page.goto(origin);
  await new Panel(hand).go("Mi tienda");
  await pages.chooseProducts("Mates y más");
  await pages.makePdf();
  const file = await pages.download();
  await pages.pdf.scrollIntoViewIfNeeded();
  await picture(page, "listo");
  countTaps("download a PDF catalogue of one category", hand.taps, 5);

  expect(file.suggestedFilename()).toMatch(/^catalogo-almacen-aurora-mates-y-mas-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages: sheets, photos, links } = readPdf(await readFile(await file.path()));
  expect(sheets[0]).toEqual(expect.arrayContaining([shop.name, "Mates y más", new URL(shop.url).host]));
  expect(sheets[1]).toEqual(expect.arrayContaining(["Mate ñandú", "$ 18.500", "Bombilla", "Consultar precio"]));
  expect(sheets.flat()).not.toContain("Termo");
  expect(photos).toBe(1);
  expect(links).toContain(shop.url);

  const { ready } = await shop.api.query("catalogue", "pdf");
  const path = `/api/catalogue-pdf?id=${ready?.id}&tienda=${shop.id}`;
  expect((await ask(origin + path)).status).toBe(403);
  expect((await demo.get(path)).status).toBe(404);
});
