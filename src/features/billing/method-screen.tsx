"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { idOf } from "~/domain/billing/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { CheckoutScreen } from "./checkout-screen";
import { WithAccount } from "./payments-screen";
import { methodHref, useIsPayable, waysToPay } from "./plan-grid";
import { PaymentUnavailable } from "./unavailable";
import { Waiting } from "./waiting";
import type { Account } from "./words";

/** Current payment method, with a link to change the provider. */
function Current({ account }: { account: Account }) {
  const { method, providers } = useCopy(billingTexts).billing;
  const { current, state } = account;
  if (current === null) {
    return (
      <EmptyState
        plain
        title={method.none}
        text={method.noneText}
        actions={
          <Button asChild>
            <Link href="/pagos/planes">{method.choosePlan}</Link>
          </Button>
        }
      />
    );
  }
  const byHand = current.provider === "MANUAL";
  const provider = providers[current.provider];
  const others = waysToPay(current.plan, account).filter((way) => way !== current.provider || state.kind === "pastDue");
  return (
    <Group>
      <div>
        <p className="text-lg font-bold">{byHand ? method.nowByHand : fill(method.now, { provider })}</p>
        <p className="text-sm text-ink-2">{byHand ? method.nowByHandText : fill(method.card, { provider })}</p>
      </div>
      {others.length > 0 ? (
        <div className="grid gap-2 sm:flex">
          {others.map((way) => (
            <Button asChild key={way} variant="sec">
              <Link href={methodHref(current.plan.id)}>
                {fill(way === current.provider ? method.renew : method.switch, { provider: providers[way] })}
              </Link>
            </Button>
          ))}
        </div>
      ) : null}
    </Group>
  );
}

function Unpayable({ account }: { account: Account }) {
  return useIsPayable(account) ? null : <PaymentUnavailable />;
}

/** `/pagos/medio-de-pago`: the payment method; with `?plan=`, checkout of the chosen plan. */
export function MethodScreen() {
  const { back, method } = useCopy(billingTexts).billing;
  const asked = useSearchParams().get("plan");
  if (asked !== null) return <CheckoutScreen asked={idOf(asked)} />;
  return (
    <>
      <PageHeader title={method.title} back={{ href: "/pagos", label: back }} />
      <WithAccount>
        {(account) => (
          <div className="grid max-w-180 grid-cols-1 gap-4">
            <Waiting account={account} />
            <Current account={account} />
            <Unpayable account={account} />
          </div>
        )}
      </WithAccount>
    </>
  );
}
