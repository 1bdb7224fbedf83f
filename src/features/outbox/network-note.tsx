"use client";

import { onlineManager } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { outboxTexts } from "~/copy/outbox";
import { type NetworkNeed, networkNeedOf } from "~/domain/session/routes";
import { useCopy } from "~/features/app-context/copy-provider";
import { useOnline } from "~/features/offline/use-online";
import { within } from "~/lib/within";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { useOutbox } from "./use-outbox";

const PATIENCE_MS = 10_000;

/** Whether calls would fail now: the browser says so, or the server did not answer. */
export function useOffline(): boolean {
  const { reachable } = useOutbox();
  return !useOnline() || !reachable;
}

async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await within((signal) => fetch("/api/health", { cache: "no-store", signal }), { ms: PATIENCE_MS });
    return ok;
  } catch {
    return false;
  }
}

/** The button that looks for the network, and what it found: not with a toast, whose code may not be there yet. */
function useTryAgain() {
  const { needs } = useCopy(outboxTexts).outbox;
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const look = async () => {
    setTrying(true);
    setFailed(false); // so that a second failure is announced too
    if (await isServerThere()) {
      onlineManager.setOnline(true);
      panelOutbox().send();
    } else setFailed(true);
    setTrying(false);
  };
  const button = (
    <Button
      variant="txt"
      className="shrink-0 px-3 underline underline-offset-3"
      loading={trying}
      onClick={() => void look()}
    >
      {needs.again}
    </Button>
  );
  return { button, found: failed ? `${needs.still} ` : "" };
}

/** Says above a screen, as long as there is no network, what on it has to wait for one. */
export function NetworkStrip() {
  const need = networkNeedOf(usePathname());
  const offline = useOffline();
  return offline && need ? <OfflineStrip key={need} need={need} /> : null;
}

function OfflineStrip({ need }: { need: NetworkNeed }) {
  const { needs } = useCopy(outboxTexts).outbox;
  const { button, found } = useTryAgain();
  return (
    <aside aria-label={needs.label} className="border-b border-warn-line bg-warn-soft print:hidden">
      <div className="mx-auto flex max-w-content items-center gap-3 py-1 pr-1 pl-4 lg:pr-9 lg:pl-10">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
        <p role="status" className="min-w-0 flex-1 py-2 text-sm font-medium">
          {found}
          {needs[need]}
        </p>
        {button}
      </div>
    </aside>
  );
}

type BulkNetworkNoteProps = { need: "all" | "forever" | "prices"; className?: string };

/** The same above selected rows: what of their changes is not queued. */
export function BulkNetworkNote(props: BulkNetworkNoteProps) {
  return useOffline() ? <OfflineBulk {...props} /> : null;
}

function OfflineBulk({ need, className }: BulkNetworkNoteProps) {
  const { needs } = useCopy(outboxTexts).outbox;
  const { button, found } = useTryAgain();
  return (
    <Banner tone="warn" slim role="status" icon={<CloudOff aria-hidden="true" />} className={className} action={button}>
      {found}
      {needs.bulk[need]}
    </Banner>
  );
}
