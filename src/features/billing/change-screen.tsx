"use client";

import { ArrowRight, Check } from "lucide-react";
import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { Timeline } from "~/components/ui/timeline";
import { toast } from "~/components/ui/toast";
import { billingTexts } from "~/copy/billing";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { planChangeTexts } from "~/copy/plan-change";
import { dayAfter } from "~/domain/billing/first-charge";
import { dayIn } from "~/domain/billing/free-period";
import type { ChangeKind } from "~/domain/billing/plan-change";
import { priceIn } from "~/domain/billing/price";
import { idOf } from "~/domain/billing/schemas";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { perInterval } from "~/features/app-context/plan-words";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { WithAccount } from "./payments-screen";
import { methodHref } from "./plan-grid";
import { TentChoice } from "./tent-choice";
import { useGoToProvider } from "./use-go-to-provider";
import { useProviderCall, withoutErrorPopup } from "./use-provider-call";
import { dayText } from "./words";

type Preview = RouterOutputs["billing"]["planChange"];
type PlanOf = Preview["plan"];

const PLANS = "/pagos/planes";
/** Changes that revert an upgrade: its benefits end as soon as the change is confirmed. */
const TAKEN_BACK: readonly (ChangeKind | null)[] = ["takeBack", "takeBackDown", "takeBackUp"];
const WHEN_PAID: readonly (ChangeKind | null)[] = ["paidUpgrade", "takeBackUp"];
const WITH_CHARGE: readonly (ChangeKind | null)[] = ["downgrade", "takeBackDown"];

function limitsText(
  copy: Pick<Copy, "billing" | "planChange">,
  { limit, productLimit }: PlanOf,
  numbers: NumberFormat,
): string {
  const { plans } = copy.billing;
  const each = limit > 1 ? plans.productsEach : plans.products;
  return fill(copy.planChange.and, {
    products: countText(each, productLimit, numbers),
    tents: countText(plans.tents, limit, numbers),
  });
}

/** Texts that describe a plan change. */
function useWords(preview: Preview) {
  const copy = useCopy(planChangeTexts, billingTexts);
  const money = useMoney();
  const { planChange: words } = copy;
  const { user, tent } = useSession();
  const { kind, plan, from, today, chargesAt, shops, asOf, timeZone } = preview;
  const price = priceIn(plan.totalCents, plan.currency, tent?.countryId ?? user.countryId);
  const now = dayIn(asOf, timeZone);
  const chargeDay = chargesAt && chargesAt > asOf ? dayIn(chargesAt, timeZone) : null;
  const date = chargeDay && dayText(chargeDay, now);
  const closing = Math.max(0, shops.filter(({ closedByPlan }) => !closedByPlan).length - plan.limit);
  const closes = closing > 0 ? countText(words.closes, closing, money) : null;
  const limits = limitsText(copy, plan, money);
  const sentences = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(". ");

  const nowText = () => {
    if (TAKEN_BACK.includes(kind)) {
      return sentences(fill(words.less, { today: today.name, limits: limitsText(copy, today, money) }), closes);
    }
    return kind === "upgrade" ? fill(words.more, { limits }) : fill(words.rest, { from: from.name });
  };
  const thenText = () => {
    if (WHEN_PAID.includes(kind)) return fill(words.firstGives, { plan: plan.name, limits });
    if (WITH_CHARGE.includes(kind)) {
      return sentences(fill(words.first, { plan: plan.name }), kind === "downgrade" ? closes : null);
    }
    return kind === "upgrade" ? words.next : fill(words.nextSame, { plan: plan.name });
  };
  const moments = [
    { when: words.now, what: nowText(), amount: words.nothing },
    ...(date ? [{ when: date, what: thenText(), amount: price }] : []),
    { when: words.after, what: fill(words.until, { per: perInterval(copy, plan.interval) }), amount: price },
  ];
  const title = kind === "keep" ? words.stay : kind === "takeBack" ? words.goBack : words.title;
  return {
    date,
    price,
    moments,
    title: fill(title, { plan: plan.name }),
    regret:
      kind === "downgrade" && chargeDay ? fill(words.regret, { date: dayText(dayAfter(chargeDay, -1), now) }) : null,
    /** Whether the other shops close today or later, or are already closed. */
    keepText: fill(words.keep[kind === null ? "soon" : TAKEN_BACK.includes(kind) || !date ? "today" : "later"], {
      plan: plan.name,
      tents: countText(copy.billing.plans.tents, plan.limit, money),
      date: date ?? "",
    }),
  };
}

