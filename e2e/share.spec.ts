import { readFile } from "node:fs/promises";
import { readPdf } from "~/test/read-pdf";
import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { SharePages } from "./pages/share-pages";

test("a poster is printed on one sheet, without the panel", async ({ user, context, shop, origin }) => {
  const { page } = user;
  const pages = new SharePages(user);
  const screenshot = screenshots("poster");
  await shop.logIn(context);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "1");
  });
  await page.goto(origin);
  await new Panel(user).go("Mi tienda");
  await pages.openPoster();
  await expect(pages.posterHeading).toBeVisible();
  await expect(pages.poster.getByText(shop.name)).toBeVisible();
  await expect(pages.poster.getByText(new URL(shop.url).host, { exact: true })).toBeVisible();
  await expect(pages.poster.getByText("Pedí por WhatsApp")).toBeVisible();
  await expect(pages.poster.getByRole("img", { name: /^Código QR de / })).toBeVisible();
  await screenshot(page, "color");
  await pages.layout("Toldo");
  await screenshot(page, "toldo");
  await pages.print();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "1");
  expectTaps("print a poster", user.taps, 4);

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

test("the catalogue of one category is downloaded as a PDF, which other merchants cannot read", async ({
  user,
  context,
  shop,
  origin,
  demo,
}) => {
  const { page } = user;
  const pages = new SharePages(user);
  const screenshot = screenshots("catalogue-pdf");
  const { id } = await shop.api.mutate("category", "create", { name: "Mates y más" });
  await addProduct(shop, { name: "Mate ñandú 🧉", price: "18500", categoryId: id, photo: true });
  await addProduct(shop, { name: "Bombilla", price: "", categoryId: id });
  await addProduct(shop, { name: "Termo", price: "30000" });
  await shop.logIn(context);
  await page.goto(origin);
  await new Panel(user).go("Mi tienda");
  await pages.chooseProducts("Mates y más");
  await pages.makePdf();
  const file = await pages.download();
  await pages.pdf.scrollIntoViewIfNeeded();
  await screenshot(page, "listo");
  expectTaps("download a PDF catalogue of one category", user.taps, 5);

  expect(file.suggestedFilename()).toMatch(/^catalogo-almacen-aurora-mates-y-mas-\d{4}-\d\d-\d\d\.pdf$/);
  const { pages: sheets, photos, links } = readPdf(await readFile(await file.path()));
  for (const words of [shop.name, "Mates y más"]) expect(sheets[0]?.join(" ")).toContain(words);
  expect(sheets[1]).toEqual(expect.arrayContaining(["Mate ñandú", "$ 18.500", "Bombilla", "Consultar precio"]));
  expect(sheets.flat()).not.toContain("Termo");
  // The cover shows it, and its card.
  expect(photos).toBe(2);
  expect(links).toContain(shop.url);

  const { ready } = await shop.api.query("catalogue", "pdf");
  const path = `/api/catalogue-pdf?id=${ready?.id}&tienda=${shop.id}`;
  expect((await httpRequest(origin + path)).status).toBe(403);
  expect((await demo.get(path)).status).toBe(404);
});
