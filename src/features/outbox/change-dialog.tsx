"use client";

import { type ReactNode, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { toast } from "~/components/ui/toast";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { type LoadSchema, useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { useChange } from "./use-change";

interface ChangeDialogProps<Values extends FieldValues, Answer> {
  open?: boolean;
  title: string;
  labels: { close: string; cancel: string; save: string };
  /** Names the draft of what is typed. */
  draft: string;
  loadSchema: LoadSchema<Values>;
  /** As the dialog opens; its keys are the fields beside which errors are shown. */
  values: Values;
  make: (typed: Values) => Promise<Answer>;
  /** What a toast says once it is saved. */
  said?: string;
  onSaved?: (answer: Answer) => void;
  onClose: () => void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** A dialog whose fields are one change: refused, it stays open with what was typed; saved or kept, it closes. */
export function ChangeDialog<Values extends FieldValues, Answer>({
  open = true,
  title,
  ...form
}: ChangeDialogProps<Values, Answer>) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : form.onClose())}
      title={title}
      closeLabel={form.labels.close}
    >
      <DialogForm {...form} />
    </Dialog>
  );
}

function DialogForm<Values extends FieldValues, Answer>({
  labels,
  draft: draftName,
  loadSchema,
  values,
  make,
  said,
  onSaved,
  onClose,
  children,
}: Omit<ChangeDialogProps<Values, Answer>, "open" | "title">) {
  const messages = useFormMessages();
  const change = useChange();
  const form = useForm<Values>({
    resolver: messages.resolver(loadSchema),
    defaultValues: values as DefaultValues<Values>,
  });
  const draft = useFormDraft(form, draftName);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    const outcome = await change(make(typed));
    if (outcome.kind === "refused") {
      setProblem(await messages.show(outcome.error, form, Object.keys(values) as FieldPath<Values>[]));
      return;
    }
    if (outcome.kind === "saved") {
      onSaved?.(outcome.answer);
      if (said) toast.success(said);
    }
    close();
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        // React bubbles submit events through portals, so without this a form around the dialog would be submitted too.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <DraftBanner draft={draft} />
      <ErrorBanner>{problem}</ErrorBanner>
      {children(form)}
      <DialogActions>
        <Button variant="sec" onClick={close}>
          {labels.cancel}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {labels.save}
        </Button>
      </DialogActions>
    </form>
  );
}
