import { cents } from "~/domain/money/money";
import type { TodaysDiscounts } from "~/domain/order/manage/manual";
import { ruledSums } from "~/domain/order/manage/ruled-sums";
import type { OrderDiscount } from "~/domain/order/place/discounts";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readShop } from "../place/read-shop";
import { editedLines, editedOrderInclude, goodsOf } from "./edited-lines";
import { editedPhone } from "./edited-phone";
import { couponRefusalOf, requireSums, rulesOfToday } from "./edited-sums";

/**
 * What today's rules take off the lines of an order that is being edited, with its price list, its way to pay, and the
 * coupon that it was placed with; changes nothing. @throws NOT_FOUND, VALIDATION
 */
export async function getTodaysDiscounts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  input: TodaysDiscounts,
): Promise<OrderDiscount[]> {
  const order = requireFound(
    await ctx.db.order.findUnique({
      where: { tentId_number: { tentId, number: input.number } },
      include: editedOrderInclude,
    }),
  );
  const shop = await readShop(ctx.db, tentId);
  const lines = await editedLines(ctx.db, shop, order.lines, input.lines, true);
  const kept = await rulesOfToday(ctx.db, shop, order, ctx.now());
  const phone = input.customerPhone === undefined ? order.customerPhone : editedPhone(shop, order, input.customerPhone);
  const isRefused = await couponRefusalOf(ctx.db, kept, order, phone);
  const rules = isRefused ? { ...kept, coupon: null } : kept;
  return requireSums(ruledSums(lines.map(goodsOf), rules, { ...input, deliveryCost: cents(0) })).discounts;
}
