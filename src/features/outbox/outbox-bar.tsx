"use client";

import { CloudOff, GitCompareArrows, RefreshCw } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { useDataAge } from "~/features/offline/use-data-age";
import { useOnline } from "~/features/offline/use-online";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { conflictsOf } from "~/trpc/outbox/outbox";
import { useOutbox } from "./use-outbox";

// the dialog is loaded when there is a conflict
const ConflictDialog = lazyPart(() => import("./conflict-dialog").then((module) => module.ConflictDialog));

const OUTBOX_PATH = "/por-enviar";

/** The state of the network, how many changes wait for it and how old the screen is; only while there is something to say. */
export function OutboxBar() {
  const { bar } = useCopy(outboxTexts).outbox;
  const { entries, reachable, expired } = useOutbox();
  const online = useOnline();
  const age = useDataAge(!online);
  const here = usePathname() === OUTBOX_PATH;
  const offline = !online || !reachable;
  // an attempt that has only just begun is not worth a bar
  const waiting = entries.filter(({ state, attempts }) => state === "waiting" && (attempts > 0 || offline)).length;
  const stopped = entries.filter(({ state }) => state === "refused").length;
  const say = (one: string, many: string, n: number) => (n === 1 ? one : fill(many, { n }));
  const text =
    expired && waiting > 0
      ? say(bar.expiredOne, bar.expiredMany, waiting)
      : offline
        ? waiting > 0
          ? say(bar.offlineOne, bar.offlineMany, waiting)
          : online
            ? null
            : age
              ? `${bar.offline} · ${age}`
              : bar.offline
        : stopped > 0
          ? say(bar.stoppedOne, bar.stoppedMany, stopped)
          : waiting > 1
            ? say(bar.sendingOne, bar.sendingMany, waiting)
            : null;
  const Icon = offline ? CloudOff : stopped > 0 ? GitCompareArrows : RefreshCw;
  const look =
    "flex min-h-11 items-center gap-2.5 bg-toast px-4 text-sm font-semibold text-on-toast focus-visible:-outline-offset-3 focus-visible:outline-toast-link lg:px-10";
  const content = text ? (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 py-2">
        {text}
        {age && waiting > 0 ? <span className="block text-xs font-normal opacity-90">{age}</span> : null}
      </span>
    </>
  ) : null;
  return (
    <>
      <div
        role="status"
        aria-label={bar.label}
        className="max-lg:sticky max-lg:top-[calc(var(--above)+var(--top))] max-lg:z-fab max-lg:with-page-bar:static max-lg:huge-text:static max-lg:sideways:static print:hidden"
      >
        {content && (here || waiting + stopped === 0) ? <div className={look}>{content}</div> : null}
        {content && !here && waiting + stopped > 0 ? (
          <Link href={OUTBOX_PATH} className={cn(look, "no-underline hover:underline")}>
            {content}
            <span className="text-toast-link">{bar.see}</span>
          </Link>
        ) : null}
      </div>
      {entries.some((entry) => conflictsOf(entry).length > 0) ? <ConflictDialog /> : null}
    </>
  );
}
