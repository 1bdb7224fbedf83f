"use client";

import Link from "next/link";
import { priceListsTexts } from "~/copy/price-lists";
import { LISTS_PATH } from "~/domain/price-lists/list-path";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { PRICE_PATH } from "~/domain/product/prices/price-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";

/** Promotions, lists and the change of prices, as tabs. */
export function PricingTabs({ current }: { current: "promotions" | "lists" }) {
  const { tabs } = useCopy(priceListsTexts).priceLists;
  const entries = [
    { key: "promotions", href: PROMOTIONS_PATH },
    { key: "lists", href: LISTS_PATH },
    { key: "change", href: PRICE_PATH },
  ] as const;
  return (
    <nav aria-label={tabs.label} className="mb-4 flex gap-1 rounded-xl bg-surface-2 p-1 huge-text:flex-col lg:max-w-md">
      {entries.map(({ key, href }) => (
        <Link
          key={key}
          href={href}
          aria-current={key === current ? "page" : undefined}
          className={cn(
            "flex min-h-11 flex-auto items-center justify-center rounded-[9px] px-2 text-md font-semibold base:text-ink-2 no-underline",
            key === current && "bg-seg-on text-brand-ink shadow-1 ring-1 ring-line dark:text-ink",
          )}
        >
          {tabs[key]}
        </Link>
      ))}
    </nav>
  );
}
