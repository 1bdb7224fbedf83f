"use client";

import { useEffect } from "react";
import { toast } from "~/components/ui/toast";
import { billingNoticeTexts } from "~/copy/billing-notice";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { interaction } from "~/lib/interaction";
import { oldPaymentText } from "./words";

const ID = "payment-banner";

/**
 * Shows the toast of an old payment once each time the panel is opened (docs/product.md#payment-banner). The site's
 * setting decides whether it is rendered.
 */
export function PaymentBanner(): null {
  const { billingNotice } = useCopy(billingNoticeTexts);
  const { subscriber } = useSession();
  const text = oldPaymentText(billingNotice, subscriber);
  const { closeBanner } = billingNotice;
  useEffect(() => {
    if (text === null) return;
    toast(text, {
      id: ID,
      duration: interaction.snackbarMs,
      action: { label: closeBanner, onClick: () => toast.dismiss(ID) },
    });
  }, [text, closeBanner]);
  return null;
}
