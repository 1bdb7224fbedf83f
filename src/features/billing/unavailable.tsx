"use client";

import { Wallet } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";

/** Shown when payments are unavailable because no provider has keys, with a support contact. */
export function PaymentUnavailable() {
  const { unavailable: copy } = useCopy(billingTexts).billing;
  const { whatsapp, name } = useSite();
  const { tent } = useSession();
  return (
    <Group aria-label={copy.title}>
      <div className="flex gap-3">
        <Wallet aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
        <div className="min-w-0">
          <p className="font-semibold">{copy.title}</p>
          <p className="text-sm text-ink-2">{copy.text}</p>
        </div>
      </div>
      <div className="grid gap-2 sm:flex">
        {whatsapp ? (
          <Button asChild variant="wa">
            <a
              href={whatsappUrl(whatsapp, fill(copy.whatsappText, { shop: tent?.name ?? name }))}
              target="_blank"
              rel="noopener"
            >
              <WhatsappMark />
              {copy.whatsapp}
            </a>
          </Button>
        ) : null}
        <Button asChild variant="sec">
          <Link href="/soporte">{copy.support}</Link>
        </Button>
      </div>
    </Group>
  );
}
