"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { linkTexts } from "~/copy/link";
import { outboxTexts } from "~/copy/outbox";
import { MAX_LINKTREE_TEXT } from "~/domain/link/link";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";

type DescriptionDialogProps = { description: string; onClose: () => void; onSaved: () => Promise<unknown> };

/** Edits the description under the shop's name. */
export function DescriptionDialog({ description, onClose, onSaved }: DescriptionDialogProps) {
  const { link: copy, outbox } = useCopy(linkTexts, outboxTexts);
  const messages = useFormMessages();
  const describe = api.link.describe.useMutation();
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/link/schemas").then(({ linktreeDescriptionSchema }) => linktreeDescriptionSchema),
    ),
    defaultValues: { description },
  });
  const draft = useFormDraft(form, "link.description");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    let done: unknown;
    try {
      done = await orQueued(describe.mutateAsync({ ...values, seen: { description } }));
    } catch (error) {
      setProblem(await messages.show(error, form, ["description"]));
      return;
    }
    if (done === null) toast(outbox.kept);
    else {
      await onSaved();
      toast.success(copy.descriptionSaved);
    }
    draft.forget();
    onClose();
  });
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={copy.changeDescription}
      closeLabel={copy.form.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <DraftBanner draft={draft} />
        <ErrorBanner>{problem}</ErrorBanner>
        <FormTextarea
          control={form.control}
          name="description"
          label={copy.description}
          hint={copy.descriptionHint}
          rows={4}
          maxLength={MAX_LINKTREE_TEXT}
          autoFocus
        />
        <DialogActions>
          <Button variant="sec" onClick={cancel}>
            {copy.form.cancel}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {copy.form.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
