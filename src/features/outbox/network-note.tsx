"use client";

import { onlineManager } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { toast } from "~/components/ui/toast";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { useOnline } from "~/features/offline/use-online";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { networkNeedOf } from "./network-needs";
import { useOutbox } from "./use-outbox";

const PATIENCE_MS = 10_000;

/** Whether calls would fail now: the browser says so, or the server did not answer. */
export function useOffline(): boolean {
  const { reachable } = useOutbox();
  return !useOnline() || !reachable;
}

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

function TryAgain() {
  const { needs } = useCopy(outboxTexts).outbox;
  const [trying, setTrying] = useState(false);
  const look = async () => {
    setTrying(true);
    if (await isServerThere()) {
      onlineManager.setOnline(true);
      panelOutbox().send();
    } else toast(needs.still, { id: "still-offline" });
    setTrying(false);
  };
  return (
    <Button
      variant="txt"
      className="shrink-0 px-3 underline underline-offset-3"
      loading={trying}
      onClick={() => void look()}
    >
      {needs.again}
    </Button>
  );
}

/** Says above a screen, as long as there is no network, what on it has to wait for one. */
export function NetworkStrip() {
  const { needs } = useCopy(outboxTexts).outbox;
  const need = networkNeedOf(usePathname());
  const offline = useOffline();
  if (!offline || need === null) return null;
  return (
    <aside aria-label={needs.label} className="border-b border-warn-line bg-warn-soft print:hidden">
      <div className="mx-auto flex max-w-content items-center gap-3 py-1 pr-1 pl-4 lg:pr-9 lg:pl-10">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
        <p className="min-w-0 flex-1 py-2 text-sm font-medium">{needs[need]}</p>
        <TryAgain />
      </div>
    </aside>
  );
}

type BulkNetworkNoteProps = { need: "all" | "forever" | "prices"; className?: string };

/** The same above selected rows: what of their changes is not queued. */
export function BulkNetworkNote({ need, className }: BulkNetworkNoteProps) {
  const { needs } = useCopy(outboxTexts).outbox;
  if (!useOffline()) return null;
  return (
    <Banner
      tone="warn"
      slim
      role="status"
      icon={<CloudOff aria-hidden="true" />}
      className={className}
      action={<TryAgain />}
    >
      {needs.bulk[need]}
    </Banner>
  );
}
