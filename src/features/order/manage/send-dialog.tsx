"use client";

import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput } from "~/components/ui/form";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import type { SentBy } from "./use-order-action";

type SendDialogProps = {
  number: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves to whether the order was marked as sent. */
  onSend: (sentBy: SentBy) => Promise<boolean>;
  before?: Partial<SentBy>;
};

/** Asks for the carrier and the tracking number, both optional. */
export function SendDialog({ number, open, onOpenChange, onSend, before }: SendDialogProps) {
  const { sendDialog } = useCopy(orderTexts).order;
  const { resolver } = useFormMessages();
  const form = useForm({
    resolver: resolver(() =>
      import("~/domain/order/place/schemas").then(({ orderActionSchema }) =>
        orderActionSchema.pick({ courier: true, trackingNumber: true }),
      ),
    ),
    defaultValues: { courier: before?.courier ?? "", trackingNumber: before?.trackingNumber ?? "" },
  });
  const { control, handleSubmit, formState } = form;
  const draft = useFormDraft(form, `order.send.${number}`);
  const submit = handleSubmit(async ({ courier, trackingNumber }) => {
    await onSend({ courier: courier ?? "", trackingNumber: trackingNumber ?? "" });
    draft.forget();
    onOpenChange(false);
  });
  const cancel = () => {
    draft.forget();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(sendDialog.title, { number })}
      description={sendDialog.text}
      closeLabel={sendDialog.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <DraftBanner draft={draft} />
        <FormInput
          control={control}
          name="courier"
          label={sendDialog.courier}
          aside={sendDialog.optional}
          placeholder={sendDialog.courierExample}
          maxLength={ORDER_LIMITS.courier}
        />
        <FormInput
          control={control}
          name="trackingNumber"
          label={sendDialog.tracking}
          aside={sendDialog.optional}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={ORDER_LIMITS.trackingNumber}
        />
        <DialogActions>
          <Button variant="sec" onClick={cancel}>
            {sendDialog.cancel}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {sendDialog.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
