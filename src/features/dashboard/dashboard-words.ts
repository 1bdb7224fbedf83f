import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import type { dashboardCopy } from "~/copy/dashboard";
import { fill } from "~/copy/fill";
import type { SetupStepKey } from "~/domain/dashboard/checklist";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { dayAndMonth, hoursLines, openingSentence, WEEK } from "~/domain/tent/hours";
import type { RouterOutputs } from "~/trpc/react";

export type Dashboard = RouterOutputs["dashboard"]["get"];
type Words = typeof dashboardCopy;

/** Singular or plural text. */
export const inNumber = ({ one, many }: { one: string; many: string }, n: number): string =>
  n === 1 ? one : fill(many, { n });

/** "Lun. a sáb." */
function daysText(days: readonly number[], { every, run }: Words["list"]["facts"]["days"]): string {
  if (days.length === WEEK.length) return every;
  const text = hoursLines(
    days.map((day) => ({ day, from: "", until: "" })),
    {
      days: WEEK_DAYS.map((day) => `${day.slice(0, 3).toLowerCase()}.`),
      days2: (first, last) => fill(run, { first, last }),
      turn: () => "-", // a day without a turn is closed
      and: "",
      at: (names) => names,
    },
  ).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a shop has of a done step: "8 productos, 5 con foto". Null if the tick says it all. */
export function doneText(
  step: SetupStepKey,
  { setup, all, withPhoto }: Pick<Dashboard, "setup" | "all" | "withPhoto">,
  { list: { facts } }: Words,
): string | null {
  switch (step) {
    case "products":
      return fill(all > withPhoto ? facts.products : facts.allWithPhoto, { all, n: withPhoto });
    case "delivery": {
      const { pickup, delivery } = setup;
      return pickup && delivery ? facts.both : pickup ? facts.pickup : delivery ? facts.delivery : null;
    }
    case "payment":
      return setup.payment ?? (setup.transfer ? facts.transfer : null);
    case "hours":
      return daysText(setup.openDays, facts.days) || null;
    default:
      return null;
  }
}

/** How long something has waited: "2 h". */
export function agoText(since: Date, asOf: Date, { ago }: Words): string {
  const ms = asOf.getTime() - since.getTime();
  if (ms < MINUTE_MS) return ago.now;
  if (ms < HOUR_MS) return fill(ago.minutes, { n: Math.floor(ms / MINUTE_MS) });
  if (ms < DAY_MS) return fill(ago.hours, { n: Math.floor(ms / HOUR_MS) });
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? ago.day : fill(ago.days, { n: days });
}

/** "domingo" for a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): string =>
  (WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS.length] ?? "").toLowerCase();

/** "abierto hasta las 20", or when the shop opens next; null if it has neither hours nor holidays. */
export function openingText(
  { opening: state, closedUntil }: Pick<Dashboard, "opening" | "closedUntil">,
  copy: Words,
): string | null {
  if (closedUntil && !state?.open) return fill(copy.closedUntil, { day: dayAndMonth(closedUntil, MONTHS) });
  return (
    state &&
    openingSentence(state, {
      open: copy.open,
      openUntil: (time) => fill(copy.openUntil, { time }),
      closed: copy.closed,
      opens: (from) => from,
      from: (time, inDays, weekday) => {
        const day = [copy.today, copy.tomorrow][inDays] ?? fill(copy.dayOfWeek, { day: weekday });
        return fill(copy.opens, { time, day });
      },
    })
  );
}
