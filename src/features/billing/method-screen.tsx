"use client";

import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Notice, Problem } from "~/components/ui/notice";
import { fill } from "~/copy/fill";
import { priceIn } from "~/domain/billing/price";
import { type Provider, SERVICES, type Service } from "~/domain/billing/provider";
import { idOf } from "~/domain/billing/schemas";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { api } from "~/trpc/react";
import { WithAccount } from "./payments-screen";
import { methodHref, waysToPay } from "./plan-grid";
import { PaymentUnavailable } from "./unavailable";
import { useGoToProvider } from "./use-go-to-provider";
import { quiet, useProviderCall } from "./use-provider-call";
import { Waiting } from "./waiting";
import { type Account, type Plan, perInterval } from "./words";

const serviceOf = (provider: Provider) =>
  (Object.keys(SERVICES) as Service[]).find((service) => SERVICES[service] === provider) ?? "mercado_pago";

type WayProps = { provider: Provider; checked: boolean; onChoose: () => void };

function Way({ provider, checked, onChoose }: WayProps) {
  const { method, providers } = useCopy().billing;
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-3 rounded-xl border border-line-strong px-4 py-2.5 has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink">
      <input
        type="radio"
        name="provider"
        value={provider}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className="grid min-w-0">
        <b className="font-semibold">{providers[provider]}</b>
        <span className="text-sm text-ink-2">{method.help[provider]}</span>
      </span>
    </label>
  );
}

/** The provider is chosen; then its own page takes over. */
function Checkout({ plan, account, ways }: { plan: Plan; account: Account; ways: readonly Provider[] }) {
  const { method, providers } = useCopy().billing;
  const { user } = useSession();
  const [chosen, choose] = useState<Provider | undefined>(ways[0]);
  const { run, problem, busy } = useProviderCall(method.offline);
  const { going, goTo } = useGoToProvider();
  const subscribe = api.billing.subscribe.useMutation(quiet);
  const askChange = api.billing.askPlanChange.useMutation(quiet);
  const provider = ways.find((way) => way === chosen) ?? ways[0];
  const { current } = account;
  if (!provider) return null;

  // a running one at PayPal is changed there; anywhere else a new one takes its place once it is confirmed
  const changes = provider === "PAYPAL" && current?.provider === "PAYPAL" && current.plan.id !== plan.id;
  const go = async () => {
    const url = await run(async () => {
      if (changes) return (await askChange.mutateAsync({ id: plan.id })).url;
      const wish = { user_id: user.id, suscription_id: plan.id, service: serviceOf(provider) };
      return (await subscribe.mutateAsync(wish)).checkoutUrl;
    });
    if (url) goTo(url);
  };
  return (
    <Group title={method.how}>
      <fieldset aria-label={method.how} className="grid gap-2" disabled={busy || going}>
        {ways.map((way) => (
          <Way key={way} provider={way} checked={way === provider} onChoose={() => choose(way)} />
        ))}
      </fieldset>
      {current && !changes ? <Notice>{method.replaces}</Notice> : null}
      <Problem>{problem}</Problem>
      <Button block loading={busy || going} onClick={go}>
        <ExternalLink aria-hidden="true" />
        {fill(method.go, { provider: providers[provider] })}
      </Button>
      <p className="text-sm text-ink-2">{fill(method.safe, { provider: providers[provider] })}</p>
    </Group>
  );
}

function ChosenPlan({ plan }: { plan: Plan }) {
  const copy = useCopy();
  const { user, tent } = useSession();
  return (
    <Group title={copy.billing.method.plan}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="font-semibold wrap-anywhere">{plan.name}</b>
        <span className="whitespace-nowrap">
          <b className="font-head text-lg font-bold">
            {priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId)}
          </b>{" "}
          <span className="text-sm text-ink-2">{perInterval(copy, plan.interval)}</span>
        </span>
      </div>
      <Button asChild variant="txt" size="sm" className="-ml-3 justify-self-start">
        <Link href="/pagos/planes">{copy.billing.method.another}</Link>
      </Button>
    </Group>
  );
}

function ForPlan({ asked, account }: { asked: number | null; account: Account }) {
  const { method, plans: words } = useCopy().billing;
  const { plans } = useSession();
  const plan = plans.find(({ id, totalCents }) => id === asked && totalCents > 0);
  if (!plan) {
    return (
      <EmptyState
        plain
        title={words.unknown}
        actions={
          <Button asChild>
            <Link href="/pagos/planes">{method.choosePlan}</Link>
          </Button>
        }
      />
    );
  }
  const { current, state } = account;
  const runs = (way: Provider) => state.kind === "active" && current?.provider === way && current.plan.id === plan.id;
  const all = waysToPay(plan, account);
  const ways = all.filter((way) => !runs(way));
  return (
    <>
      <ChosenPlan plan={plan} />
      {ways.length > 0 ? <Checkout plan={plan} account={account} ways={ways} /> : null}
      {ways.length === 0 && all.length > 0 ? <Notice>{method.already}</Notice> : null}
      {all.length === 0 ? <PaymentUnavailable /> : null}
    </>
  );
}

/** How somebody pays now, and the way to another provider. */
function Current({ account }: { account: Account }) {
  const { method, providers } = useCopy().billing;
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

/** `/pagos/medio-de-pago`: how one pays; with `?plan=` where the plan that was chosen is paid. */
export function MethodScreen() {
  const { back, method } = useCopy().billing;
  const asked = useSearchParams().get("plan");
  return (
    <>
      <PageHeader title={method.title} back={{ href: asked === null ? "/pagos" : "/pagos/planes", label: back }} />
      <WithAccount>
        {(account) => (
          <div className="grid max-w-180 grid-cols-1 gap-4">
            {asked === null ? (
              <>
                <Waiting account={account} />
                <Current account={account} />
                {account.enabled.length === 0 ? <PaymentUnavailable /> : null}
              </>
            ) : (
              <ForPlan asked={idOf(asked)} account={account} />
            )}
          </div>
        )}
      </WithAccount>
    </>
  );
}
