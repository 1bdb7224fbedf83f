"use client";

import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { toast } from "~/components/ui/toast";
import { priceListsTexts } from "~/copy/price-lists";
import { useCopy } from "~/features/app-context/copy-provider";
import { AddressRow } from "~/features/share/address-row";
import { api } from "~/trpc/react";
import type { ListedPriceList } from "./list-words";

/** The list's link: open, copy, change. */
export function ListLinkCard({ list }: { list: ListedPriceList }) {
  const { priceLists } = useCopy(priceListsTexts);
  const { prices: copy, form } = priceLists;
  const utils = api.useUtils();
  const change = api.priceList.changeLink.useMutation();
  const [asks, setAsks] = useState(false);
  return (
    <Card title={copy.link}>
      {list.state === "active" ? (
        <p className="text-sm text-ink-2">{copy.linkText}</p>
      ) : (
        <Banner tone="warn">{copy.closed}</Banner>
      )}
      <AddressRow url={list.link} texts={copy} />
      <Button variant="txt" size="sm" className="justify-self-start" onClick={() => setAsks(true)}>
        <RefreshCw aria-hidden="true" />
        {copy.change}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={copy.changeTitle}
        text={copy.changeText}
        confirmLabel={copy.change}
        cancelLabel={form.cancel}
        onConfirm={async () => {
          await change.mutateAsync({ id: list.id });
          await utils.priceList.invalidate();
          toast.success(copy.changed);
        }}
      />
    </Card>
  );
}
