"use client";

import { Dialog } from "~/components/ui/dialog";
import { ListSkeleton } from "~/components/ui/skeleton";
import { priceTexts } from "~/copy/price";
import { productListTexts } from "~/copy/product-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { PriceChangeList, useUndoPrices } from "./price-history";

type PriceChangesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Over the list of products: the last changes of prices, each of which can be undone. */
export function PriceChangesDialog({ open, onOpenChange }: PriceChangesDialogProps) {
  const { price, product } = useCopy(priceTexts, productListTexts);
  const history = api.price.history.useQuery(undefined, { enabled: open });
  const undo = useUndoPrices();
  const money = useMoney();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        undo.clear();
        onOpenChange(next);
      }}
      title={price.changes.list}
      closeLabel={product.close}
      wide
    >
      {history.isLoading ? <ListSkeleton label={price.changes.list} rows={5} className="h-16" /> : null}
      <PriceChangeList
        history={history.data}
        failed={history.isError}
        onRetry={() => void history.refetch()}
        undo={undo}
        money={money}
      />
    </Dialog>
  );
}
