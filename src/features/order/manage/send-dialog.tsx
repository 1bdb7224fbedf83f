"use client";

import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput } from "~/components/ui/form";
import { fill } from "~/copy/fill";
import { ORDER_LIMITS, orderActionSchema } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import type { SentBy } from "./use-order-action";

const schema = z.object({
  courier: orderActionSchema.shape.courier,
  trackingNumber: orderActionSchema.shape.trackingNumber,
});

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
  const { sendDialog } = useCopy().order;
  const { resolver } = useFormMessages();
  const { control, handleSubmit, formState } = useForm({
    resolver: resolver(schema),
    defaultValues: { courier: before?.courier ?? "", trackingNumber: before?.trackingNumber ?? "" },
  });
  const submit = handleSubmit(async ({ courier, trackingNumber }) => {
    await onSend({ courier: courier ?? "", trackingNumber: trackingNumber ?? "" });
    onOpenChange(false);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(sendDialog.title, { number })}
      description={sendDialog.text}
      closeLabel={sendDialog.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
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
          <Button variant="sec" onClick={() => onOpenChange(false)}>
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
