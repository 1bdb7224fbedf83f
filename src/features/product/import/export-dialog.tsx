"use client";

import { Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { formatAmount } from "~/domain/money/money";
import { type ProductListParams, productListHref } from "~/domain/product/crud/list-address";
import { PRODUCT_EXPORT_LIMIT } from "~/domain/product/import/export-rows";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";

type ExportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  asked: ProductListParams;
  all: number;
  matching: number;
};

const everything: ProductListParams = { search: "", filter: null, categoryId: null, sort: "newest", page: 1 };

/** Exports all products, or those that match the list's filters, as a file. */
export function ExportDialog({ open, onOpenChange, asked, all, matching }: ExportDialogProps) {
  const { export: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const narrowed = productListHref({ ...asked, page: 1 }) !== productListHref(everything);
  const canNarrow = narrowed && asked.filter !== "bin" && matching > 0;
  const fileAddress = useFileAddress();
  const [scope, setScope] = useState<"all" | "these">("these");
  const chosen = canNarrow && scope === "these" ? asked : everything;
  const count = chosen === asked ? matching : all;
  const hrefOf = (format: "xlsx" | "csv") => {
    const [, query = ""] = productListHref({ ...chosen, page: 1 }).split("?");
    const params = new URLSearchParams(query);
    params.set("formato", format);
    return fileAddress(`/api/product-export?${params}`);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} description={copy.text} closeLabel={copy.close}>
      {canNarrow ? (
        <Seg
          label={copy.scope}
          name="export-scope"
          options={[
            { value: "these", label: fill(copy.these, { n: formatAmount(matching, money) }) },
            { value: "all", label: copy.all },
          ]}
          value={scope}
          onValueChange={setScope}
        />
      ) : null}
      {count > PRODUCT_EXPORT_LIMIT ? (
        <Banner tone="warn">{fill(copy.limit, { limit: formatAmount(PRODUCT_EXPORT_LIMIT, money) })}</Banner>
      ) : null}
      {all === 0 ? <p>{copy.empty}</p> : null}
      {all > 0 ? (
        <div className="grid gap-2">
          <Button asChild block onClick={() => onOpenChange(false)}>
            <a href={hrefOf("xlsx")} download>
              <FileSpreadsheet aria-hidden="true" />
              {copy.excel}
            </a>
          </Button>
          <Button asChild variant="sec" block onClick={() => onOpenChange(false)}>
            <a href={hrefOf("csv")} download>
              <Download aria-hidden="true" />
              {copy.csv}
            </a>
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
