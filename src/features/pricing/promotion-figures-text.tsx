"use client";

import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

/** What the orders say of a promotion of this name; nothing before its first order. */
export function PromotionFiguresText({ name }: { name: string }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  const { data } = api.pricing.promotionFigures.useQuery(undefined, { meta: { ignoreErrors: true } });
  const figures = data?.find((one) => one.name === name);
  if (!figures) return null;
  const sold = fill(copy.sold, { sales: formatPrice(figures.sales, money), cost: formatPrice(figures.cost, money) });
  return `${countText(copy.counted, figures.orders, money)}. ${sold}`;
}
