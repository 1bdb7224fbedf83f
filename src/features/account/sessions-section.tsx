"use client";

import { Monitor, Smartphone } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { profileTexts } from "~/copy/profile";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { api, type RouterOutputs } from "~/trpc/react";

type OpenSession = RouterOutputs["account"]["sessions"]["sessions"][number];

function SessionRow({ session, asOf, timeZone }: { session: OpenSession; asOf: Date; timeZone: string }) {
  const text = useCopy(profileTexts).account.profile.sessions;
  const { browser, system, phone } = session.device;
  const Icon = phone ? Smartphone : Monitor;
  const both = browser && system ? fill(text.device, { browser, system }) : null;
  const seen = fill(text.seen, { when: formatWhen(session.lastSeenAt, asOf, timeZone) });
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {both ?? browser ?? system ?? text.unknown}
          {session.current ? <Tag tone="ok">{text.here}</Tag> : null}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {seen}
          {session.address ? ` · ${fill(text.from, { address: session.address })}` : null}
        </p>
      </div>
    </li>
  );
}

/** The user's active sessions, with a button to end all but this one. */
export function SessionsSection() {
  const text = useCopy(profileTexts).account.profile.sessions;
  const utils = api.useUtils();
  const { data } = api.account.sessions.useQuery();
  const closeOthers = api.account.closeOtherSessions.useMutation({
    onSuccess: () => {
      toast.success(text.closed);
      return utils.account.sessions.invalidate();
    },
  });
  const alone = data?.sessions.every((session) => session.current) ?? true;
  return (
    <Group title={text.title}>
      {data ? (
        <ul className="grid gap-3">
          {data.sessions.map((session, at) => (
            <SessionRow
              key={`${at}-${session.lastSeenAt.getTime()}`}
              session={session}
              asOf={data.asOf}
              timeZone={data.timeZone}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-24" />
      )}
      {alone ? (
        <p className="text-sm text-ink-2">{data ? text.none : null}</p>
      ) : (
        <Button
          variant="sec"
          className="sm:justify-self-start"
          loading={closeOthers.isPending}
          onClick={() => closeOthers.mutate()}
        >
          {text.closeOthers}
        </Button>
      )}
    </Group>
  );
}
