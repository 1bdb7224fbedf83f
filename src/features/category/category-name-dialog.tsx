"use client";

import { type FormEvent, useId } from "react";
import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput } from "~/components/ui/form";
import { categoryTexts } from "~/copy/category";
import { MAX_CATEGORY_NAME } from "~/domain/category/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";

type CategoryNameDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  hint?: string;
  saveLabel: string;
  name: string;
  /** Names the draft of what is typed. */
  draftName: string;
  /** If it rejects, the error is shown beside the name and the dialog stays open. */
  onSave: (name: string) => Promise<unknown>;
};

/** Asks for the name of a new or existing category. */
export function CategoryNameDialog({ open, onOpenChange, title, ...form }: CategoryNameDialogProps) {
  const { category } = useCopy(categoryTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={category.close}>
      <NameForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type NameFormProps = Pick<CategoryNameDialogProps, "hint" | "saveLabel" | "name" | "draftName" | "onSave"> & {
  onDone: () => void;
};

function NameForm({ hint, saveLabel, name, draftName, onSave, onDone }: NameFormProps) {
  const { category } = useCopy(categoryTexts);
  const messages = useFormMessages();
  const id = useId();
  const form = useForm({
    defaultValues: { name },
    resolver: messages.resolver(() =>
      import("~/domain/category/schemas").then(({ categoryFormSchema }) => categoryFormSchema.pick({ name: true })),
    ),
  });
  const draft = useFormDraft(form, draftName);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(values.name);
      draft.forget();
      onDone();
    } catch (error) {
      const rest = await messages.show(error, form, ["name"]);
      if (rest) form.setError("name", { type: "server", message: rest }, { shouldFocus: true });
    }
  });
  const cancel = () => {
    draft.forget();
    onDone();
  };
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        // React bubbles submit events through portals, so without this the outer form would be submitted too.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <DraftBanner draft={draft} />
      <FormInput
        control={form.control}
        name="name"
        label={category.form.name}
        hint={hint}
        placeholder={category.form.placeholder}
        maxLength={MAX_CATEGORY_NAME}
        autoComplete="off"
        autoFocus
      />
      <DialogActions>
        <Button variant="sec" onClick={cancel}>
          {category.cancel}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {saveLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
