"use client";

import { Skeleton } from "~/components/ui/skeleton";
import { trialCartTexts } from "~/copy/trial-cart";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { lazyPart } from "~/lib/lazy-part";

const TrialCart = lazyPart(
  () => import("./trial-cart").then((module) => module.TrialCart),
  () => <Skeleton className="h-120 rounded-2xl" />,
);

/** `/productos/promociones/probar` */
export function TrialCartScreen() {
  const { trialCart: copy } = useCopy(trialCartTexts);
  return (
    <>
      <PageHeader title={copy.title} back={{ href: PROMOTIONS_PATH, label: copy.back }} />
      <p className="mb-4 text-ink-2">{copy.text}</p>
      <TrialCart />
    </>
  );
}
