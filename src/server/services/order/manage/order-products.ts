import { milliFromAmount } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import { isEditable } from "~/domain/order/manage/states";
import { imageUrl } from "~/domain/product/images/image";
import { visitorNumber } from "~/domain/tent/phone";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { longId } from "~/server/database/long-id";
import { requireFound } from "~/server/errors";
import { listUsableCoupons } from "~/server/services/coupons/read-coupon";
import { listOfPhone, readActiveLists } from "~/server/services/price-lists/open-list";
import { readRules } from "~/server/services/pricing/read-rules";
import { productSelect, toProductView } from "~/server/services/product/crud/product-view";
import { findByWords, inOrderOf } from "~/server/services/search/find-by-words";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readKeptRules } from "../place/kept-rules";
import { readPrices } from "../place/price-order";
import { readShop, type Shop } from "../place/read-shop";
import { lineScope } from "./edited-lines";
import { couponRefusalOf } from "./edited-sums";
import { stateOf } from "./order-state";

const SHOWN = 20;
const THUMB_PIXELS = 112;

type ProductRow = Prisma.ProductGetPayload<{ select: typeof productSelect }>;

/** What a price list asks for a product or variant, of its public price. */
interface ListPrices {
  listId: number;
  priceOf: Awaited<ReturnType<typeof readPrices>>;
}

function sold(row: ProductRow, lists: readonly ListPrices[]) {
  const product = toProductView(row);
  const listPrices = (variantId: number | null, price: Cents | null) =>
    lists.map(({ listId, priceOf }) => ({ listId, price: priceOf({ productId: product.id, variantId }, price) }));
  const photo = product.images[0];
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    /** What it costs on each active price list. */
    listPrices: listPrices(null, product.price),
    categoryId: product.categoryId,
    unit: product.unit,
    step: product.step,
    minQuantity: product.minQuantity,
    stock: product.stock,
    paused: product.paused,
    photo: photo ? imageUrl(photo, THUMB_PIXELS) : null,
    variants: product.variants.map(({ id, values, price, stock, paused }) => ({
      id,
      label: values.join(", "),
      price: price ?? product.price,
      listPrices: listPrices(id, price ?? product.price),
      stock,
      paused,
    })),
  };
}

/** Own products for a manual order, paused ones too: the first that have the words. */
export async function searchOrderProducts(ctx: ServiceContext, tentId: OwnedTentId, search: string | null) {
  const ids = (await findByWords(ctx.db, tentId, search ?? "")).slice(0, SHOWN);
  const found = await ctx.db.product.findMany({ where: { tentId, id: { in: ids } }, select: productSelect });
  const rows = inOrderOf(ids, found);
  const lists = await readActiveLists(ctx.db, tentId, ctx.now());
  const prices = await Promise.all(
    lists.map(async (list) => ({ listId: list.id, priceOf: await readPrices(ctx.db, list, ids) })),
  );
  return rows.map((row) => sold(row, prices));
}

/** The shop's data for the forms of an order. */
export async function getOrderSetup(ctx: ServiceContext, tentId: OwnedTentId) {
  const [shop, branches] = await Promise.all([
    readShop(ctx.db, tentId),
    ctx.db.branch.findMany({ where: { tentId }, select: { id: true, name: true }, orderBy: { id: "asc" } }),
  ]);
  const { breaks, promotions } = await readRules(ctx.db, shop, ctx.now());
  const { deliveryZones: zones, deliveryCost, freeDeliveryFrom, adjustments, money, countryId } = shop;
  const rules = { breaks, promotions };
  const coupons = await listUsableCoupons(ctx.db, shop, ctx.now());
  const active = await readActiveLists(ctx.db, tentId, ctx.now());
  const lists = active.map(({ id, name, minTotal, minUnits }) => ({ id, name, minTotal, minUnits }));
  return { coupons, lists, zones, deliveryCost, freeDeliveryFrom, adjustments, money, countryId, branches, rules };
}

/** The digits of a phone as it is typed; null while it is none. */
function digitsOf({ countryId, country }: Shop, typed: string | null): string | null {
  const number = visitorNumber(typed ?? "", { id: countryId, codNumber: country.codNumber });
  return number.ok ? number.digits : null;
}

/** The active list of which this phone, as it is typed, is an accepted customer's. */
export async function findListOfPhone(ctx: ServiceContext, tentId: OwnedTentId, typed: string | null) {
  const phone = digitsOf(await readShop(ctx.db, tentId), typed);
  if (phone === null) return null;
  const lists = await readActiveLists(ctx.db, tentId, ctx.now());
  return (await listOfPhone(ctx.db, lists, phone))?.id ?? null;
}

/**
 * The lines of an order with the quantity steps and the stock of their products, where those still exist, and the rules
 * that price it. A phone is the one that is typed meanwhile.
 */
export async function getEditableLines(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { number, phone }: { number: number; phone?: string | null | undefined },
) {
  const order = requireFound(
    await ctx.db.order.findUnique({
      where: { tentId_number: { tentId, number } },
      include: {
        lines: {
          select: {
            id: true,
            productId: true,
            variantId: true,
            scopeProductId: true,
            scopeCategoryId: true,
            product: { select: { step: true, minQuantity: true, stock: true, categoryId: true } },
            variant: { select: { stock: true } },
          },
        },
      },
    }),
  );
  const rules = await readKeptRules(ctx.db, order);
  const typed = phone === undefined ? order.customerPhone : digitsOf(await readShop(ctx.db, tentId), phone);
  return {
    editable: !order.suspected && isEditable(stateOf(order)),
    /** Null in an order that keeps what was taken off it, not by which rules. */
    rules: rules && {
      kept: rules,
      /** It has a discount by hand in their place. */
      replaced: order.rulesVersion !== order.version,
      couponRefusal: await couponRefusalOf(ctx.db, rules, order, typed),
    },
    lines: order.lines.map(({ id, productId, variantId, product, variant, ...line }) => ({
      id: longId(id),
      productId,
      variantId,
      ...lineScope({ ...line, productId, product }),
      step: product && milliFromAmount(product.step),
      minQuantity: product && milliFromAmount(product.minQuantity),
      /** What is left now; null when it is not counted. */
      stock: milliFromAmount((variantId === null ? product : variant)?.stock ?? null),
    })),
  };
}
