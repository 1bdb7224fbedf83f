"use client";

import { Landmark, Plus, Truck } from "lucide-react";
import Link from "next/link";
import { redirect, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { List } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { ListSkeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import type { CouponState } from "~/domain/coupons/coupon";
import { writtenPercent } from "~/domain/order/place/payment";
import { breakHref, PROMOTIONS_PATH, TRIAL_CART_PATH } from "~/domain/pricing/promotion-path";
import { breakGroups } from "~/domain/pricing/quantity-break";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { PricingTabs } from "~/features/pricing/pricing-tabs";
import { showAddress } from "~/lib/back/show-address";
import { lazyPart } from "~/lib/lazy-part";
import { api, type RouterOutputs } from "~/trpc/react";
import { CouponRow } from "./coupons/coupon-row";
import type { ListedCoupon } from "./coupons/coupon-words";
import { BREAK_ICON } from "./promotion-icons";
import { PromotionRow, RuleMenu, RuleRow } from "./promotion-row";
import { type ListedBreak, type ListedPromotion, reachText, stepsText } from "./promotion-words";
import { RuleFiguresText } from "./rule-figures-text";
import { usePromotionChanges } from "./use-promotion-changes";
import { useCategoryNames } from "./use-reached";

const KindSheet = lazyPart(() => import("./kind-sheet").then((module) => module.KindSheet));

const LIST = "/productos";

/** Which of them the list shows, by the word in its address. */
const FILTERS = { activas: "active", programadas: "scheduled", pausadas: "paused", terminadas: "over" } as const;
type FilterWord = keyof typeof FILTERS;
const WORDS = Object.keys(FILTERS) as FilterWord[];

type ListedPayment = RouterOutputs["pricing"]["paymentAdjustments"][number];

function PaymentRow({ percents }: { percents: readonly ListedPayment[] }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  return percents.map(({ method, percent, name }) => (
    <RuleRow
      key={method}
      icon={Landmark}
      href={settingsPath("pagos")}
      name={`${copy.method[method]}: ${fill(percent > 0 ? copy.less : copy.plus, { percent: writtenPercent(percent, money) })}`}
      state="active"
      stateText={copy.state.active}
      when={copy.always}
      reach={copy.inSettings}
      figures={<RuleFiguresText kind="PAYMENT" names={[name]} />}
    />
  ));
}

type Rules = {
  promotions: ListedPromotion[];
  coupons: ListedCoupon[];
  /** Those of the same products together. */
  breaks: { steps: ListedBreak[]; state: "active" | "paused" }[];
  payments: ListedPayment[];
};

const toRule = (steps: ListedBreak[]): Rules["breaks"][number] => ({
  steps,
  state: steps[0]?.paused ? "paused" : "active",
});

/** Used-up coupons are among those that are over. */
const isIn = ({ state }: { state: CouponState }, word: FilterWord): boolean =>
  FILTERS[word] === (state === "used_up" ? "over" : state);

type BreakRowProps = {
  rule: Rules["breaks"][number];
  all: Rules["breaks"];
  words: Parameters<typeof reachText>[1];
  changes: ReturnType<typeof usePromotionChanges>;
};

function BreakRow({ rule: { steps, state }, all, words, changes }: BreakRowProps) {
  const { copy, money } = words;
  const [first] = steps;
  if (!first) return null;
  const name = fill(copy.breaksOf, { reach: reachText(first, words) });
  const names = steps.map((step) => step.name);
  const isShared = all.some((other) => other.steps !== steps && other.steps.some((step) => names.includes(step.name)));
  const pause = (paused: boolean) => void changes.pauseBreaks(steps, paused).catch(() => undefined); // the popup has shown the error
  return (
    <RuleRow
      icon={BREAK_ICON}
      href={breakHref(first.id)}
      name={name}
      state={state}
      stateText={copy.state[state]}
      when={copy.always}
      reach={stepsText(steps, copy, money)}
      figures={<RuleFiguresText kind="BREAK" names={names} note={isShared ? copy.breaks.sameName : null} />}
      menu={
        <RuleMenu
          name={name}
          href={breakHref(first.id)}
          onPause={first.paused ? undefined : () => pause(true)}
          onResume={first.paused ? () => pause(false) : undefined}
          removeTitle={copy.breaks.removeTitle}
          onRemove={() => changes.removeBreaks(steps)}
        />
      }
    />
  );
}

function RuleList({ rules, chosen }: { rules: Rules; chosen: FilterWord | null }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  const changes = usePromotionChanges();
  const words = { copy, money, categories: useCategoryNames() };
  const { promotions } = rules;
  const shown = chosen ? promotions.filter((one) => isIn(one, chosen)) : promotions;
  const coupons = chosen ? rules.coupons.filter((one) => isIn(one, chosen)) : rules.coupons;
  const breaks = chosen ? rules.breaks.filter((one) => isIn(one, chosen)) : rules.breaks;
  const ids = promotions.map(({ id }) => id);
  const payments = chosen === null || chosen === "activas" ? rules.payments : [];
  if (shown.length + coupons.length + breaks.length + payments.length === 0)
    return <EmptyState plain title={copy.noneOf.title} text={copy.noneOf.text} />;
  return (
    <List aria-label={copy.listLabel}>
      {shown.map((promotion) => (
        <PromotionRow
          key={promotion.id}
          promotion={promotion}
          reach={reachText(promotion, words)}
          figures={<RuleFiguresText kind="PROMOTION" names={[promotion.name]} />}
          ids={ids}
          changes={changes}
        />
      ))}
      {coupons.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} />
      ))}
      {breaks.map((rule) => (
        <BreakRow key={rule.steps[0]?.id} rule={rule} all={rules.breaks} words={words} changes={changes} />
      ))}
      <PaymentRow percents={payments} />
    </List>
  );
}

