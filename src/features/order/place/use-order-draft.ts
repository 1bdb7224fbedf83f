"use client";

import { useReducer } from "react";
import { type FieldPath, type UseFormReturn, useForm } from "react-hook-form";
import type { ExternalToast } from "sonner";
import type { DraftLine } from "~/domain/order/draft/draft-lines";
import {
  type DraftContents,
  type DraftRefusal,
  type DraftState,
  draftRefusal,
  newDraft,
  nextDraft,
} from "~/domain/order/draft/order-draft";
import type { ManualForm } from "~/domain/order/manage/manual";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useStateDraft } from "~/features/app-context/forms/use-form-draft";
import { type ChangeOutcome, useChange } from "~/features/outbox/use-change";
import { randomUuid } from "~/lib/random-uuid";
import { readOrderDraft } from "./order-draft";

const FIELDS: FieldPath<ManualForm>[] = ["customerName", "customerPhone", "address", "zone", "note"];

interface OrderDraftOptions {
  /** Names it among the drafts of this device. */
  name: string;
  /** The form as it begins. It follows what is read again, where nothing was typed. */
  fields: ManualForm;
  /** The contents as they begin. */
  begin: (clientKey: string) => DraftContents;
  /** It changes a stored order: then other contents are another change, with a key of its own. */
  edits: boolean;
  /** Whether what is typed would be lost. */
  isUnsaved: (state: DraftState, form: UseFormReturn<ManualForm>) => boolean;
  /** The lines that were kept, as they fit the order of today. */
  adapt?: (lines: DraftLine[]) => DraftLine[];
}

/** What became of sending a draft. */
type SentDraft<Made> = Exclude<ChangeOutcome<Made>, { kind: "refused" }> | { kind: "refused"; refusal: DraftRefusal };

/** The draft of an order, with its form and its copy on this device. */
export function useOrderDraft({ name, fields, begin, edits, isUnsaved, adapt }: OrderDraftOptions) {
  const messages = useFormMessages();
  const make = useChange();
  const [state, dispatch] = useReducer(nextDraft, null, () => newDraft(begin(randomUuid())));
  const form = useForm<ManualForm>({
    resolver: messages.resolver(() =>
      import("~/domain/order/manage/manual").then(({ manualFormSchema }) => manualFormSchema),
    ),
    values: fields,
    resetOptions: { keepDirtyValues: true },
  });
  const values = form.watch();
  const { lines, amounts, paid, coupon, priceListId, clientKey } = state;
  const change = (contents: Partial<DraftContents>) =>
    dispatch({ type: "changed", contents: edits ? { clientKey: randomUuid(), ...contents } : contents });
  const restart = () => {
    form.reset(fields, { keepDirtyValues: false });
    dispatch({ type: "restarted", contents: begin(randomUuid()) });
  };
  const unsaved = !state.saved && isUnsaved(state, form);
  const draft = useStateDraft(name, {
    typed: unsaved ? { fields: values, lines, amounts, paid, coupon, priceListId, clientKey } : undefined,
    read: readOrderDraft,
    restore: ({ fields: typed, ...contents }) => {
      form.reset(typed, { keepDefaultValues: true });
      change({ ...contents, lines: adapt?.(contents.lines) ?? contents.lines });
    },
    clear: restart,
  });

  /** Shows why a call was refused. */
  const refuse = async (failure: unknown) => {
    const error = appErrorOfCall(failure);
    const refusal = draftRefusal(error, { edits });
    let sentence: string | null = null;
    if (refusal.kind === "part") sentence = await messages.sentence(refusal.key);
    if (refusal.kind === "form") sentence = await messages.show(failure, form, FIELDS);
    dispatch({ type: "refused", refusal, error, sentence });
    return refusal;
  };

  return {
    state,
    form,
    values,
    unsaved,
    draft,
    change,
    restart,
    refuse,
    tell: (problem: DraftState["problem"]) => dispatch({ type: "tried", problem }),
    showToday: (discounts: NonNullable<DraftState["today"]>) => dispatch({ type: "pricedToday", today: discounts }),
    /** Sends it, or keeps it until there is a network. A refusal is shown. */
    send: async <Made>(call: Promise<Made>, keptToast?: ExternalToast): Promise<SentDraft<Made>> => {
      const outcome = await make(call, keptToast);
      if (outcome.kind === "refused") return { kind: "refused", refusal: await refuse(outcome.error) };
      draft.forget();
      // the next new order can be taken on this screen at once
      if (outcome.kind === "saved" || edits) dispatch({ type: "saved" });
      return outcome;
    },
  };
}

export type OrderDraftForm = ReturnType<typeof useOrderDraft>;
