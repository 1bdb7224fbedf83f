"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { phoneExample } from "~/domain/tent/phone";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

interface AddCustomerDialogProps {
  listId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives somebody who is known by the phone the prices of a list. */
export function AddCustomerDialog({ listId, open, onOpenChange }: AddCustomerDialogProps) {
  const { priceLists } = useCopy(priceListsTexts);
  const { people: copy, form: words } = priceLists;
  const { tent } = useSession();
  const utils = api.useUtils();
  const messages = useFormMessages();
  const add = api.priceList.addCustomer.useMutation({ meta: { ignoreErrors: true } });
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { name: "", phone: "" } });
  const save = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await add.mutateAsync({ id: listId, ...typed });
      await utils.priceList.invalidate();
      toast.success(fill(copy.added, { name: typed.name.trim() }));
      form.reset();
      onOpenChange(false);
    } catch (error) {
      setProblem(await messages.show(error, form, ["name", "phone"]));
    }
  });
  return (
    <Dialog title={copy.add} closeLabel={words.cancel} open={open} onOpenChange={onOpenChange}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {problem ? (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        ) : null}
        <FormInput
          control={form.control}
          name="name"
          label={copy.name}
          maxLength={ORDER_LIMITS.customerName}
          autoComplete="off"
        />
        <FormInput
          control={form.control}
          name="phone"
          label={copy.phone}
          type="tel"
          placeholder={tent ? phoneExample(tent.countryId) : undefined}
          maxLength={ORDER_LIMITS.phone}
          autoComplete="off"
        />
        <DialogActions>
          <Button type="submit" loading={add.isPending}>
            {copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
