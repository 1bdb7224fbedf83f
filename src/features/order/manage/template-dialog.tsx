"use client";

import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput, FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { orderTexts } from "~/copy/order";
import { outboxTexts } from "~/copy/outbox";
import { TEMPLATE_FIELDS, TEMPLATE_LIMITS } from "~/domain/order/manage/template";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api, type RouterOutputs } from "~/trpc/react";

export type Template = RouterOutputs["order"]["templates"][number];

type TemplateDialogProps = { template: Template | null; onClose: () => void };

/** Creates or edits a reply template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { order, outbox } = useCopy(orderTexts, outboxTexts);
  const { answers: copy } = order;
  const messages = useFormMessages();
  const utils = api.useUtils();
  const create = api.order.createTemplate.useMutation();
  const update = api.order.updateTemplate.useMutation();
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/order/manage/template-schemas").then(({ templateFormSchema }) => templateFormSchema),
    ),
    defaultValues: { name: template?.name ?? "", text: template?.text ?? "" },
  });
  const draft = useFormDraft(form, `order.template.${template?.id ?? "new"}`);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const insert = (field: string) => {
    const text = form.getValues("text");
    const area = box.current?.querySelector("textarea");
    const [from, until] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
    form.setValue("text", `${text.slice(0, from)}{${field}}${text.slice(until)}`, { shouldDirty: true });
    area?.focus();
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    let done: unknown;
    try {
      const seen = template && { name: template.name, text: template.text };
      done = await (template && seen
        ? orQueued(update.mutateAsync({ id: template.id, ...values, seen }))
        : orQueued(create.mutateAsync(values)));
    } catch (error) {
      setProblem(await messages.show(error, form, ["name", "text"]));
      return;
    }
    if (done === null) toast(outbox.kept);
    else {
      await utils.order.templates.invalidate();
      toast.success(copy.saved);
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
      title={template ? copy.editTitle : copy.addTitle}
      closeLabel={copy.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <DraftBanner draft={draft} />
        <ErrorBanner>{problem}</ErrorBanner>
        <FormInput
          control={form.control}
          name="name"
          label={copy.name}
          placeholder={copy.nameExample}
          maxLength={TEMPLATE_LIMITS.name}
        />
        <div ref={box}>
          <FormTextarea
            control={form.control}
            name="text"
            label={copy.text}
            hint={copy.fieldsHint}
            rows={5}
            maxLength={TEMPLATE_LIMITS.text}
          />
        </div>
        <fieldset aria-label={copy.fieldsTitle} className="flex flex-wrap gap-2">
          {TEMPLATE_FIELDS.map((field) => (
            <Chip key={field} asChild>
              <button type="button" onClick={() => insert(field)}>
                {copy.fields[field]}
              </button>
            </Chip>
          ))}
        </fieldset>
        <DialogActions>
          <Button variant="sec" onClick={cancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
