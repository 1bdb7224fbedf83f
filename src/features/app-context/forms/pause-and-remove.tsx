"use client";

import { Pause, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";

type PauseAndRemoveProps = {
  paused: boolean;
  /** Null if it is over. */
  onPause: ((paused: boolean) => Promise<void>) | null;
  onRemove: () => Promise<void>;
  /** The screen that follows when it is removed. */
  next: string;
  copy: { pause: string; resume: string; remove: string; cancel: string };
  removeTitle: string;
  removeText: string;
};

/** What the header of a form does with what exists already. A failed call has shown the popup. */
export function PauseAndRemove({
  paused,
  onPause,
  onRemove,
  next,
  copy,
  removeTitle,
  removeText,
}: PauseAndRemoveProps) {
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const pause = () =>
    void onPause?.(!paused).then(
      () => router.refresh(),
      () => undefined,
    );
  return (
    <>
      {onPause ? (
        <IconButton label={paused ? copy.resume : copy.pause} onClick={pause}>
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      ) : null}
      <IconButton label={copy.remove} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={removeTitle}
        text={removeText}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        tone="bad"
        onConfirm={async () => {
          await onRemove();
          router.push(next);
        }}
      />
    </>
  );
}
