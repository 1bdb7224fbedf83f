"use client";

import { Layers2, ReceiptText, Trash2, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { List } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { Skeleton } from "~/components/ui/skeleton";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { api } from "~/trpc/react";
import { PlanChangeBanner } from "./plan-change-banner";
import { PlanGrid, useIsPayable } from "./plan-grid";
import { Simulated } from "./simulated";
import { StateCard } from "./state-card";
import { PaymentUnavailable } from "./unavailable";
import { WhatFollows } from "./unpaid-card";
import { Waiting } from "./waiting";
import type { Account } from "./words";

function Links({ account, live }: { account: Account; live: boolean }) {
  const { links: copy, providers, method } = useCopy(billingTexts).billing;
  const { current } = account;
  const paysWith = current && fill(method.now, { provider: providers[current.provider] });
  const byHand = current?.provider === "MANUAL" && method.nowByHand;
  return (
    <List aria-label={copy.label}>
      {live ? <NavigationRow icon={Layers2} href="/pagos/planes" title={copy.plans} meta={copy.plansHint} /> : null}
      <NavigationRow
        icon={Wallet}
        href="/pagos/medio-de-pago"
        title={copy.method}
        meta={byHand || paysWith || `${copy.noMethod}. ${copy.methodHint}.`}
      />
      <NavigationRow icon={ReceiptText} href="/pagos/detalle" title={copy.detail} meta={copy.detailHint} />
      {live || account.pending ? (
        <NavigationRow icon={Trash2} href="/pagos/detalle#baja" title={copy.cancel} meta={copy.cancelHint} />
      ) : null}
    </List>
  );
}

/** Fetches the billing account and passes it to a screen; shows a message for accounts that do not pay. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { state } = useCopy(billingTexts).billing;
  const { data } = api.billing.account.useQuery();
  if (data === undefined) return <Skeleton className="h-96" />;
  if (data === null) return <EmptyState plain title={state.none} text={state.noneText} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Simulated at={data.simulatedAt} />
      {children(data)}
    </div>
  );
}

function Overview({ account }: { account: Account }) {
  const { plans } = useCopy(billingTexts).billing;
  const live = account.current !== null || account.state.kind === "active";
  const payable = useIsPayable(account);
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateCard account={account} />
      {account.unpaid ? <WhatFollows account={account} unpaid={account.unpaid} /> : null}
      <Waiting account={account} />
      <PlanChangeBanner account={account} />
      {!payable && account.current === null ? <PaymentUnavailable /> : null}
      {live ? null : (
        <section aria-label={plans.choose}>
          <PlanGrid account={account} title={plans.choose} />
        </section>
      )}
      <Links account={account} live={live} />
    </div>
  );
}

/** `/pagos`: billing status with links to the other billing screens. */
export function PaymentsScreen() {
  const { title } = useCopy(billingTexts).billing;
  return (
    <>
      <PageHeader title={title} />
      <WithAccount>{(account) => <Overview account={account} />}</WithAccount>
    </>
  );
}

/** `/pagos/planes`: the plans side by side. */
export function PlansScreen() {
  const { back, plans } = useCopy(billingTexts).billing;
  return (
    <>
      <PageHeader title={plans.title} back={{ href: "/pagos", label: back }} />
      <WithAccount>{(account) => <Plans account={account} />}</WithAccount>
    </>
  );
}

function Plans({ account }: { account: Account }) {
  const payable = useIsPayable(account);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Waiting account={account} />
      {payable ? null : <PaymentUnavailable />}
      <PlanGrid account={account} />
    </div>
  );
}
