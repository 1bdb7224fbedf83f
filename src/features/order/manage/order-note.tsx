"use client";

import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormTextarea } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { orderTexts } from "~/copy/order";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { pendingInput } from "~/features/outbox/pending-entries";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useOutbox } from "~/features/outbox/use-outbox";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import type { OrderDetail } from "./order";

/** The merchant's private note. */
export function OrderNote({ order }: { order: OrderDetail }) {
  const { order: texts, outbox } = useCopy(orderTexts, outboxTexts);
  const { note: copy } = texts;
  const waiting = pendingInput(useOutbox(), "order.note", order.number);
  const shown = typeof waiting?.input.merchantNote === "string" ? waiting.input.merchantNote : order.merchantNote;
  const messages = useFormMessages();
  const utils = api.useUtils();
  const save = api.order.note.useMutation();
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/order/place/schemas").then(({ orderNoteSchema }) =>
        orderNoteSchema.pick({ merchantNote: true }),
      ),
    ),
    values: { merchantNote: shown },
    resetOptions: { keepDirtyValues: true },
  });
  const draft = useFormDraft(form, `order.note.${order.number}`);
  const submit = form.handleSubmit(async ({ merchantNote }) => {
    try {
      const seen = { merchantNote: order.merchantNote };
      const done = await orQueued(save.mutateAsync({ number: order.number, merchantNote, seen }));
      form.reset({ merchantNote });
      draft.forget();
      if (done === null) {
        toast(outbox.kept);
        return;
      }
    } catch (error) {
      await messages.show(error, form, ["merchantNote"]);
      return;
    }
    await utils.order.get.invalidate({ number: order.number });
    toast.success(copy.saved);
  });
  return (
    <Group className="print:hidden">
      <form onSubmit={submit} noValidate className="grid gap-3">
        <DraftBanner draft={draft} />
        <FormTextarea control={form.control} name="merchantNote" label={copy.title} hint={copy.hint} rows={2} />
        {waiting && waiting.state !== "done" ? (
          <span className="justify-self-start">
            <PendingTag />
          </span>
        ) : null}
        {form.formState.isDirty ? (
          <Button type="submit" variant="soft" loading={form.formState.isSubmitting}>
            {copy.save}
          </Button>
        ) : null}
      </form>
    </Group>
  );
}
