"use client";

import { useEffect } from "react";
import { toast } from "~/components/ui/toast";
import { billingNoticeTexts } from "~/copy/billing-notice";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { interaction } from "~/lib/interaction";
import { oldPaymentText } from "./words";

const ID = "payment-banner";

/**
 * Shows the banner of an old payment if the site's setting enables it, once each time the panel is opened
 * (docs/product.md#payment-banner).
 */
export function usePaymentBanner(): void {
  const { billingNotice } = useCopy(billingNoticeTexts);
  const { paymentBanner } = useSite();
  const { subscriber } = useSession();
  const text = paymentBanner ? oldPaymentText(billingNotice, subscriber) : null;
  const { closeBanner } = billingNotice;
  useEffect(() => {
    if (text === null) return;
    toast(text, {
      id: ID,
      duration: interaction.snackbarMs,
      action: { label: closeBanner, onClick: () => toast.dismiss(ID) },
    });
  }, [text, closeBanner]);
}
