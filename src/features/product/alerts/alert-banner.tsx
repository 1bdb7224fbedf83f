"use client";

import { BellRing } from "lucide-react";
import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { alertBannerTexts } from "~/copy/alert-banner";
import { alertListHref } from "~/domain/product/alerts/stock-alert";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

/** Says how many visitors wait for this product, or for any; nothing while nobody does. */
export function AlertBanner({ productId = null }: { productId?: number | null }) {
  const { stockAlert: copy } = useCopy(alertBannerTexts);
  const money = useMoney();
  const { data } = api.stockAlert.count.useQuery({ productId }, { meta: { ignoreErrors: true } });
  if (!data || data.waiting === 0) return null;
  const isBack = data.back > 0;
  return (
    <Banner
      slim
      tone={isBack ? "ok" : "info"}
      icon={<BellRing aria-hidden="true" />}
      className="mb-4"
      action={<Link href={alertListHref({ productId })}>{copy.see}</Link>}
    >
      <p className="font-semibold">
        {countText(productId === null ? copy.waiting : copy.waitingForThis, data.waiting, money)}
      </p>
      {isBack ? <p>{countText(copy.back, data.back, money)}</p> : null}
    </Banner>
  );
}
