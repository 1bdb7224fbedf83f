"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { fill } from "~/copy/fill";
import { dayIn } from "~/domain/billing/free-period";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { useSite } from "~/features/session/site-provider";
import { interaction } from "~/lib/interaction";
import { dayText } from "./words";

const ID = "payment-banner";

/** Spec §4: the banner of an old payment, where the site's setting wants it; once each time the panel is opened. */
export function usePaymentBanner(): void {
  const { billing } = useCopy();
  const { paymentBanner } = useSite();
  const { subscriber } = useSession();
  const last = paymentBanner && subscriber?.oldPayment ? subscriber.lastPaymentAt : null;
  const day = last && subscriber ? dayIn(last, subscriber.timeZone) : null;
  useEffect(() => {
    if (day === null) return;
    toast(fill(billing.paymentBanner, { date: dayText(day, "") }), {
      id: ID,
      duration: interaction.snackbarMs,
      action: { label: billing.closeBanner, onClick: () => toast.dismiss(ID) },
    });
  }, [day, billing]);
}
