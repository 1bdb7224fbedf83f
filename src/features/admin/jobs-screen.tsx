"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Tag, type TagTone } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { MINUTE_MS } from "~/domain/duration";
import { isRetried, type JobState, SCHEDULED_KINDS } from "~/domain/jobs";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useSession } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { WaitingList } from "./list-tools";

type Jobs = RouterOutputs["admin"]["jobs"];
type Run = Jobs["failed"][number];

const REFRESH_MS = 15_000;

const TONES: Record<JobState, TagTone> = {
  waiting: "neutral",
  running: "blue",
  done: "ok",
  failed: "bad",
  cancelled: "neutral",
};

/** "350 ms", "12 s", "4 min". */
function lasted(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < 120_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}

/** `/admin/trabajos`: background jobs, their outcomes and the failed ones. */
export function JobsScreen() {
  const { admin } = useCopy(adminTexts);
  const { jobs: copy } = admin;
  const { user } = useSession();
  const { data, refetch, isRefetching } = api.admin.jobs.useQuery(undefined, { refetchInterval: REFRESH_MS });
  const when = (date: Date, { asOf }: Jobs) => formatWhen(date, asOf, timeZoneOf(user.countryId));
  return (
    <>
      <AdminHeader
        actions={
          <Button variant="sec" size="sm" loading={isRefetching} onClick={() => void refetch()}>
            <RotateCw aria-hidden="true" />
            <span className="max-sm:sr-only">{copy.refresh}</span>
          </Button>
        }
      />
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {data.idleSince ? (
            <Banner tone="warn" className="lg:col-span-2">
              {fill(copy.idle, { when: when(data.idleSince, data) })}
            </Banner>
          ) : null}
          <div className="grid min-w-0 gap-4">
            <Failed jobs={data} when={when} />
            <Queue jobs={data} />
          </div>
          <Scheduled jobs={data} when={when} />
        </div>
      ) : (
        <WaitingList />
      )}
    </>
  );
}

interface PartProps {
  jobs: Jobs;
  when: (date: Date, jobs: Jobs) => string;
}

function Queue({ jobs }: Pick<PartProps, "jobs">) {
  const { jobs: copy } = useCopy(adminTexts).admin;
  const busy = jobs.counts.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  return (
    <Group title={copy.queue}>
      {busy.length === 0 ? <p className="text-sm text-ink-2">{copy.queueEmpty}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {busy.map(({ kind, waiting, running, failed }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold">{copy.names[kind]}</span>
            <span className="flex flex-wrap gap-1">
              {waiting > 0 ? <Tag>{copy.waiting(waiting)}</Tag> : null}
              {running > 0 ? <Tag tone="blue">{copy.running(running)}</Tag> : null}
              {failed > 0 ? <Tag tone="bad">{copy.failedCount(failed)}</Tag> : null}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Scheduled({ jobs, when }: PartProps) {
  const { jobs: copy } = useCopy(adminTexts).admin;
  return (
    <Group title={copy.scheduled}>
      <ul className="grid gap-3">
        {SCHEDULED_KINDS.map((kind) => {
          const run = jobs.last.find((one) => one.kind === kind);
          return (
            <li key={kind} className="min-w-0">
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold">
                <span className="min-w-0">{copy.names[kind]}</span>
                {run ? <Tag tone={TONES[run.state]}>{copy.state[run.state]}</Tag> : null}
              </p>
              <p className="text-sm text-ink-2">
                {run ? when(run.endedAt ?? run.createdAt, jobs) : copy.never}
                {run && run.ms !== null ? ` · ${fill(copy.took, { time: lasted(run.ms) })}` : null}
              </p>
              {run?.reason ? <p className="text-sm text-bad wrap-anywhere">{run.reason}</p> : null}
            </li>
          );
        })}
      </ul>
    </Group>
  );
}

function Failed({ jobs, when }: PartProps) {
  const { jobs: copy } = useCopy(adminTexts).admin;
  return (
    <Group title={copy.failed}>
      {jobs.failed.length === 0 ? <p className="text-sm text-ink-2">{copy.noFailed}</p> : null}
      <ul className="grid gap-4 empty:hidden">
        {jobs.failed.map((run) => (
          <FailedRun key={run.id} run={run} at={when(run.endedAt ?? run.createdAt, jobs)} />
        ))}
      </ul>
    </Group>
  );
}

function FailedRun({ run: { id, kind, tries, reason }, at }: { run: Run; at: string }) {
  const copies = useCopy(adminTexts, errorsTexts, sessionTexts);
  const { jobs: copy } = copies.admin;
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  const retry = api.admin.retryJob.useMutation({ meta: { ignoreErrors: true } });
  const again = async () => {
    setProblem(null);
    try {
      await retry.mutateAsync({ kind, id });
      toast.success(copy.retried);
      await utils.admin.jobs.invalidate();
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "CONFLICT") setProblem(copy.gone);
      else setProblem(known ? errorSentence(copies, known) : copies.session.callFailed.network);
    }
  };
  const name = copy.names[kind];
  return (
    <li className="grid min-w-0 gap-2">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {at} · {copy.tries(tries)}
        </p>
        {reason ? <p className="text-sm text-bad wrap-anywhere">{reason}</p> : null}
      </div>
      {isRetried(kind) ? (
        <Button
          variant="sec"
          size="sm"
          className="justify-self-start"
          aria-label={fill(copy.retryOne, { job: name, when: at })}
          loading={retry.isPending}
          onClick={() => void again()}
        >
          {copy.retry}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{copy.told}</p>
      )}
      <ErrorBanner>{problem}</ErrorBanner>
    </li>
  );
}
