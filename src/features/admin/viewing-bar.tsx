"use client";

import { Eye } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { adminTexts } from "~/copy/admin";
import { fill } from "~/copy/fill";
import { MINUTE_MS } from "~/domain/duration";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { switchTentMutation } from "~/trpc/pausable-calls";
import { api } from "~/trpc/react";

/** Polling interval: the server's clock decides when the view ends. */
const ASK_MS = MINUTE_MS;

const backTo = (userId: number) => window.location.assign(`/admin/usuarios/${userId}`);

/** Bar above every screen while a super-user views a merchant's panel, with a button to leave. */
export function ViewingBar({ until }: { until: Date }) {
  const { viewing: copy } = useCopy(adminTexts).admin;
  const { user } = useSession();
  const { id, name } = user;
  const stop = api.admin.stopViewing.useMutation({ ...switchTentMutation, onSuccess: () => backTo(id) });
  const { refetch } = api.session.me.useQuery(undefined, { enabled: false, meta: { recovery: true } });
  const ends = until.getTime();
  useEffect(() => {
    const ask = async () => {
      const { data } = await refetch();
      if (data && data.id !== id) backTo(id);
    };
    const left = Math.max(1_000, ends - Date.now() + 1_000);
    let every: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      void ask();
      every = setInterval(ask, ASK_MS);
    }, left);
    return () => {
      clearTimeout(first);
      clearInterval(every);
    };
  }, [refetch, ends, id]);
  const timeZone = timeZoneOf(user.countryId);
  const time = until.toLocaleTimeString("es", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <aside
      aria-label={copy.label}
      className="sticky top-0 z-shell h-(--above) bg-ink text-surface lg:-ml-side print:hidden"
    >
      <div className="mx-auto flex h-full items-center gap-3 pr-2 pl-4 lg:px-10">
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-5 font-semibold wrap-anywhere">
          {fill(copy.text, { name })}
          <span className="font-normal max-lg:hidden">
            {" · "}
            {fill(copy.until, { time })}
          </span>
        </p>
        <Button
          variant="sec"
          size="sm"
          className="shrink-0"
          aria-label={fill(copy.leaveLabel, { name })}
          loading={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate()}
        >
          {copy.leave}
        </Button>
      </div>
    </aside>
  );
}

/** Replaces screens that a viewing super-user must not see. */
export function ClosedWhileViewing() {
  const { closed } = useCopy(adminTexts).admin.viewing;
  const { name } = useSession().user;
  return (
    <EmptyState
      plain
      screen
      title={fill(closed.title, { name })}
      text={closed.text}
      actions={
        <Button asChild>
          <Link href="/productos">{closed.action}</Link>
        </Button>
      }
    />
  );
}
