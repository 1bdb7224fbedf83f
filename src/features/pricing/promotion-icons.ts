import { BadgePercent, Boxes, CopyPlus, Gift, type LucideIcon, Truck } from "lucide-react";
import type { PromotionKindName } from "~/domain/pricing/promotion";

export const PROMOTION_ICONS: Record<PromotionKindName, LucideIcon> = {
  nxm: Gift,
  nth_percent: CopyPlus,
  percent: BadgePercent,
  amount: BadgePercent,
  free_delivery: Truck,
};
export const BREAK_ICON = Boxes;
