"use client";

import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { Kpi, KpiGrid } from "~/components/ui/kpi";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { statsTexts } from "~/copy/stats";
import { formatPrice } from "~/domain/money/money";
import { type Period, periodOf, statsAddress } from "~/domain/stats/period";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { DayCard } from "./day-card";
import { SeenCard, SoldCard } from "./product-cards";
import { changeOf, conversionOf, number, percent, shareChange, shortDay, shortPrice } from "./stats-words";
import { FunnelCard, MissedCard, SourcesCard } from "./visit-cards";

type Stats = RouterOutputs["stats"]["get"];

/** Periods in display order, most used first. */
const SHOWN: readonly Period[] = ["mes", "7", "30", "90", "mes-anterior"];

/** `/progreso`: the shop's statistics compared with the previous period; the period is in the URL. */
export function StatsScreen() {
  const { stats: copy } = useCopy(statsTexts);
  const period = periodOf(useSearchParams().get("periodo"));
  const query = api.stats.get.useQuery({ period }, { placeholderData: keepPreviousData });
  const { data } = query;
  const untouched = data && isNothing(data.total) && isNothing(data.totalBefore);
  return (
    <>
      <PageHeader title={copy.title} />
      <ChipRow label={copy.period} className="mb-4">
        {SHOWN.map((one) => (
          <Chip key={one} asChild chosen={one === period}>
            <Link ref={one === period ? bringIntoView : null} href={statsAddress(one)} prefetch={false} scroll={false}>
              {copy.periods[one]}
            </Link>
          </Chip>
        ))}
      </ChipRow>
      {query.isError && !data ? (
        <Banner
          tone="bad"
          role="alert"
          action={
            <Button variant="sec" size="sm" onClick={() => void query.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Banner>
      ) : null}
      {query.isPending ? <Waiting label={copy.loading} /> : null}
      {untouched ? (
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.text}
          actions={
            <Button asChild>
              <Link href="/compartir">{copy.empty.action}</Link>
            </Button>
          }
        />
      ) : null}
      {data && !untouched ? <Shown stats={data} waiting={query.isPlaceholderData} /> : null}
    </>
  );
}

/** Scrolls to the selected period: on a phone the row is wider than the screen. */
const bringIntoView = (chip: HTMLElement | null) => chip?.scrollIntoView({ block: "nearest", inline: "nearest" });

const isNothing = (total: Stats["total"]) => Object.values(total).every((figure) => figure === 0);

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <KpiGrid>
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="h-27 w-full" />
        ))}
      </KpiGrid>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

function Shown({ stats, waiting }: { stats: Stats; waiting: boolean }) {
  return (
    <div aria-busy={waiting} className={cn("grid grid-cols-1 gap-4", waiting && "opacity-60")}>
      <Figures stats={stats} />
      <DayCard stats={stats} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start">
        <div className="grid grid-cols-1 gap-4">
          <SoldCard stats={stats} />
          <MissedCard stats={stats} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <FunnelCard stats={stats} />
          <SourcesCard stats={stats} />
          <SeenCard stats={stats} />
        </div>
      </div>
      <Counting />
    </div>
  );
}

function Figures({ stats: { total, totalBefore, before, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  const [conversion, conversionBefore] = [conversionOf(total), conversionOf(totalBefore)];
  return (
    <section aria-label={copy.figures} className="grid gap-2">
      <KpiGrid>
        <Kpi
          label={copy.visits}
          value={number(total.sessions, money)}
          change={changeOf(total.sessions, totalBefore.sessions, copy, money)}
        />
        <Kpi
          label={copy.orders}
          value={number(total.orders, money)}
          change={changeOf(total.orders, totalBefore.orders, copy, money)}
        />
        <Kpi
          label={copy.conversion}
          value={percent(conversion, money)}
          change={shareChange(conversion, conversionBefore, copy, money)}
        />
        <Kpi
          label={copy.sold}
          value={
            <>
              <span aria-hidden="true">{shortPrice(total.sold, money)}</span>
              <span className="sr-only">{formatPrice(total.sold, money)}</span>
            </>
          }
          change={changeOf(total.sold, totalBefore.sold, copy, money)}
        />
      </KpiGrid>
      <p className="text-sm text-ink-2">
        {fill(copy.compared, { from: shortDay(before.from), until: shortDay(before.until) })}
      </p>
    </section>
  );
}

function Counting() {
  const { stats: copy } = useCopy(statsTexts);
  return <p className="text-sm text-ink-2">{copy.counting}</p>;
}
