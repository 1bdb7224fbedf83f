import type { PromotionSettings } from "~/domain/pricing/promotion";
import type { Promotion } from "~/generated/prisma/client";
import { offerSettings } from "./offer-columns";
import { toReach } from "./rule-reach";

/** A stored promotion as its merchant set it. */
export const promotionSettings = (row: Promotion): PromotionSettings => ({
  ...offerSettings(row),
  name: row.name,
  buy: row.buy,
  pay: row.pay,
  nth: row.nth,
  acrossProducts: row.acrossProducts,
  ...toReach(row),
  weekdays: row.weekdays,
  hours: row.hoursFrom !== null && row.hoursTo !== null ? { from: row.hoursFrom, to: row.hoursTo } : null,
  onLists: row.onLists,
});
