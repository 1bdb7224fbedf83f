"use client";

import { Share2, TicketPercent } from "lucide-react";
import { toast } from "~/components/ui/toast";
import { couponsTexts } from "~/copy/coupons";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { couponHref, shareCouponHref } from "~/domain/coupons/coupon-path";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { RuleMenu, RuleRow } from "../promotion-row";
import { whenText } from "../promotion-words";
import { couponTerms, type ListedCoupon, usesText } from "./coupon-words";
import { useCouponChanges } from "./use-coupon-changes";

/** A coupon in the list of promotions. */
export function CouponRow({ coupon }: { coupon: ListedCoupon }) {
  const { coupons: copy, promotions } = useCopy(couponsTexts, promotionsTexts);
  const money = useMoney();
  const changes = useCouponChanges();
  const { id, code, state, paused, uses, sales, cost, oncePerPhone } = coupon;
  const name = fill(copy.name, { code });
  const isOver = state === "over";
  const price = { sales: formatPrice(sales, money), cost: formatPrice(cost, money) };
  const figures = [
    usesText(coupon, copy, money) + (oncePerPhone ? `, ${copy.perPhone}` : ""),
    ...(uses > 0 ? [fill(copy.sold, price)] : []),
  ];
  const quietly = (call: Promise<void>) => void call.catch(() => undefined); // the popup has shown the error
  return (
    <RuleRow
      icon={TicketPercent}
      href={couponHref(id)}
      name={name}
      state={state}
      stateText={copy.state[state]}
      reach={couponTerms(coupon, copy, money)}
      when={whenText({ ...coupon, weekdays: [], hours: null }, promotions)}
      figures={figures.join(". ")}
      menu={
        <RuleMenu
          name={name}
          href={couponHref(id)}
          links={[{ label: copy.share, icon: Share2, href: shareCouponHref(id) }]}
          onPause={isOver || paused ? undefined : () => quietly(changes.pause(coupon, true))}
          onResume={paused && !isOver ? () => quietly(changes.pause(coupon, false)) : undefined}
          removeTitle={fill(copy.removeTitle, { code })}
          removeText={copy.removeText}
          onRemove={async () => {
            await changes.remove(coupon);
            toast(fill(copy.removed, { code }));
          }}
        />
      }
    />
  );
}
