import { TrendingDown, TrendingUp } from "lucide-react";
import Link from "next/link";
import { Card } from "~/components/ui/card";
import { dashboardTexts } from "~/copy/dashboard";
import { fill } from "~/copy/fill";
import { panelTexts } from "~/copy/panel";
import { statsTexts } from "~/copy/stats";
import { chartHours, soldByHour } from "~/domain/dashboard/day";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { changeOf, shortPrice } from "~/features/stats/stats-words";
import { cn } from "~/lib/cn";
import { type Dashboard, inNumber, weekdayOf } from "./dashboard-words";

const WIDTH = 328;
const HEIGHT = 96;

/** What was sold today, hour by hour, over the dotted line of the same weekday of last week. */
function SoldChart({ data }: { data: Dashboard }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  const { day, money, time } = data;
  const axis = chartHours([day.hours, day.hoursBefore]);
  const hourNow = Math.min(axis.until, Math.max(axis.from, Number(time.slice(0, 2)) + 1));
  const now = soldByHour(day.hours, axis).filter(({ hour }) => hour <= hourNow);
  const before = soldByHour(day.hoursBefore, axis);
  const top = Math.max(1, day.now.sold, day.wholeBefore.sold);
  const x = (hour: number) => ((hour - axis.from) / (axis.until - axis.from)) * WIDTH;
  const y = (sold: number) => HEIGHT - 4 - (sold / top) * (HEIGHT - 12);
  const line = (points: typeof now) => points.map(({ hour, sold }) => `${x(hour)} ${y(sold)}`).join("L");
  const last = now.at(-1);
  const weekday = weekdayOf(data.today);
  const spoken = fill(day.isFirst ? copy.day.firstChart : copy.day.chart, {
    day: weekday,
    time,
    now: formatPrice(day.now.sold, money),
    before: formatPrice(day.before.sold, money),
    whole: formatPrice(day.wholeBefore.sold, money),
  });
  return (
    <figure className="grid gap-1">
      <div aria-hidden="true" className="flex flex-wrap justify-end gap-x-4 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-0.75 w-4 rounded-full bg-chart-1" />
          {copy.day.legendNow}
        </span>
        {day.isFirst ? null : (
          <span className="inline-flex items-center gap-1.5">
            <span className="w-4 border-t-2 border-dotted border-chart-2" />
            {fill(copy.day.legendBefore, { day: weekday })}
          </span>
        )}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
        className="h-24 w-full overflow-visible"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {[HEIGHT / 2, HEIGHT - 1].map((height) => (
          <path key={height} d={`M0 ${height}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        ))}
        {day.isFirst ? null : (
          <path
            d={`M${line(before)}`}
            stroke="var(--chart-2)"
            strokeWidth={2}
            strokeDasharray="2 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {last ? <path d={`M${line(now)}V${HEIGHT - 1}H0Z`} fill="var(--chart-1)" opacity={0.1} stroke="none" /> : null}
        <path d={`M${line(now)}`} stroke="var(--chart-1)" strokeWidth={3} vectorEffect="non-scaling-stroke" />
        {last ? (
          <path
            d={`M${x(last.hour)} ${y(last.sold)}h0`}
            stroke="var(--accent)"
            strokeWidth={10}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
      <figcaption aria-hidden="true" className="flex justify-between text-sm text-ink-2">
        <span>{fill(copy.day.hour, { n: axis.from })}</span>
        <span>{fill(copy.day.hour, { n: axis.until })}</span>
      </figcaption>
    </figure>
  );
}

/** Today's sales and orders against the same weekday until this hour, yesterday, and today's visits. */
export function TodayCard({ data }: { data: Dashboard }) {
  const { dashboard: copy, panel, stats } = useCopy(dashboardTexts, panelTexts, statsTexts);
  const { day, money } = data;
  const weekday = weekdayOf(data.today);
  const change = changeOf(day.now.sold, day.before.sold, stats, money);
  const Trend = change.direction === "up" ? TrendingUp : TrendingDown;
  const hasSales = day.now.sold > 0 || day.wholeBefore.sold > 0;
  return (
    <Card
      title={panel.today.title}
      aside={
        <Link href="/progreso" className="link inline-flex min-h-11 items-center">
          {copy.day.stats}
        </Link>
      }
      className="max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <div className="grid min-w-0 gap-0.5">
          <dt className="text-sm text-ink-2">{panel.today.sold}</dt>
          <dd className="font-head text-3xl font-bold wrap-anywhere">{shortPrice(day.now.sold, money)}</dd>
          {day.isFirst ? null : (
            <dd
              className={cn(
                "flex items-center gap-1.5 text-sm",
                { up: "font-semibold text-ok", down: "font-semibold text-bad", same: "text-ink-2" }[change.direction],
              )}
            >
              {change.direction === "same" ? null : <Trend aria-hidden="true" className="size-4 shrink-0" />}
              {change.text}
            </dd>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-0.5">
          <dt className="text-sm text-ink-2">{panel.today.orders}</dt>
          <dd className="font-head text-3xl font-bold">{day.now.orders}</dd>
          {day.isFirst ? null : (
            <dd className="text-sm text-ink-2">{fill(copy.day.thatDay, { n: day.before.orders, day: weekday })}</dd>
          )}
        </div>
      </dl>
      {hasSales ? <SoldChart data={data} /> : null}
      {day.isFirst ? null : <p className="text-sm text-ink-2">{fill(copy.day.compared, { day: weekday })}</p>}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <span>
          <b className="font-semibold">{copy.day.yesterday}</b>{" "}
          {fill(copy.day.yesterdayText, {
            total: formatPrice(day.yesterday.sold, money),
            orders: inNumber(copy.day.order, day.yesterday.orders),
          })}
        </span>
        <span className="text-ink-2">{inNumber(copy.day.visit, day.sessions)}</span>
      </div>
    </Card>
  );
}
