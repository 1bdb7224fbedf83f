"use client";

import { useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "~/components/ui/toast";
import { sectionTexts } from "~/copy/settings/section";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { type LoadSchema, useFormMessages } from "~/features/app-context/forms/form-messages";
import { type FormDraft, useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import type { Settings } from "~/features/tent/sections/section-props";
import { api } from "~/trpc/react";

interface Section<Input extends FieldValues> {
  loadSchema: LoadSchema<Input>;
  values: Input;
  fields: readonly FieldPath<Input>[];
  /** For a section that may wait for a network: the mutation, and the settings that it edits, as they were read. */
  queued?: { path: QueuedPath; seen?: Readonly<Record<string, unknown>> };
  /** Of a row that has a section of its own: its id, or null for one that is added. */
  row?: number | null;
  save: (input: Input & { seen?: Record<string, unknown> }) => Promise<unknown>;
  /** Names the draft of a section, if its call does not. */
  draft?: string;
  /** Called after saving, instead of staying on the screen. */
  onSaved?: () => void;
  /** When fields are first validated. A form with a list of rows waits: a row that was just added is empty. */
  mode?: "onTouched" | "onSubmit";
}

export interface SectionForm<Input extends FieldValues> {
  form: UseFormReturn<Input>;
  /** Error message of the section as a whole. */
  problem: string | null;
  /** Saved on this device, and not confirmed by the server. */
  pending?: boolean;
  draft?: FormDraft;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** For `queued`: the settings that a section edits, as they were read. */
export function queuedSection(settings: Settings, path: QueuedPath, names: readonly (keyof Settings)[]) {
  return { path, seen: Object.fromEntries(names.map((name) => [name, settings[name]])) };
}

/** One settings section, validated by the server's schema and saved separately. */
export function useSection<Input extends FieldValues>({
  loadSchema,
  values,
  fields,
  queued,
  row,
  save,
  draft: draftName,
  onSaved,
  mode = "onTouched",
}: Section<Input>): SectionForm<Input> {
  const { common } = useCopy(sectionTexts).tent;
  const change = useChange();
  const state = useOutbox();
  const [openedAt] = useState(() => Date.now());
  const waiting = queued && row !== null ? pendingInput(state, queued.path, row) : undefined;
  const messages = useFormMessages();
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Input>({
    resolver: messages.resolver(loadSchema),
    defaultValues: values as DefaultValues<Input>,
    mode,
  });
  const draft = useFormDraft(form, draftName ?? queued?.path ?? null);
  // what an earlier page left in the outbox is shown instead of what the server had
  const { reset } = form;
  const earlier = waiting && waiting.createdAt < openedAt ? waiting.input : undefined;
  useEffect(() => {
    if (!earlier) return;
    const { tentId: _, seen: __, after: ___, id: ____, ...typed } = earlier;
    reset(typed as unknown as Input, { keepDirtyValues: true });
  }, [earlier, reset]);
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    const outcome = await change(save(queued?.seen ? { ...typed, seen: queued.seen } : typed));
    if (outcome.kind === "refused") {
      setProblem(await messages.show(outcome.error, form, fields));
      return;
    }
    const isKept = outcome.kind === "kept";
    form.reset(isKept && row === null ? values : typed); // what was added is in its list, and another can be
    draft.forget();
    if (isKept) return;
    toast.success(common.saved);
    // a section that is not queued has to read it again itself
    if (!queued) await Promise.all([utils.tent.invalidate(), utils.dashboard.invalidate()]);
    onSaved?.();
  });
  return { form, problem, pending: waiting !== undefined && waiting.state !== "done", draft, submit };
}
