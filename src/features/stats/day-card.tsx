"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Card } from "~/components/ui/card";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { statsTexts } from "~/copy/stats";
import { cents, formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";
import type { ChartDay } from "./day-chart";
import { axisAmount, bestOf, longDay, number, shortDay, some } from "./stats-words";

type Stats = RouterOutputs["stats"]["get"];
type What = "visits" | "orders" | "sold";

const FIGURE = { visits: "sessions", orders: "orders", sold: "sold" } as const;

// drawn by the server: its code is needed for what a finger points at, and may come later
const DayChart = dynamic(() => import("./day-chart").then((file) => file.DayChart));

/** One metric per day compared with the previous period, as a chart, a sentence and a table. */
export function DayCard({ stats }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  const [what, setWhat] = useState<What>("visits");
  const figure = FIGURE[what];
  const days: ChartDay[] = stats.days.map((day, index) => ({
    day: day.day,
    now: day[figure],
    before: stats.daysBefore[index]?.[figure] ?? null,
  }));
  const written = (amount: number): string => {
    if (what === "sold") return formatPrice(cents(amount), stats.money);
    return what === "visits"
      ? some(copy.oneVisit, copy.someVisits, amount, stats.money)
      : some(copy.oneOrder, copy.someOrders, amount, stats.money);
  };
  const best = bestOf(days, ({ now }) => now);
  const bestDay = best && fill(copy.best, { day: longDay(best.day) });
  const spoken = fill(copy.chart, {
    what: copy[what],
    from: longDay(stats.now.from),
    until: longDay(stats.now.until),
    best: best ? `${written(best.now)} ${bestDay}` : copy.noBest,
  });
  return (
    <Card title={copy.byDay} aside={<Legend />}>
      <Seg
        label={copy.what}
        name="figure"
        value={what}
        onValueChange={setWhat}
        options={(["visits", "orders", "sold"] as const).map((value) => ({ value, label: copy[value] }))}
      />
      <div role="img" aria-label={spoken} className="h-50 min-w-0 lg:h-64">
        <DayChart
          days={days}
          best={best}
          unit={what === "sold" ? 100 : 1}
          words={copy}
          written={written}
          axis={(amount) => (what === "sold" ? axisAmount(cents(amount), stats.money) : number(amount, stats.money))}
        />
      </div>
      <p>
        {best ? (
          <>
            <b className="font-semibold text-accent-ink">{written(best.now)}</b> {bestDay}
          </>
        ) : (
          copy.noBest
        )}
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
          {copy.numbers}
        </summary>
        <DayTable days={days} caption={copy[what]} written={written} />
      </details>
    </Card>
  );
}

function Legend() {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-3">
      <span className="inline-flex items-center gap-1.5">
        <span className="h-0.75 w-4 rounded-full bg-chart-1" />
        {copy.now}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dotted border-chart-2" />
        {copy.before}
      </span>
    </div>
  );
}

interface TableProps {
  days: readonly ChartDay[];
  caption: string;
  written: (amount: number) => string;
}

function DayTable({ days, caption, written }: TableProps) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <table className="w-full text-sm [&_td]:py-1.5 [&_td]:text-right [&_th]:py-1.5 [&_th]:text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-2">
        <tr>
          <th scope="col">{copy.day}</th>
          <th scope="col" className="text-right!">
            {copy.now}
          </th>
          <th scope="col" className="text-right!">
            {copy.before}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map(({ day, now, before }) => (
          <tr key={day}>
            <th scope="row" className="font-medium">
              {shortDay(day)}
            </th>
            <td>{written(now)}</td>
            <td className="text-ink-2">{before === null ? "–" : written(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
