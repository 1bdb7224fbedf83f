import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExternalProvider, takesCurrency } from "~/domain/billing/provider";
import { readHome } from "~/domain/home/read-home";
import { homeSchema } from "~/domain/home/schemas";
import { linkUrl } from "~/domain/link/link";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import { checkSubdomain } from "~/domain/tent/subdomain";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { LocalStorage } from "~/server/adapters/local/storage";
import { verifyPassword } from "~/server/auth/passwords";
import { seedBase } from "../../prisma/seed/base";
import { DEMO_MERCHANTS, seedDemo } from "../../prisma/seed/demo";
import { picturesIn } from "../../prisma/seed/demo-shop";
import pictures from "../../prisma/seed/pictures.json";
import { demoUsers } from "../../scripts/db/demo.ts";
import { FIXED_NOW } from "./context";
import { testDb } from "./test-db";

const db = testDb();
let root: string;

const counts = async () => ({
  users: await db.user.count(),
  products: await db.product.count(),
  images: await db.image.count(),
  orders: await db.order.count(),
  countries: await db.country.count(),
  plans: await db.plan.count(),
});

/** Every file with its modification time. */
const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${statSync(path.join(parentPath, name)).mtimeMs}`)
    .sort();

async function seed() {
  await seedBase(db);
  await seedDemo({ db, storage: new LocalStorage({ root, defaults: root }), now: FIXED_NOW });
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "seed-"));
  await seed();
}, 240_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe("the base", () => {
  it("has the free plan of the specification as a row with id 0", async () => {
    const plan = await db.plan.findUniqueOrThrow({ where: { id: 0 } });
    expect({ ...plan, total: plan.total.toString() }).toMatchObject({
      name: "INICIAL",
      total: "0",
      interval: "1M",
      currency: "ARS",
      trial: 0,
      limit: 1,
      productLimit: 2000,
      visible: true,
    });
    expect((await db.plan.create({ data: { name: "OTRO", total: "1" } })).id).toBeGreaterThan(2);
    await db.plan.deleteMany({ where: { name: "OTRO" } });
  });

  it("has plans that each provider can charge, in a demonstration", async () => {
    const paid = await db.plan.findMany({ where: { id: { not: 0 }, visible: true, test: false } });
    const taken = (provider: ExternalProvider) =>
      paid.filter(({ currency }) => takesCurrency(provider, currency)).length;
    expect({ mercadoPago: taken("MERCADO_PAGO"), paypal: taken("PAYPAL") }).toEqual({ mercadoPago: 2, paypal: 2 });
  });

  it("has Argentina first, with the dial code of mobiles, and one configuration", async () => {
    expect(await db.country.findUnique({ where: { id: 1 } })).toMatchObject({ name: "Argentina", codNumber: "549" });
    expect(await db.configuration.findMany()).toMatchObject([
      {
        id: 1,
        appname: "Vidriera",
        colorFirst: "#0c2be8",
        colorSecond: "#db1b73",
        specialCatUrl: "/categoria-especial",
      },
    ]);
  });

  it("preserves an operator's changes", async () => {
    await db.plan.update({ where: { id: 1 }, data: { total: "12345" } });
    await db.country.update({ where: { id: 1 }, data: { codNumber: "54" } });
    await seedBase(db);
    expect((await db.plan.findUniqueOrThrow({ where: { id: 1 } })).total.toString()).toBe("12345");
    expect((await db.country.findUniqueOrThrow({ where: { id: 1 } })).codNumber).toBe("549");
  });
});

describe("the demo", () => {
  it.each([
    ["super@vidriera.test", "Super-1234", "SUPER"],
    ["demo@vidriera.test", "Demo-1234", "MERCHANT"],
    ["otra@vidriera.test", "Otra-1234", "MERCHANT"],
  ])("lets %s log in", async (email, password, role) => {
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(user.role).toBe(role);
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(user.passwordHash, password)).toBe(true);
  });

  it("has no log-in but those that a site refuses which others can reach", async () => {
    const users = await db.user.findMany({ select: { email: true, passwordHash: true } });
    expect(users.map(({ email }) => email).sort()).toEqual(demoUsers.map(({ email }) => email).sort());
    for (const { email, password } of demoUsers) {
      const hash = users.find((user) => user.email === email)?.passwordHash ?? "";
      expect(await verifyPassword(hash, password), email).toBe(true);
    }
  });

  it("has the shop `demo` with every feature of a shop", async () => {
    const tent = await db.tent.findUniqueOrThrow({
      where: { subdomain: "demo" },
      include: {
        owner: true,
        categories: true,
        branches: true,
        links: { orderBy: { order: "asc" } },
        products: { include: { images: true, variants: true, options: true } },
      },
    });
    const { products, categories, links } = tent;
    expect(tent).toMatchObject({ countryId: 1, styleId: 7, suspended: false, owner: { email: "demo@vidriera.test" } });
    expect([tent.logoId, tent.coverId, tent.minimumPurchase, tent.whatsapp]).not.toContain(null);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(categories.filter(({ paused }) => paused).length).toBe(1);
    expect(categories.every(({ id, imageId }) => id >= 10_000 && imageId !== null)).toBe(true);
    expect(products.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(60);
    expect(products.filter(({ images }) => images.length > 1).length).toBeGreaterThanOrEqual(5);
    expect(products.filter(({ images }) => images.length === 0).length).toBeGreaterThanOrEqual(1);
    expect(products.filter(({ paused }) => paused).length).toBe(1);
    expect(products.filter(({ categoryId }) => categoryId === null).length).toBe(2);
    expect(products.filter(({ price }) => price === null).length).toBeGreaterThanOrEqual(1);
    expect(products.filter(({ stock }) => stock?.isZero()).length).toBeGreaterThanOrEqual(1);
    expect(products.filter(({ offer, previousPrice }) => offer && previousPrice).length).toBeGreaterThanOrEqual(6);
    expect(products.filter(({ variants }) => variants.length > 1).length).toBeGreaterThanOrEqual(6);
    expect(products.every(({ options, variants }) => options.length > 0 === variants.length > 0)).toBe(true);
    expect(products.every(({ searchText }) => searchText !== "" && !/[A-ZÁÉÍÓÚÑ]/.test(searchText))).toBe(true);
    expect(products.some(({ name }) => name.length > 90)).toBe(true);
    expect(tent.branches.length).toBe(2);
    expect(links.map(({ code }) => code)).toEqual([
      "to_tent",
      "to_catalogo",
      "to_whatsapp",
      "to_instagram",
      "to_facebook",
      null,
    ]);
  });

  it("has shops with a composed home, of which nothing is lost when it is read", async () => {
    const composed = DEMO_MERCHANTS.filter(({ shop }) => shop.home);
    expect(composed.length).toBeGreaterThanOrEqual(3);
    for (const { shop } of composed) {
      const { home, ...columns } = await db.tent.findUniqueOrThrow({ where: { subdomain: shop.tent.subdomain } });
      const read = readHome(home, columns);
      expect(read?.sections.map(({ kind }) => kind)).toEqual(shop.home?.map(({ kind }) => kind));
      expect(homeSchema.safeParse(read).success, shop.tent.subdomain).toBe(true);
    }
  });

  it("has every override of a variant on a variant that exists", async () => {
    for (const { shop } of DEMO_MERCHANTS) {
      for (const { name, options = [], variants = {} } of shop.categories.flatMap(({ products }) => products)) {
        for (const key of Object.keys(variants)) {
          const values = key.split(" / ");
          const fits =
            values.length === options.length && values.every((value, n) => options[n]?.values.includes(value));
          expect(fits, `${name}: ${key}`).toBe(true);
        }
      }
    }
  });

  it("has orders in different states whose totals are those of their lines", async () => {
    const tents = await db.tent.findMany({
      where: { lastOrderNumber: { gt: 0 } },
      include: { orders: { orderBy: { number: "asc" }, include: { lines: true } } },
    });
    expect(tents.length).toBe(7);
    const statuses = tents.find(({ subdomain }) => subdomain === "demo")?.orders.map(({ status }) => status);
    expect(new Set(statuses).size).toBe(4);
    for (const { orders, lastOrderNumber } of tents) {
      expect(orders.map(({ number }) => number)).toEqual(orders.map((_, n) => n + 1));
      expect(lastOrderNumber).toBe(orders.length);
      for (const { subtotal, discount, deliveryCost, total, lines } of orders) {
        expect(lines.reduce((sum, line) => sum + Number(line.total ?? 0), 0)).toBe(Number(subtotal));
        expect(Number(subtotal) - Number(discount) + Number(deliveryCost)).toBe(Number(total));
      }
    }
  });

  it("has an open shop in each style, with what a shop of its trade has", async () => {
    const tents = await db.tent.findMany({
      where: { countryId: 1, suspended: false },
      include: { branches: true, categories: true, links: true, orders: true, products: { include: { images: true } } },
    });
    expect(tents.map(({ styleId }) => styleId).sort()).toEqual(STYLE_PRESETS.map(({ id }) => id));
    for (const { subdomain, products, categories, branches, links, orders, ...tent } of tents) {
      expect(checkSubdomain(subdomain), subdomain).toMatchObject({ ok: true });
      const told = [tent.logoId, tent.coverId, tent.tagline, tent.description, tent.notice, tent.openingHours];
      const said = [tent.deliveryText, tent.pickupText, tent.paymentText, tent.freeDeliveryFrom, tent.whatsapp];
      expect([...told, ...said], subdomain).not.toContain(null);
      expect(branches.length, subdomain).toBeGreaterThan(0);
      expect(
        categories.every(({ imageId }) => imageId !== null),
        subdomain,
      ).toBe(true);
      expect(
        links.every(({ url }) => url === null || linkUrl(url) === url),
        subdomain,
      ).toBe(true);
      const share = products.filter(({ images }) => images.length > 0).length / products.length;
      expect(share, `${subdomain}: products with a photo`).toBeGreaterThan(0.7);
      expect(products.filter(({ offer, previousPrice }) => offer && previousPrice).length, subdomain).toBeGreaterThan(
        1,
      );
      expect(
        products.some(({ price }) => price === null),
        subdomain,
      ).toBe(true);
      expect(
        products.some(({ stock }) => stock?.isZero()),
        subdomain,
      ).toBe(true);
      expect(new Set(products.map(({ sku }) => sku)).size, subdomain).toBe(products.length);
      expect(orders.length, subdomain).toBeGreaterThan(5);
    }
  });

  it("shows every picture that the repository has", () => {
    const shown = DEMO_MERCHANTS.flatMap(({ shop }) => [shop.logo, shop.cover, ...picturesIn(shop)]);
    expect(Object.keys(pictures).filter((name) => !shown.some((one) => one === name))).toEqual([]);
  });

  it("has `otra` in Mexico in the seventh style, and `vencida` suspended after its trial", async () => {
    const otra = await db.tent.findUniqueOrThrow({ where: { subdomain: "otra" }, include: { products: true } });
    expect([otra.countryId, otra.styleId, otra.suspended, otra.products.length]).toEqual([13, 7, false, 20]);
    const vencida = await db.tent.findUniqueOrThrow({
      where: { subdomain: "vencida" },
      include: { owner: { include: { subscriber: true } } },
    });
    expect(vencida.suspended).toBe(true);
    expect(vencida.owner.subscriber?.freeUntil.getTime()).toBeLessThan(FIXED_NOW.getTime());
  });

  it("has the files of every picture", async () => {
    const storage = new LocalStorage({ root, defaults: root });
    for (const { hash, width } of await db.image.findMany()) {
      for (const each of imageWidths(width)) expect(await storage.exists(imageFileName(hash, each))).toBe(true);
    }
    expect(existsSync(root)).toBe(true);
  });

  it("is written once, and so are its pictures", async () => {
    const [before, written] = [await counts(), files()];
    expect(written.length).toBeGreaterThan(before.images);
    await seed();
    expect(await counts()).toEqual(before);
    expect(files()).toEqual(written);
  });
});
