import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import superjson from "superjson";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import { formsOf } from "./fixtures/draft-forms";
import { addProduct, type NewShop, openShop } from "./fixtures/merchant";
import { onDisk, picture } from "./fixtures/photo";
import { queuedSaves, type Save } from "./fixtures/queued-saves";
import { User } from "./fixtures/user";
import { BatchPage } from "./pages/batch-page";
import { CartPage } from "./pages/cart-page";
import { OrderPages } from "./pages/order-pages";
import { ShopPages } from "./pages/shop-pages";
import { VariantPages } from "./pages/variant-pages";

/**
 * Records what devices keep of this build, as `src/test/device-entries` has it of released ones: CONTRIBUTING.md says when.
 * E2E_RECORD is the folder to write to.
 */
const folder = process.env.E2E_RECORD ?? "";
test.skip(!folder, "records only when asked");
test.setTimeout(3_600_000);

const write = (name: string, value: unknown) => writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value)}\n`);
/** What an earlier run that was cut short wrote. */
const written = (name: string): Record<string, unknown> => {
  const path = `${folder}/${name}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
};

/** The rows of an object store of IndexedDB; pictures are left out. */
const storedRows = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(
    ([name, table]) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open(name as string);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (opening.result.objectStoreNames.length === 0) return reject(new Error("no such store on this page"));
          const reading = opening.result
            .transaction(table as string)
            .objectStore(table as string)
            .getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const rows = reading.result as Record<string, unknown>[];
            resolve(
              rows.map((row) =>
                Object.fromEntries(
                  Object.entries(row).map(([key, value]) => [key, value instanceof Blob ? "picture" : value]),
                ),
              ) as Row[],
            );
          };
        };
      }),
    [database, store],
  );

const entriesOf = (page: Page) => storedRows<OutboxEntry>(page, "vidriera-device", "changes");
const localEntries = (page: Page, prefix: RegExp) =>
  page.evaluate(
    (source) => Object.entries(localStorage).filter(([key]) => new RegExp(source).test(key)),
    prefix.source,
  ) as Promise<[string, string][]>;

/** Makes one save without a network, and returns the stored change once it has also been sent. */
async function recordSave(page: Page, path: QueuedPath, save: Save): Promise<unknown> {
  const context = page.context();
  await page.goto(save.path);
  await page.waitForLoadState("networkidle");
  await save.type?.(page);
  const before = new Set((await entriesOf(page)).map(({ id }) => id));
  await context.setOffline(true);
  await save.press(page);
  const made = async () => (await entriesOf(page)).filter((entry) => entry.path === path && !before.has(entry.id));
  await expect.poll(async () => (await made()).length).toBe(1);
  const [entry] = await made();
  const sent = context.waitForEvent("request", (request) => request.url().includes(`/api/trpc/${path}`));
  await context.setOffline(false);
  const body = (await sent).postData();
  const { shown: _, ...input } = entry?.input ?? {};
  expect(JSON.parse(body ?? "")).toEqual(JSON.parse(JSON.stringify(superjson.serialize(input))));
  await expect.poll(async () => (await entriesOf(page)).every(({ state }) => state === "done")).toBe(true);
  return superjson.serialize(entry);
}

test("the panel's unsent changes", async ({ browser, baseURL }) => {
  const shop = await openShop(new URL(baseURL ?? "").origin);
  const saves = await queuedSaves(shop);
  const context = await browser.newContext(test.info().project.use as object);
  await shop.logIn(context);
  const recorded = written("outbox");
  const page = await context.newPage();
  for (const [path, save] of Object.entries(saves) as [QueuedPath, Save][]) {
    if (path in recorded) continue;
    recorded[path] = await test.step(path, () => recordSave(page, path, save));
    write("outbox", recorded);
  }
});

test("photos that wait", async ({ browser, baseURL }) => {
  const shop = await openShop(new URL(baseURL ?? "").origin);
  const context = await browser.newContext(test.info().project.use as object);
  await shop.logIn(context);
  const added = await recordPhotos(context, shop);
  write("outbox", { ...written("outbox"), ...added });
});

/** Adds a photo to a product that has its name, which is a change and a photo of the queue. */
async function recordPhotos(context: BrowserContext, shop: NewShop): Promise<Record<string, unknown>> {
  await addProduct(shop, { name: "Cuenco de gres", price: "900" });
  const page = await context.newPage();
  const batch = new BatchPage(new User(page));
  await batch.open();
  await page.waitForLoadState("networkidle");
  await batch.pick(await onDisk({ "Cuenco de gres.jpg": await picture(30), "IMG_2.jpg": await picture(200) }));
  await expect(batch.names.first()).toBeVisible();
  await expect(batch.join.first()).toBeVisible();
  await batch.prices.last().fill("14900");
  const photos = await storedRows<StoredPhoto>(page, "vidriera-device", "photos");
  await context.setOffline(true);
  await new User(page).tap(batch.join.first());
  const added = async () => (await entriesOf(page)).filter(({ path }) => path === "product.addPhotos");
  await expect.poll(async () => (await added()).length).toBe(1);
  const [entry] = await added();
  write("photos", superjson.serialize(photos));
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  return { "product.addPhotos": superjson.serialize(entry) };
}

