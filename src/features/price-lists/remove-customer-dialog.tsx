"use client";

import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import type { ListedCustomer } from "./list-words";

interface RemoveCustomerDialogProps {
  listId: number;
  /** Null while it is closed. */
  customer: ListedCustomer | null;
  onClose: () => void;
}

/** Takes a customer off the list, and offers another link: the one that they have goes on opening it. */
export function RemoveCustomerDialog({ listId, customer, onClose }: RemoveCustomerDialogProps) {
  const { priceLists } = useCopy(priceListsTexts);
  const { people: copy, prices, form } = priceLists;
  const utils = api.useUtils();
  const remove = api.priceList.removeCustomer.useMutation();
  const isBusy = remove.isPending;
  const onSettled = () => void utils.priceList.invalidate(); // an answer may have been lost
  const take = (newLink: boolean) => {
    if (!customer || isBusy) return;
    const onSuccess = () => {
      toast(fill(copy.removed, { name: customer.name }));
      if (newLink) toast.success(prices.changed);
      onClose();
    };
    remove.mutate({ id: listId, customerId: customer.id, newLink }, { onSuccess, onSettled });
  };
  return (
    <Dialog
      title={fill(copy.removeTitle, { name: customer?.name ?? "" })}
      description={copy.removeText}
      closeLabel={form.cancel}
      open={customer !== null}
      onOpenChange={(open) => open || onClose()}
    >
      <DialogActions>
        <Button variant="sec" disabled={isBusy} onClick={() => take(false)}>
          {copy.removeOnly}
        </Button>
        <Button variant="bad" loading={isBusy} onClick={() => take(true)}>
          {copy.removeAndChange}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
