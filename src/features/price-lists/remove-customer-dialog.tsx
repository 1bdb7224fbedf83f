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
  const change = api.priceList.changeLink.useMutation();
  const isBusy = remove.isPending || change.isPending;
  const take = async (withLink: boolean) => {
    if (!customer || isBusy) return;
    await remove.mutateAsync({ id: listId, customerId: customer.id });
    if (withLink) await change.mutateAsync({ id: listId });
    await utils.priceList.invalidate();
    toast(fill(copy.removed, { name: customer.name }));
    if (withLink) toast.success(prices.changed);
    onClose();
  };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // the popup has shown the error
  return (
    <Dialog
      title={fill(copy.removeTitle, { name: customer?.name ?? "" })}
      description={copy.removeText}
      closeLabel={form.cancel}
      open={customer !== null}
      onOpenChange={(open) => open || onClose()}
    >
      <DialogActions>
        <Button variant="sec" disabled={isBusy} onClick={() => quietly(take(false))}>
          {copy.removeOnly}
        </Button>
        <Button variant="bad" loading={isBusy} onClick={() => quietly(take(true))}>
          {copy.removeAndChange}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