test("drafts of the panel's forms", async ({ browser, baseURL }) => {
  const shop = await openShop(new URL(baseURL ?? "").origin);
  const context = await browser.newContext(test.info().project.use as object);
  await shop.logIn(context);
  const seen = new Map<string, string>();
  const keep = async (page: Page) => {
    for (const [key, text] of await localEntries(page, /^(draft:|home-draft-)/)) seen.set(key, text);
  };
  for (const { path, open, label, text = "Sin guardar todavía" } of await formsOf(shop)) {
    const page = await context.newPage();
    const had = seen.size;
    await page.goto(path);
    await open?.(page);
    await new User(page).type(page.getByRole("textbox", { name: label }).filter({ visible: true }).first(), text);
    await expect
      .poll(async () => {
        await keep(page);
        return seen.size;
      })
      .toBeGreaterThan(had);
    await page.close({ runBeforeUnload: false });
  }

  const shirt = await addProduct(shop, {
    name: "Remera",
    price: "500",
    variants: [{ options: { Talle: "S" } }, { options: { Talle: "M" } }],
  });
  const page = await context.newPage();
  await page.goto(`/productos/${shirt.id}/variantes`);
  await new User(page).type(new VariantPages(new User(page)).stock("S"), "3");
  await expect.poll(async () => (await localEntries(page, /variants/)).length).toBe(1);
  await page.goto("/pedidos/nuevo");
  const orders = new OrderPages(new User(page));
  await orders.find("Mate");
  await orders.add("Mate");
  await orders.addOne("Mate");
  await expect.poll(async () => (await localEntries(page, /order\.new/))[0]?.[1].includes("2000")).toBe(true);
  await page.goto("/pedidos/1/editar");
  await new OrderPages(new User(page)).addOne("Mate");
  await expect.poll(async () => (await localEntries(page, /order\.edit/))[0]?.[1].includes("2000")).toBe(true);
  await page.goto("/portada");
  await new User(page).tap(
    page
      .getByRole("button", { name: /^Ocultar/ })
      .filter({ visible: true })
      .first(),
  );
  await expect.poll(async () => (await localEntries(page, /^home-draft/)).length).toBe(1);
  await keep(page);
  write("drafts", Object.fromEntries(seen));
});

test("what a visitor's device keeps", async ({ browser, baseURL }) => {
  const shop = await openShop(new URL(baseURL ?? "").origin);
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true, stock: 8 });
  await addProduct(shop, { name: "Queso", price: "9800", unit: "KG", step: "0,25" } as Parameters<
    typeof addProduct
  >[1]);
  const shirt = await addProduct(shop, {
    name: "Remera",
    price: "500",
    variants: [{ options: { Talle: "S", Color: "Azul" } }, { options: { Talle: "M", Color: "Rojo" } }],
  });
  await shop.api.mutate("coupon", "create", { code: "MATERA", kind: "percent", value: 10 });
  const context = await browser.newContext(test.info().project.use as object);
  const page = await context.newPage();
  const pages = new ShopPages(new User(page));
  const cart = new CartPage(new User(page));
  await page.goto(`${shop.url}/?cupon=matera`);
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  await pages.add("Queso");
  await page.goto(`${shop.url}/catalogo/${shirt.id}-remera`);
  await new User(page).tap(page.getByRole("radio", { name: /^S/ }).locator(".."));
  await new User(page).tap(page.getByRole("radio", { name: /^Azul/ }).locator(".."));
  await new User(page).tap(pages.addChosen);
  await page.goto(`${shop.url}/catalogo`);
  const checked = page.waitForResponse((response) => response.url().includes("/api/trpc/order.check"));
  await pages.openCart();
  await new User(page).type(cart.name, "Lucía");
  await checked;
  await expect(cart.summary).toContainText("MATERA");
  await context.setOffline(true);
  await cart.send();
  await expect(cart.summary.getByText("Sin conexión: el pedido queda guardado")).toBeVisible();
  const kept = Object.fromEntries(await localEntries(page, /./));
  const sent = context.waitForEvent("request", (request) => request.url().includes("/api/trpc/order.place"));
  await context.setOffline(false);
  const body = (await sent).postData() ?? "";
  await expect(cart.sent.or(page.getByRole("heading", { name: /Listo/ }))).toBeVisible();
  const after = Object.fromEntries(await localEntries(page, /^orders:/));
  write("visitor", { tentId: shop.id, kept: { ...kept, ...after }, sent: JSON.parse(body) });
});
