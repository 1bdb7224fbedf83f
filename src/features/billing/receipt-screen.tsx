"use client";

import { Printer } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { dayIn } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import type { RouterOutputs } from "~/trpc/react";
import { Fact } from "./detail-screen";
import { dayText } from "./words";

type Receipt = RouterOutputs["billing"]["receipt"];

/** `/pagos/detalle?comprobante=`: receipt of one payment, for printing or saving as PDF. */
export function ReceiptScreen({ receipt }: { receipt: Receipt }) {
  const { receipt: words, detail, providers } = useCopy(billingTexts).billing;
  const { user, tent } = useSession();
  const price = priceIn(receipt.amountCents, receipt.currency, tent?.countryId ?? user.countryId);
  const day = dayIn(receipt.paidAt ?? receipt.chargedAt, receipt.timeZone);
  return (
    <>
      <PageHeader
        title={fill(words.title, { number: receipt.id })}
        back={{ href: "/pagos/detalle", label: words.back }}
        actions={
          <Button variant="sec" size="sm" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {words.print}
          </Button>
        }
      />
      <Group className="max-w-140">
        <div className="grid gap-1">
          <p className="text-sm text-ink-2">{`${receipt.site} · ${words.of}`}</p>
          <p className="font-head text-2xl font-bold">{price}</p>
          <p className="wrap-anywhere">{fill(words.concept, { plan: receipt.planName })}</p>
        </div>
        <dl className="divide-y divide-line border-t border-line">
          <Fact name={words.date}>{dayText(day, "")}</Fact>
          <Fact name={words.status}>{detail.status[receipt.status]}</Fact>
          <Fact name={words.payer}>
            <span className="block text-right">{receipt.payer.name}</span>
            <span className="block text-right font-normal text-ink-2">{receipt.payer.email}</span>
          </Fact>
          <Fact name={words.provider}>{providers[receipt.provider]}</Fact>
          <Fact name={words.reference}>{receipt.reference}</Fact>
        </dl>
        <p className="text-sm text-ink-2">{words.notInvoice}</p>
      </Group>
    </>
  );
}
