import type { PromotionKindName, PromotionSettings } from "~/domain/pricing/promotion";
import type { Promotion, PromotionKind } from "~/generated/prisma/client";
import { toReach } from "./rule-reach";

export const PROMOTION_KIND: Record<PromotionKindName, PromotionKind> = {
  nxm: "NXM",
  nth_percent: "NTH_PERCENT",
  percent: "PERCENT",
  amount: "AMOUNT",
  free_delivery: "FREE_DELIVERY",
};
const NAMES = Object.fromEntries(Object.entries(PROMOTION_KIND).map(([name, kind]) => [kind, name])) as Record<
  PromotionKind,
  PromotionKindName
>;

/** A stored promotion as its merchant set it. */
export function promotionSettings(row: Promotion): PromotionSettings {
  const value = row.kind === "AMOUNT" ? row.amount : row.percent;
  return {
    name: row.name,
    kind: NAMES[row.kind],
    buy: row.buy,
    pay: row.pay,
    nth: row.nth,
    value: value === null ? null : Number(value),
    acrossProducts: row.acrossProducts,
    ...toReach(row),
    from: row.validFrom,
    to: row.validTo,
    weekdays: row.weekdays,
    hours: row.hoursFrom !== null && row.hoursTo !== null ? { from: row.hoursFrom, to: row.hoursTo } : null,
    paused: row.paused,
    onLists: row.onLists,
  };
}
