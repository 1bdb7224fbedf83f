"use client";

import { Copy as CopyIcon, Pencil } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { couponsTexts } from "~/copy/coupons";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { couponHref } from "~/domain/coupons/coupon-path";
import { centsFromAmount, formatAmount, formatPrice } from "~/domain/money/money";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { copyAndSay } from "~/features/share/address-row";
import { QrCard } from "~/features/share/qr-card";
import { ShareLinks } from "~/features/share/share-links";
import { dayFirst } from "~/lib/typed-date";
import { couponOffer, couponTerms, type ListedCoupon } from "./coupon-words";

/** `/productos/promociones/cupon/{id}/compartir` */
export function CouponShareScreen({ coupon }: { coupon: ListedCoupon }) {
  const { coupons: copy, promotions } = useCopy(couponsTexts, promotionsTexts);
  const { sharing: text } = copy;
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const money = useMoney();
  const { id, code, kind, link, state, minTotal, maxUses, to } = coupon;
  const title = fill(text.title, { code });
  const day = to === null ? null : dayFirst(to.slice(0, 10));
  const isActive = state === "active";
  const facts = [
    isActive ? text.active : text.off,
    ...(day === null ? [] : [fill(text.until, { day })]),
    ...(maxUses === null ? [] : [fill(text.limit, { n: formatAmount(maxUses, money) })]),
  ];
  const shop = tent.name;
  const hello =
    kind === "free_delivery"
      ? fill(text.helloDelivery, { code, shop })
      : fill(text.hello, { code, shop, terms: couponOffer(coupon, copy, money) });
  const minimum =
    minTotal === null ? "" : fill(text.minimum, { amount: formatPrice(centsFromAmount(minTotal), money) });
  const lasts = day === null ? "" : fill(text.lasts, { day });
  const message = `${hello}${minimum}.${lasts}\n${link}`;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: PROMOTIONS_PATH, label: promotions.backToList }}
        actions={
          <IconButton asChild label={text.edit}>
            <Link href={couponHref(id)}>
              <Pencil aria-hidden="true" />
            </Link>
          </IconButton>
        }
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
        <div className="grid min-w-0 gap-4">
          <Banner tone={isActive ? "ok" : "warn"}>{facts.join(" ")}</Banner>
          <section
            aria-label={title}
            className="grid justify-items-center gap-1 rounded-2xl border-2 border-dashed border-brand-ink bg-surface p-5 text-center"
          >
            <p className="font-head text-2xl font-bold wrap-anywhere">{code}</p>
            <p>{couponTerms(coupon, copy, money)}</p>
            <p className="text-sm text-ink-2 wrap-anywhere">{link.replace(/^https?:\/\//, "")}</p>
          </section>
          <Card title={text.message}>
            <p className="rounded-2xl bg-ok-soft p-3.5 whitespace-pre-line wrap-anywhere">{message}</p>
            <Button
              variant="sec"
              className="justify-self-start"
              onClick={() => copyAndSay(message, text.messageCopied, text.copyFailed)}
            >
              <CopyIcon aria-hidden="true" />
              {text.copyMessage}
            </Button>
          </Card>
        </div>
        <div className="grid min-w-0 gap-4">
          <ShareLinks url={link} name={title} message={message} label={text.link} primary />
          <QrCard url={link} text={text.qr} />
        </div>
      </div>
    </>
  );
}
