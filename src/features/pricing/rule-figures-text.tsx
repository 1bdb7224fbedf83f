"use client";

import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { cents, formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";

type Figures = RouterOutputs["pricing"]["figures"][number];

type RuleFiguresTextProps = {
  kind: Figures["kind"];
  names: readonly string[];
  /** Said after the figures. */
  note?: string | null;
};

/** What the orders say of a rule by its name, or of quantity breaks by theirs; nothing before the first order. */
export function RuleFiguresText({ kind, names, note = null }: RuleFiguresTextProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  const { data } = api.pricing.figures.useQuery(undefined, { meta: { ignoreErrors: true } });
  const own = data?.filter((one) => one.kind === kind && names.includes(one.name)) ?? [];
  if (own.length === 0) return null;
  const sum = (of: "orders" | "sales" | "cost") => own.reduce((total, one) => total + one[of], 0);
  const cost = sum("cost");
  const sold = fill(cost < 0 ? copy.soldAdding : copy.sold, {
    sales: formatPrice(cents(sum("sales")), money),
    cost: formatPrice(cents(Math.abs(cost)), money),
  });
  // an order may have several steps of one rule
  const uses = countText(kind === "BREAK" ? copy.used : copy.counted, sum("orders"), money);
  return `${uses}. ${sold}${note ? `. ${note}` : ""}`;
}
