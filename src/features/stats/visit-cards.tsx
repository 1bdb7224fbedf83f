import { BarList } from "~/components/ui/bar-list";
import { Card } from "~/components/ui/card";
import { statsTexts } from "~/copy/stats";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";
import { number, some } from "./stats-words";

type Stats = RouterOutputs["stats"]["get"];

const STEPS = ["sessions", "views", "adds", "visitors", "chats"] as const;

/** Conversion funnel from visits to orders. */
export function FunnelCard({ stats: { total, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <Card title={copy.funnel}>
      <BarList
        label={copy.funnel}
        bars={STEPS.map((step) => ({
          key: step,
          label: copy.steps[step],
          value: number(total[step], money),
          amount: total[step],
        }))}
      />
    </Card>
  );
}

export function SourcesCard({ stats: { sources, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <Card title={copy.sources}>
      {sources.length === 0 ? <p className="text-ink-2">{copy.noSources}</p> : null}
      <BarList
        label={copy.sources}
        bars={sources.map(({ source, sessions }) => ({
          key: source,
          label: copy.source[source],
          value: number(sessions, money),
          amount: sessions,
        }))}
      />
    </Card>
  );
}

/** Searches without results: possible lost sales. */
export function MissedCard({ stats: { missed, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <Card title={copy.missed}>
      <p className="text-ink-2">{missed.length === 0 ? copy.nothingMissed : copy.missedHelp}</p>
      <BarList
        label={copy.missed}
        bars={missed.map(({ term, times }) => ({
          key: term,
          label: `“${term}”`,
          value: some(copy.once, copy.times, times, money),
          amount: times,
        }))}
      />
    </Card>
  );
}
