"use client";

import { Trash2 } from "lucide-react";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { ReadFailed } from "~/components/ui/read-failed";
import { trialCartTexts } from "~/copy/trial-cart";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { PricingSteps } from "./pricing-steps";
import { TrialLines } from "./trial-lines";
import { TrialResult } from "./trial-result";
import { TrialTermsFields } from "./trial-terms-fields";
import { useTrialCart } from "./use-trial-cart";

/** `/productos/promociones/probar`: what a customer would pay, and why. */
export function TrialCartScreen() {
  const { trialCart: copy } = useCopy(trialCartTexts);
  const cart = useTrialCart();
  const { answer } = cart;
  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: PROMOTIONS_PATH, label: copy.back }}
        actions={
          cart.lines.length > 0 ? (
            <Button variant="txt" onClick={cart.clear}>
              <Trash2 aria-hidden="true" />
              {copy.clear}
            </Button>
          ) : null
        }
      />
      <p className="mb-4 text-ink-2">{copy.text}</p>
      <TwoColumns className="md:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <TrialLines cart={cart} />
          <TrialTermsFields cart={cart} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:sticky md:top-20 lg:top-6">
          {cart.hasFailed && !answer ? (
            <ReadFailed retry={copy.retry} onRetry={cart.retry}>
              {copy.failed}
            </ReadFailed>
          ) : null}
          {answer ? <TrialResult answer={answer} terms={cart.terms} stale={cart.isStale} /> : null}
          <PricingSteps />
        </div>
      </TwoColumns>
    </>
  );
}
