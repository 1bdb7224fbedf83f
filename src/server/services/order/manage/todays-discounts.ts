import { paymentChangeName } from "~/copy/payment-change";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import type { OrderEdit, TodaysDiscounts } from "~/domain/order/manage/manual";
import type { OrderDiscount } from "~/domain/order/place/discounts";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { orderDiscounts } from "~/domain/order/place/totals";
import { priceGoods } from "~/domain/pricing/price-goods";
import { rulesOnList } from "~/domain/pricing/reaches";
import type { Order } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import { readCouponRule } from "~/server/services/coupons/read-coupon";
import { readRules } from "~/server/services/pricing/read-rules";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readShop, type Shop } from "../place/read-shop";
import { type EditedLine, editedLines } from "./edited-lines";

interface Repriced {
  order: Pick<Order, "priceListId" | "couponId">;
  lines: readonly EditedLine[];
  /** How it is received and paid. */
  input: Pick<OrderEdit, "method" | "paymentMethod">;
  now: Date;
}

/** What today's rules take off the lines of an order: with its price list, its way to pay, and the coupon that it used. */
export async function discountsOfToday(tx: Tx, shop: Shop, { order, lines, input, now }: Repriced) {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await tx.product.findMany({
    where: { tentId: shop.id, id: { in: ids } },
    select: { id: true, categoryId: true },
  });
  const categories = new Map(products.map(({ id, categoryId }) => [id, categoryId]));
  const goods = priceGoods(
    lines.map(({ productId, variantId, unit, quantity, price }) => ({
      productId,
      variantId,
      categoryId: productId === null ? null : (categories.get(productId) ?? null),
      unit,
      quantity: milliFromAmount(quantity),
      unitPrice: centsFromDecimal(price),
    })),
    {
      ...rulesOnList(await readRules(tx, shop, now), order.priceListId),
      coupon: order.couponId === null ? null : await readCouponRule(tx, order.couponId),
      payment: paymentChangeFor(input.paymentMethod, shop, paymentChangeName),
    },
  );
  return orderDiscounts(goods, input.method);
}

/** The same for lines that are being edited; changes nothing. @throws NOT_FOUND, VALIDATION */
export async function getTodaysDiscounts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  input: TodaysDiscounts,
): Promise<OrderDiscount[]> {
  const order = requireFound(
    await ctx.db.order.findUnique({
      where: { tentId_number: { tentId, number: input.number } },
      include: { lines: { orderBy: { position: "asc" } } },
    }),
  );
  const shop = await readShop(ctx.db, tentId);
  const lines = await editedLines(ctx.db, shop, order.lines, input.lines);
  return discountsOfToday(ctx.db, shop, { order, lines, input, now: ctx.now() });
}