/** Where a shop without promotions may begin. */
function NoPromotions({ onCreate }: { onCreate: () => void }) {
  const { promotions: copy } = useCopy(promotionsTexts);
  return (
    <div className="grid gap-4">
      <EmptyState
        title={copy.empty.title}
        text={copy.empty.text}
        actions={
          <Button block onClick={onCreate}>
            <Plus aria-hidden="true" />
            {copy.create}
          </Button>
        }
      />
      <List>
        <NavigationRow
          icon={Landmark}
          href={settingsPath("pagos")}
          title={copy.empty.payment}
          meta={copy.empty.paymentText}
        />
        <NavigationRow
          icon={Truck}
          href={settingsPath("entrega")}
          title={copy.empty.delivery}
          meta={copy.empty.deliveryText}
        />
      </List>
    </div>
  );
}

/** /productos/promociones */
export function PromotionListScreen() {
  const { promotions: copy } = useCopy(promotionsTexts);
  const money = useMoney();
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const asked = useSearchParams().get("estado");
  const chosen = WORDS.find((word) => word === asked) ?? null;
  const [creates, setCreates] = useState(false);
  const promotions = api.pricing.promotions.useQuery();
  const breaks = api.pricing.quantityBreaks.useQuery();
  const payments = api.pricing.paymentAdjustments.useQuery();
  const coupons = api.coupon.all.useQuery();
  const queries = [promotions, coupons, breaks, payments];
  const rules: Rules | null =
    promotions.data && coupons.data && breaks.data && payments.data
      ? {
          promotions: promotions.data,
          coupons: coupons.data,
          breaks: breakGroups(breaks.data).map(toRule),
          payments: payments.data,
        }
      : null;
  const hasFailed = rules === null && queries.some(({ isError, data }) => isError && data === undefined);
  const count = (word: FilterWord) =>
    rules ? [...rules.promotions, ...rules.coupons, ...rules.breaks].filter((one) => isIn(one, word)).length : 0;
  const total = rules ? Object.values(rules).flat().length : 0;
  const isEmpty = rules !== null && total === 0;
  const active = count("activas") + (rules?.payments.length ?? 0);
  const scheduled = count("programadas");
  const choose = (word: FilterWord | null) => showAddress(word ? `${PROMOTIONS_PATH}?estado=${word}` : PROMOTIONS_PATH);
  const chips = WORDS.map((word) => ({
    word,
    n: word === "activas" ? active : count(word),
  })).filter(({ word, n }) => n > 0 || word === chosen);

  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: LIST, label: copy.back }}
        actions={
          isEmpty ? null : (
            <Button className="max-lg:hidden" onClick={() => setCreates(true)}>
              <Plus aria-hidden="true" />
              {copy.create}
            </Button>
          )
        }
      />
      <PricingTabs current="promotions" />
      {rules === null && !hasFailed ? <ListSkeleton label={copy.loading} rows={4} className="h-17" /> : null}
      {hasFailed ? (
        <ReadFailed retry={copy.retry} onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}>
          {copy.failed}
        </ReadFailed>
      ) : null}
      {isEmpty ? <NoPromotions onCreate={() => setCreates(true)} /> : null}
      {rules && !isEmpty ? (
        <div className="grid grid-cols-1 gap-4">
          <ChipRow label={copy.states}>
            <Chip chosen={chosen === null} count={total} onClick={() => choose(null)}>
              {copy.filter.all}
            </Chip>
            {chips.map(({ word, n }) => (
              <Chip key={word} chosen={chosen === word} count={n} onClick={() => choose(word)}>
                {copy.filter[FILTERS[word]]}
              </Chip>
            ))}
          </ChipRow>
          <RuleList rules={rules} chosen={chosen} />
          <Button asChild variant="txt" className="justify-self-start">
            <Link href={TRIAL_CART_PATH}>{copy.tryCart}</Link>
          </Button>
          <div className="lg:hidden">
            <SaveBar
              label={copy.create}
              plain
              status={
                <>
                  <b className="block font-semibold text-ink">{countText(copy.activeCount, active, money)}</b>
                  {scheduled > 0 ? countText(copy.scheduledCount, scheduled, money) : null}
                </>
              }
            >
              <Button onClick={() => setCreates(true)}>
                <Plus aria-hidden="true" />
                {copy.create}
              </Button>
            </SaveBar>
          </div>
        </div>
      ) : null}
      <KindSheet open={creates} onOpenChange={setCreates} />
    </>
  );
}
