"use client";

import { Banner } from "~/components/ui/banner";
import { keptRulesTexts } from "~/copy/kept-rules";
import { formatPrice } from "~/domain/money/money";
import type { DraftLine } from "~/domain/order/draft/draft-lines";
import { paymentOf } from "~/domain/order/draft/sent-fields";
import type { OrderSums } from "~/domain/order/manage/manual-sums";
import { lostRules, ruledSums } from "~/domain/order/manage/ruled-sums";
import { usesCoupon } from "~/domain/order/place/kept-rules";
import { useCopy } from "~/features/app-context/copy-provider";
import { draftGoods, type StoredOrder, usableRules } from "./edit-draft";

interface Edit {
  stored: StoredOrder;
  lines: readonly DraftLine[];
  sums: OrderSums;
  values: { method: "PICKUP" | "DELIVERY"; payment?: string | undefined };
  /** The discount is typed, or today's, in place of what the order's rules give. */
  replaced: boolean;
}

/** The rules of an order that an edit of it does not reach any more. */
export function rulesLostBy({ stored, lines, sums, replaced }: Omit<Edit, "values">) {
  const rules = replaced ? null : usableRules(stored.editable);
  const goods = draftGoods(lines, stored.editable.lines);
  return lostRules(stored.order.discounts, sums.discounts, rules && { lines: goods, rules });
}

/** The coupon that an order would use again with these lines, and why it may not. */
function refusedCoupon({ stored, lines, sums, values, replaced }: Edit) {
  const { rules } = stored.editable;
  if (!rules?.couponRefusal || !rules.kept.coupon || replaced) return null;
  const order = { ...values, paymentMethod: paymentOf(values.payment), deliveryCost: sums.deliveryCost };
  const withIt = ruledSums(draftGoods(lines, stored.editable.lines), rules.kept, order);
  if (typeof withIt === "string" || !usesCoupon(withIt.discounts)) return null;
  return { name: rules.kept.coupon.name, refusal: rules.couponRefusal };
}

/** What the merchant should know of the sums before they are saved. */
export function EditNotes({ hasOffers, ...edit }: Edit & { hasOffers: boolean }) {
  const copy = useCopy(keptRulesTexts).keptRules;
  const { stored, sums, replaced } = edit;
  const { money } = stored.order;
  const lost = rulesLostBy(edit);
  const refused = refusedCoupon(edit);
  const isNothing = sums.total === 0 && !sums.hasUnpriced;
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {lost.length > 0 || isNothing ? (
        <Banner tone="warn" className="wrap-anywhere">
          {lost.length > 0 ? <p>{copy.lost(lost.map(({ name }) => name))}</p> : null}
          {usesCoupon(lost) ? <p>{copy.returned}</p> : null}
          {isNothing ? <p className="font-semibold">{copy.nothing(formatPrice(sums.total, money))}</p> : null}
        </Banner>
      ) : null}
      {refused ? <Banner className="wrap-anywhere">{copy.refused[refused.refusal](refused.name)}</Banner> : null}
      {hasOffers && !stored.editable.rules && !replaced ? <Banner>{copy.unknown}</Banner> : null}
    </div>
  );
}
