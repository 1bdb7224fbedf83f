"use client";

import { ChevronRight, Landmark, type LucideIcon, TicketPercent } from "lucide-react";
import Link from "next/link";
import { Dialog } from "~/components/ui/dialog";
import { couponsTexts } from "~/copy/coupons";
import { promotionsTexts } from "~/copy/promotions";
import { NEW_COUPON_PATH } from "~/domain/coupons/coupon-path";
import { NEW_BREAK_PATH, newPromotionHref } from "~/domain/pricing/promotion-path";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { BREAK_ICON, PROMOTION_ICONS } from "./promotion-icons";

/** "Nueva promoción": chooses what it gives. */
export function KindSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { promotions: copy, coupons } = useCopy(promotionsTexts, couponsTexts);
  const { kinds } = copy;
  const choices: { key: string; href: string; icon: LucideIcon; words: { title: string; text: string } }[] = [
    { key: "nxm", href: newPromotionHref("nxm"), icon: PROMOTION_ICONS.nxm, words: kinds.nxm },
    {
      key: "nth",
      href: newPromotionHref("nth_percent"),
      icon: PROMOTION_ICONS.nth_percent,
      words: kinds.nth_percent,
    },
    { key: "breaks", href: NEW_BREAK_PATH, icon: BREAK_ICON, words: kinds.breaks },
    { key: "percent", href: newPromotionHref("percent"), icon: PROMOTION_ICONS.percent, words: kinds.percent },
    { key: "coupon", href: NEW_COUPON_PATH, icon: TicketPercent, words: coupons.kind },
    { key: "payment", href: settingsPath("pagos"), icon: Landmark, words: kinds.payment },
    {
      key: "delivery",
      href: newPromotionHref("free_delivery"),
      icon: PROMOTION_ICONS.free_delivery,
      words: kinds.free_delivery,
    },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={kinds.title} closeLabel={copy.close}>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(({ key, href, icon: Icon, words }) => (
          <li key={key} className="relative flex min-h-16 items-center gap-3 border-b border-line py-2">
            <RuleIcon icon={Icon} />
            <span className="grid min-w-0 flex-1">
              <Link href={href} className="font-semibold text-ink no-underline after:absolute after:inset-0">
                {words.title}
              </Link>
              <span className="text-sm text-ink-2">{words.text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function RuleIcon({ icon: Icon, off = false }: { icon: LucideIcon; off?: boolean }) {
  return (
    <span
      className={
        off
          ? "grid size-11 shrink-0 place-items-center rounded-xl bg-surface-2 text-ink-2"
          : "grid size-11 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink"
      }
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
