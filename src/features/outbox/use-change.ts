"use client";

import { useCallback } from "react";
import type { ExternalToast } from "sonner";
import { toast } from "~/components/ui/toast";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { isQueued } from "~/trpc/outbox/panel-outbox";

/** What became of a change. `kept`: on this device, to be sent later; it is shown as pending. */
export type ChangeOutcome<Answer> =
  | { kind: "saved"; answer: Answer }
  | { kind: "kept" }
  | { kind: "refused"; error: unknown };

/** Waits for a queued change. Never rejects. */
export async function changeOutcome<Answer>(call: Promise<Answer>): Promise<ChangeOutcome<Answer>> {
  try {
    return { kind: "saved", answer: await call };
  } catch (error) {
    return isQueued(error) ? { kind: "kept" } : { kind: "refused", error };
  }
}

/**
 * Makes queued changes. The outbox shows one from the moment it is made, takes it back if it is refused, and reads again
 * what it makes out of date. A toast says that it was kept, unless it is null: where the change itself shows that. A
 * refusal without a popup is the caller's to show.
 */
export function useChange() {
  const { outbox } = useCopy(outboxTexts);
  return useCallback(
    async <Answer>(call: Promise<Answer>, keptToast: ExternalToast | null = {}): Promise<ChangeOutcome<Answer>> => {
      const outcome = await changeOutcome(call);
      if (outcome.kind === "kept" && keptToast) toast(outbox.kept, keptToast);
      return outcome;
    },
    [outbox],
  );
}
