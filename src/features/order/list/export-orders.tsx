"use client";

import { Download, FileSpreadsheet } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { orderDaysTexts } from "~/copy/order-days";
import { orderExportAddress } from "~/domain/order/manage/list-address";
import type { OrderListInput } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";

type ExportOrdersProps = { open: boolean; onOpenChange: (open: boolean) => void; asked: OrderListInput };

/** Exports the orders that match the list's filters. */
export function ExportOrders({ open, onOpenChange, asked }: ExportOrdersProps) {
  const { file: copy } = useCopy(orderDaysTexts).orderEdit;
  const fileAddress = useFileAddress();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} description={copy.text} closeLabel={copy.close}>
      <div className="grid gap-2">
        <Button asChild block onClick={() => onOpenChange(false)}>
          <a href={fileAddress(orderExportAddress(asked, "xlsx"))} download>
            <FileSpreadsheet aria-hidden="true" />
            {copy.excel}
          </a>
        </Button>
        <Button asChild variant="sec" block onClick={() => onOpenChange(false)}>
          <a href={fileAddress(orderExportAddress(asked, "csv"))} download>
            <Download aria-hidden="true" />
            {copy.csv}
          </a>
        </Button>
      </div>
    </Dialog>
  );
}
