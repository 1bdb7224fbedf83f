"use client";

import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { fill } from "~/copy/fill";
import { trialCartTexts } from "~/copy/trial-cart";
import { cents, formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { PricingSteps } from "./pricing-steps";
import { TrialLines } from "./trial-lines";
import { RESULT_ID, savedBy, TrialResult } from "./trial-result";
import { TrialTermsFields } from "./trial-terms-fields";
import { useTrialCart } from "./use-trial-cart";

/** A cart to try out: what a customer would pay, and why. */
export function TrialCart() {
  const { trialCart: copy } = useCopy(trialCartTexts);
  const cart = useTrialCart();
  const { answer } = cart;
  const money = useMoney();
  const saved = answer ? savedBy(answer) : cents(0);
  return (
    <>
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
      {answer ? (
        <div className="md:hidden">
          <SaveBar
            label={copy.result.total}
            plain
            status={
              <>
                <b className="block truncate font-head text-lg text-ink">{formatPrice(answer.total, money)}</b>
                {saved > 0 ? fill(copy.result.saved, { amount: formatPrice(saved, money) }) : null}
              </>
            }
          >
            <Button asChild variant="sec">
              <a href={`#${RESULT_ID}`}>{copy.why}</a>
            </Button>
          </SaveBar>
        </div>
      ) : null}
    </>
  );
}
