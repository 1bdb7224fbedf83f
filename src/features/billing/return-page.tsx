"use client";

import { Group } from "~/components/ui/card";
import { billingTexts } from "~/copy/billing";
import type { Claim } from "~/domain/billing/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { AuthFrame } from "~/features/session/auth-frame";
import { ReturnCheck } from "./return-check";

/** Return page from a provider, in the log-in layout. */
export function ReturnPage({ claim }: { claim: Claim | null }) {
  return (
    <ReturnCheck
      claim={claim}
      frame={({ heading, text, busy }, actions) => (
        <AuthFrame heading={heading} {...(busy ? null : { text })}>
          <div aria-live="polite" className="grid grid-cols-1 gap-3">
            {actions}
          </div>
        </AuthFrame>
      )}
    />
  );
}

/** `/mercado-pago`: the return page inside the panel. */
export function MercadoPagoScreen({ claim }: { claim: Claim | null }) {
  const { providers, back } = useCopy(billingTexts).billing;
  return (
    <>
      <PageHeader title={providers.MERCADO_PAGO} back={{ href: "/pagos", label: back }} />
      <ReturnCheck
        claim={claim}
        frame={({ heading, text, busy }, actions) => (
          <Group title={heading} className="max-w-140">
            {busy ? null : <p className="text-ink-2">{text}</p>}
            <div aria-live="polite" className="grid grid-cols-1 gap-3">
              {actions}
            </div>
          </Group>
        )}
      />
    </>
  );
}
