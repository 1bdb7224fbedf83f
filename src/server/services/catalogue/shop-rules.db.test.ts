import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { CartPage } from "~/features/catalogue/pages/cart-page";
import { ProductPage } from "~/features/catalogue/pages/product-page";
import type { Frame } from "~/features/catalogue/parts/frame";
import { ProductCard } from "~/features/catalogue/parts/product-card";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getPublicProduct } from "./get-product";
import { getShop } from "./get-shop";

const db = testDb();
beforeAll(() => makeBase(db));

/** A Friday, noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

const textOf = (page: ReactElement) =>
  renderToStaticMarkup(page)
    .replace(/<(?:p|li|tr|td|th|caption|section)\b[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");

async function makeShop(
  promotions: Partial<Prisma.PromotionUncheckedCreateInput>[],
  breaks: Omit<Prisma.QuantityBreakUncheckedCreateInput, "tentId">[] = [],
) {
  const { owner, tentId } = await makeTent(db);
  const category = await makeCategory(db, tentId);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "5000", categoryId: category.id });
  const old = new Date("2026-01-01");
  await db.product.update({ where: { id: mate.id }, data: { createdAt: old } });
  for (const row of promotions) {
    await db.promotion.create({ data: { tentId, name: "Promo", kind: "PERCENT", percent: "15", ...row } });
  }
  for (const row of breaks) await db.quantityBreak.create({ data: { tentId, ...row } });
  const { ctx } = merchantContext(db, owner.id, NOON);
  const visitor: ServiceContext = { ...ctx, actor: null };
  const publicId = mintPublicTentId(tentId);
  const shop = await getShop(visitor, publicId);
  const copy = copyFor(shop.countryId).catalogue;
  const frame: Frame = {
    shop,
    base: "",
    list: null,
    origin: "https://casa.test",
    appUrl: "https://vidriera.test",
    copy,
    now: NOON,
    islandScripts: () => [],
  };
  const product = await getPublicProduct(visitor, publicId, mate.id);
  if (!product) throw new Error("The product is not seen");
  return {
    category,
    card: textOf(createElement(ProductCard, { frame, card: product })),
    cardHtml: renderToStaticMarkup(createElement(ProductCard, { frame, card: product })),
    page: textOf(createElement(ProductPage, { frame, product })),
    cart: renderToStaticMarkup(createElement(CartPage, { frame, products: [] })),
  };
}

test.each<[string, Partial<Prisma.PromotionUncheckedCreateInput>, string]>([
  ["N for M", { kind: "NXM", buy: 2, pay: 1 }, "2x1"],
  ["every nth", { kind: "NTH_PERCENT", nth: 2, percent: "70" }, "70 % la 2.ª"],
  ["a percentage", { percent: "12.5" }, "12,5 %"],
  ["an amount", { kind: "AMOUNT", amount: "500" }, "$ 500"],
  ["free delivery", { kind: "FREE_DELIVERY" }, "Envío gratis"],
])("the badge of %s", async (_kind, row, badge) => {
  const { card, cardHtml, page } = await makeShop([row]);
  expect(card).toContain(`\n${badge}`);
  // the style sheet adds the minus sign, as for offers
  expect(cardHtml.includes("badge__n--minus")).toBe(row.kind === "AMOUNT" || row.kind === undefined);
  expect(page).toContain(`\n${badge} Promo`);
});

test.each<[string, Partial<Prisma.PromotionUncheckedCreateInput>, string]>([
  ["3x2 en velas y aromas", { kind: "NXM", buy: 3, pay: 2 }, "3x2 en velas y aromas"],
  ["15 % de descuento en mates", { percent: "15" }, "15 % de descuento en mates"],
  ["Semana del 2X1", { kind: "NXM", buy: 2, pay: 1 }, "Semana del 2X1"],
  ["Envío gratis en mates", { kind: "FREE_DELIVERY" }, "Envío gratis en mates"],
  ["Semana del mate", { percent: "15" }, "15 % Semana del mate"],
])("the name %j says once what it gives", async (name, row, said) => {
  const { page } = await makeShop([{ ...row, name }]);
  expect(page).toContain(`\n${said} `);
});

test("a promotion that is not in force, or does not reach a product, has no badge", async () => {
  const { card, page } = await makeShop([
    { validTo: "2026-11-19" },
    { weekdays: [6] },
    { paused: true },
    { reach: "PRODUCTS", productIds: [] },
    { reach: "CATEGORIES", categoryIds: [2_000_000_000] },
  ]);
  expect(card).not.toContain("15 %");
  expect(page).not.toContain("Promo");
});

test("quantity breaks are on the card and as a table on the product's page", async () => {
  const { card, page } = await makeShop(
    [],
    [
      { from: "12", percent: "20" },
      { from: "6", price: "4200" },
    ],
  );
  expect(card).toContain("\nLlevando 6: $ 4.200 c/u");
  expect(page).toContain("\nPrecio por cantidad");
  expect(page).toMatch(
    /\n6 o más, combinando todo el pedido\n\$ 4\.200\n+12 o más, combinando todo el pedido\n\$ 4\.000/,
  );
});

test("a cart loads the calculation where some rule prices it, or will", async () => {
  const island = ({ cart }: { cart: string }) => /data-island="([\w-]+)"/.exec(cart)?.[1];
  expect(island(await makeShop([]))).toBe("cart");
  expect(island(await makeShop([{ validTo: "2026-11-19" }]))).toBe("cart");
  expect(island(await makeShop([{ paused: true }]))).toBe("cart");
  expect(island(await makeShop([{}]))).toBe("priced-cart");
  expect(island(await makeShop([{ validFrom: "2026-11-21" }]))).toBe("priced-cart");
  expect(island(await makeShop([], [{ from: "3", percent: "5" }]))).toBe("priced-cart");
});
