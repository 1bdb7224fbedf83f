import { quantityBreakName } from "~/copy/quantity-break";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { Promotion, QuantityBreak, RuleScope, ShopRules } from "~/domain/pricing/rules";
import { type RuleSchedule, scheduleState, shopClock } from "~/domain/pricing/schedule";
import { nextRulesEdge } from "~/domain/pricing/schedule-edges";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";

/** What a query of a tent selects for `rulesInForce`. */
export const PRICING_RULES = {
  promotions: { where: { paused: false }, orderBy: [{ order: "asc" }, { id: "asc" }] },
  quantityBreaks: { orderBy: [{ from: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.TentSelect;

type RuleRows = Prisma.TentGetPayload<{ select: typeof PRICING_RULES }>;
/** Whose clock and numbers rules follow. */
interface RuleShop {
  country: { timeZone: string };
  money: NumberFormat;
}
type PromotionRow = RuleRows["promotions"][number];
type BreakRow = RuleRows["quantityBreaks"][number];

/** A rule for products that were all deleted reaches none of them: it still names products. */
function scopeOf({
  reach,
  categoryIds,
  productIds,
}: Pick<PromotionRow, "reach" | "categoryIds" | "productIds">): RuleScope {
  return reach === "ALL" ? {} : reach === "CATEGORIES" ? { categoryIds } : { productIds };
}

export function scheduleOf(
  row: Pick<PromotionRow, "validFrom" | "validTo" | "weekdays" | "hoursFrom" | "hoursTo" | "paused">,
): RuleSchedule {
  const { validFrom: from, validTo: to, weekdays, hoursFrom, hoursTo, paused } = row;
  const hours = hoursFrom !== null && hoursTo !== null ? { from: hoursFrom, to: hoursTo } : null;
  return { from, to, weekdays, hours, paused };
}

/** Null for a row without the numbers of its kind, which nothing writes. */
function toPromotion(row: PromotionRow): Promotion | null {
  const { name, kind, buy, pay, nth, acrossProducts } = row;
  const rule = { name, ...scopeOf(row) };
  const percent = row.percent === null ? null : Number(row.percent);
  const amount = centsFromDecimal(row.amount);
  switch (kind) {
    case "NXM":
      return buy === null || pay === null ? null : { ...rule, kind, buy, pay, acrossProducts };
    case "NTH_PERCENT":
      return nth === null || percent === null ? null : { ...rule, kind, nth, percent, acrossProducts };
    case "PERCENT":
      return percent === null ? null : { ...rule, kind, percent };
    case "AMOUNT":
      return amount === null ? null : { ...rule, kind, amount };
    case "FREE_DELIVERY":
      return { ...rule, kind };
  }
}

function toBreak(row: BreakRow, numbers: NumberFormat): QuantityBreak | null {
  const from = milliFromAmount(row.from);
  const rule = { name: quantityBreakName(formatQuantity(from, "UNIT", numbers)), from, ...scopeOf(row) };
  const price = centsFromDecimal(row.price);
  if (price !== null) return { ...rule, price };
  return row.percent === null ? null : { ...rule, percent: Number(row.percent) };
}

export interface RulesAtMoment extends ShopRules {
  /** When the first of the shop's rules begins or ends; null if none will. */
  until: Date | null;
}

/** The rules of a shop that are in force at a moment, by the shop's clock. */
export function rulesInForce(
  { promotions, quantityBreaks }: RuleRows,
  { country, money }: RuleShop,
  now: Date,
): RulesAtMoment {
  const { timeZone } = country;
  const clock = shopClock(now, timeZone);
  const scheduled = promotions.map((row) => ({ row, schedule: scheduleOf(row) }));
  return {
    breaks: quantityBreaks.flatMap((row) => toBreak(row, money) ?? []),
    promotions: scheduled.flatMap(({ row, schedule }) =>
      scheduleState(schedule, clock) === "ACTIVE" ? (toPromotion(row) ?? []) : [],
    ),
    until: nextRulesEdge(
      scheduled.map(({ schedule }) => schedule),
      now,
      timeZone,
    ),
  };
}

/** Reads the rules of a shop that are in force at this moment. */
export async function readRules(db: Tx, shop: RuleShop & { id: number }, now: Date): Promise<RulesAtMoment> {
  const rows = await db.tent.findUniqueOrThrow({ where: { id: shop.id }, select: PRICING_RULES });
  return rulesInForce(rows, shop, now);
}
