import { quantityBreakName } from "~/copy/quantity-break";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { promotionRuleOf, ruleScopeOf } from "~/domain/pricing/promotion-rule";
import type { QuantityBreak, ShopRules } from "~/domain/pricing/rules";
import { scheduleState, shopClock } from "~/domain/pricing/schedule";
import { nextRulesEdge } from "~/domain/pricing/schedule-edges";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { promotionSettings } from "./promotion-row";
import { toReach } from "./rule-reach";

/** What a query of a tent selects for `rulesInForce`. */
export const PRICING_RULES = {
  promotions: { where: { paused: false }, orderBy: [{ order: "asc" }, { id: "asc" }] },
  quantityBreaks: { where: { paused: false }, orderBy: [{ from: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.TentSelect;

type RuleRows = Prisma.TentGetPayload<{ select: typeof PRICING_RULES }>;
/** Whose clock and numbers rules follow. */
interface RuleShop {
  country: { timeZone: string };
  money: NumberFormat;
}
type BreakRow = RuleRows["quantityBreaks"][number];

/** The name of a break, as orders keep it. */
export const breakName = ({ from }: Pick<BreakRow, "from">, numbers: NumberFormat): string =>
  quantityBreakName(formatQuantity(milliFromAmount(from), "UNIT", numbers));

function toBreak(row: BreakRow, numbers: NumberFormat): QuantityBreak | null {
  const rule = { name: breakName(row, numbers), from: milliFromAmount(row.from), ...ruleScopeOf(toReach(row)) };
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
  const settings = promotions.map(promotionSettings);
  return {
    breaks: quantityBreaks.flatMap((row) => toBreak(row, money) ?? []),
    promotions: settings.flatMap((promotion) =>
      scheduleState(promotion, clock) === "ACTIVE" ? (promotionRuleOf(promotion) ?? []) : [],
    ),
    until: nextRulesEdge(settings, now, timeZone),
  };
}

/** Reads the rules of a shop that are in force at this moment. */
export async function readRules(db: Tx, shop: RuleShop & { id: number }, now: Date): Promise<RulesAtMoment> {
  const rows = await db.tent.findUniqueOrThrow({ where: { id: shop.id }, select: PRICING_RULES });
  return rulesInForce(rows, shop, now);
}
