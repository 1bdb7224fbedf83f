"use client";

import { Copy as CopyIcon } from "lucide-react";
import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { promotionsTexts } from "~/copy/promotions";
import { copyPromotionHref } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import type { ListedPromotion } from "./promotion-words";
import { RuleFiguresText } from "./rule-figures-text";

/** Above the form of a promotion that is over: what it did, and its repetition with other dates. */
export function PromotionOver({ promotion: { id, name } }: { promotion: ListedPromotion }) {
  const { over: copy } = useCopy(promotionsTexts).promotions;
  return (
    <Banner
      className="mb-4"
      action={
        <Button asChild variant="sec" size="sm">
          <Link href={copyPromotionHref(id)}>
            <CopyIcon aria-hidden="true" />
            {copy.repeat}
          </Link>
        </Button>
      }
    >
      <p>{copy.text}</p>
      <p>
        <RuleFiguresText kind="PROMOTION" names={[name]} />
      </p>
    </Banner>
  );
}