/** The current plan and the requested one, side by side. */
function Swap({ preview }: { preview: Preview }) {
  const copy = useCopy(planChangeTexts, billingTexts);
  const { user, tent } = useSession();
  const { from, plan } = preview;
  const box = (label: string, { name, totalCents, currency, interval }: PlanOf, to: boolean) => (
    <div
      className={cn(
        "grid min-w-0 gap-0.5 rounded-xl p-2.5 sm:p-3",
        to ? "border-2 border-brand-ink" : "border border-line",
      )}
    >
      <span className="text-sm text-ink-2">{label}</span>
      <b className="font-head leading-5 font-bold wrap-anywhere">{name}</b>
      <span className="text-sm text-ink-2">
        {totalCents === 0
          ? copy.planChange.nothing
          : `${priceIn(totalCents, currency, tent?.countryId ?? user.countryId)} ${perInterval(copy, interval)}`}
      </span>
    </div>
  );
  return (
    <Group>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 sm:gap-3">
        {box(copy.planChange.now, from, false)}
        <ArrowRight aria-hidden="true" className="size-5 text-ink-2" />
        {box(copy.planChange.to, plan, true)}
      </div>
    </Group>
  );
}

function Ticks({ children }: { children: readonly (string | false)[] }) {
  return (
    <Group>
      <ul className="grid gap-3">
        {children.map((line) =>
          line ? (
            <li key={line} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
              <span>{line}</span>
            </li>
          ) : null,
        )}
      </ul>
    </Group>
  );
}

/** Shops that stay open with more products than the plan allows: none is deleted, but none can be added. */
function OverProducts({ preview, chosen }: { preview: Preview; chosen: readonly number[] }) {
  const { planChange: words } = useCopy(planChangeTexts);
  const money = useMoney();
  const { plan, shops } = preview;
  const over = shops.filter(({ id, products }) => chosen.includes(id) && products > plan.productLimit);
  return over.map(({ id, name, products }) => (
    <Banner key={id} tone="warn">
      {fill(words.overProducts, {
        shop: name,
        used: formatAmount(products, money),
        plan: plan.name,
        limit: formatAmount(plan.productLimit, money),
      })}
    </Banner>
  ));
}

/** Requests the change as previewed and navigates to the next step. */
function useConfirm(preview: Preview, chosen: readonly number[]) {
  const { planChange: words } = useCopy(planChangeTexts);
  const router = useRouter();
  const { run, problem, busy } = useProviderCall(words.offline);
  const { going, goTo } = useGoToProvider();
  const change = api.billing.changePlan.useMutation(withoutErrorPopup);
  const confirm = async () => {
    const { plan, kind, shops, chargesAt } = preview;
    const keep = shops.length > plan.limit ? [...chosen] : [];
    const answer = await run(() => change.mutateAsync({ id: plan.id, kind, total: plan.totalCents, keep }));
    if (answer === null) return;
    if (answer.url) return goTo(answer.url);
    if (answer.way === "checkout") return router.push(methodHref(plan.id));
    const waits = chargesAt !== null && (WITH_CHARGE.includes(kind) || WHEN_PAID.includes(kind));
    toast.success(waits ? words.scheduled : words.done);
    router.push("/pagos");
  };
  return { confirm, problem, busy: busy || going };
}

