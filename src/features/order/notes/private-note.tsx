"use client";

import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useChange } from "~/features/outbox/use-change";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";

/** Not an interface, which would be no record of values. */
type Note = { merchantNote: string };

export interface PrivateNoteProps {
  /** As it is stored. */
  note: string;
  /** The change of it that waits to be sent. */
  waiting: OutboxEntry | undefined;
  /** Names the draft. */
  form: string;
  texts: { title: string; hint: string; save: string; saved: string };
  /** Sends the note, with the one that the merchant saw: another tab may have written one meanwhile. */
  save: (change: Note & { seen: Note }) => Promise<unknown>;
}

/** What a merchant writes for themselves about an order or a customer. */
export function PrivateNote({ note, waiting, form: name, texts, save }: PrivateNoteProps) {
  const change = useChange();
  const shown = typeof waiting?.input.merchantNote === "string" ? waiting.input.merchantNote : note;
  const messages = useFormMessages();
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/order/place/schemas").then(({ merchantNoteSchema }) => merchantNoteSchema),
    ),
    values: { merchantNote: shown },
    resetOptions: { keepDirtyValues: true },
  });
  const draft = useFormDraft(form, name);
  const submit = form.handleSubmit(async ({ merchantNote }) => {
    const outcome = await change(save({ merchantNote, seen: { merchantNote: note } }));
    if (outcome.kind === "refused") {
      await messages.show(outcome.error, form, ["merchantNote"]);
      return;
    }
    form.reset({ merchantNote });
    draft.forget();
    if (outcome.kind === "saved") toast.success(texts.saved);
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <DraftBanner draft={draft} />
      <FormTextarea control={form.control} name="merchantNote" label={texts.title} hint={texts.hint} rows={2} />
      {waiting && waiting.state !== "done" ? (
        <span className="justify-self-start">
          <PendingTag />
        </span>
      ) : null}
      {form.formState.isDirty ? (
        <Button type="submit" variant="soft" loading={form.formState.isSubmitting}>
          {texts.save}
        </Button>
      ) : null}
    </form>
  );
}
