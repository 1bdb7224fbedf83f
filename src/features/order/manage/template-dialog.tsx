"use client";

import { useRef } from "react";
import { Chip } from "~/components/ui/chip";
import { FormInput, FormTextarea } from "~/components/ui/form";
import { orderTexts } from "~/copy/order";
import { TEMPLATE_FIELDS, TEMPLATE_LIMITS } from "~/domain/order/manage/template";
import { useCopy } from "~/features/app-context/copy-provider";
import { ChangeDialog } from "~/features/outbox/change-dialog";
import { api, type RouterOutputs } from "~/trpc/react";

export type Template = RouterOutputs["order"]["templates"][number];

type TemplateDialogProps = { template: Template | null; onClose: () => void };

/** Creates or edits a reply template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { answers: copy } = useCopy(orderTexts).order;
  const create = api.order.createTemplate.useMutation();
  const update = api.order.updateTemplate.useMutation();
  const box = useRef<HTMLDivElement>(null);
  const values = { name: template?.name ?? "", text: template?.text ?? "" };
  return (
    <ChangeDialog
      title={template ? copy.editTitle : copy.addTitle}
      labels={copy}
      draft={`order.template.${template?.id ?? "new"}`}
      loadSchema={() =>
        import("~/domain/order/manage/template-schemas").then(({ templateFormSchema }) => templateFormSchema)
      }
      values={values}
      make={(typed): Promise<unknown> =>
        template ? update.mutateAsync({ id: template.id, ...typed, seen: values }) : create.mutateAsync(typed)
      }
      said={copy.saved}
      onClose={onClose}
    >
      {(form) => {
        const insert = (field: string) => {
          const text = form.getValues("text");
          const area = box.current?.querySelector("textarea");
          const [from, until] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
          form.setValue("text", `${text.slice(0, from)}{${field}}${text.slice(until)}`, { shouldDirty: true });
          area?.focus();
        };
        return (
          <>
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
          </>
        );
      }}
    </ChangeDialog>
  );
}