function Change({ preview }: { preview: Preview }) {
  const { planChange: words } = useCopy(planChangeTexts);
  const { plan, kind, way, shops, open } = preview;
  const [chosen, choose] = useState<readonly number[]>(open);
  const said = useWords(preview);
  const { confirm, problem, busy } = useConfirm(preview, chosen);
  const choosing = shops.length > plan.limit;
  const missing = choosing && chosen.length !== plan.limit;
  const paysElsewhere = way === "checkout";
  // the first charge of a new subscription is shown on its checkout screen
  const dated = kind !== null && (!paysElsewhere || said.date !== null);
  const aside: ReactNode = (
    <Ticks>
      {[
        paysElsewhere ? words.replaced : words.same,
        way === "approve" && words.approve,
        kind === "upgrade" && !paysElsewhere && words.withdraw,
      ]}
    </Ticks>
  );
  const timeline = dated ? (
    <Group title={words.what}>
      <Timeline label={words.what} moments={said.moments} />
      {said.regret ? <p className="border-t border-line pt-3 text-sm text-ink-2">{said.regret}</p> : null}
    </Group>
  ) : null;
  return (
    <>
      <TwoColumns>
        <div className="grid grid-cols-1 gap-4">
          <Swap preview={preview} />
          {WHEN_PAID.includes(kind) ? <Banner tone="warn">{words.owes}</Banner> : null}
          {choosing ? (
            <TentChoice shops={shops} plan={plan} text={said.keepText} chosen={chosen} onChoose={choose} />
          ) : (
            timeline
          )}
          <OverProducts preview={preview} chosen={choosing ? chosen : shops.map(({ id }) => id)} />
          <ErrorBanner>{problem}</ErrorBanner>
        </div>
        <div className="grid grid-cols-1 gap-4">
          {choosing ? timeline : null}
          {dated ? aside : null}
        </div>
      </TwoColumns>
      <SaveBar label={said.title}>
        <p className="grid min-w-min flex-1 text-sm text-ink-2">
          <b className="font-semibold text-ink">{dated ? words.bar.today : words.bar.later}</b>
          <span>{dated ? fill(words.bar.charge, { price: said.price }) : said.price}</span>
        </p>
        <Button asChild variant="sec" className="max-lg:hidden">
          <Link href={PLANS}>{words.dismiss}</Link>
        </Button>
        <Button wraps loading={busy} disabled={missing} onClick={() => void confirm()}>
          {paysElsewhere ? words.goOn : said.title}
        </Button>
      </SaveBar>
    </>
  );
}

function ForPlan({ id }: { id: number }) {
  const copy = useCopy(planChangeTexts, billingTexts);
  const { planChange: words, billing } = copy;
  const { data, isError, refetch, dataUpdatedAt } = api.billing.planChange.useQuery(
    { id },
    { ...withoutErrorPopup, staleTime: 0 },
  );
  const toPlans = (
    <Button asChild>
      <Link href={PLANS}>{billing.method.choosePlan}</Link>
    </Button>
  );
  const title = data ? fill(words.title, { plan: data.plan.name }) : billing.links.plans;
  if (isError && !data) {
    return (
      <>
        <PageHeader title={title} back={{ href: PLANS, label: words.back }} />
        <ReadFailed retry={billing.detail.retry} onRetry={refetch}>
          {billing.plans.unknown}
        </ReadFailed>
      </>
    );
  }
  return (
    <>
      <PageHeader title={data ? <Title preview={data} /> : title} back={{ href: PLANS, label: words.back }} />
      {data === undefined ? <Skeleton className="h-96" /> : null}
      {data?.kind === "none" ? <EmptyState plain title={words.none} actions={toPlans} /> : null}
      {data && data.kind !== "none" ? (
        <WithAccount>{() => <Change key={dataUpdatedAt} preview={data} />}</WithAccount>
      ) : null}
    </>
  );
}

function Title({ preview }: { preview: Preview }) {
  return useWords(preview).title;
}

/** `/pagos/cambiar?plan=`: effects of a plan change, today and at the next charge, before it is confirmed. */
export function ChangeScreen() {
  const { billing, planChange: words } = useCopy(billingTexts, planChangeTexts);
  const id = idOf(useSearchParams().get("plan"));
  if (id !== null) return <ForPlan id={id} />;
  return (
    <>
      <PageHeader title={billing.links.plans} back={{ href: PLANS, label: words.back }} />
      <EmptyState
        plain
        title={billing.plans.unknown}
        actions={
          <Button asChild>
            <Link href={PLANS}>{billing.method.choosePlan}</Link>
          </Button>
        }
      />
    </>
  );
}
