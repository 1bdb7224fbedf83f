"use client";

import { ChevronDown, Link2, RefreshCw } from "lucide-react";
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

interface LinkProps {
  list: ListedPriceList;
}

/** The list's link, beside the prices. */
export function ListLinkCard({ list }: LinkProps) {
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  return (
    <Card title={copy.link} className="max-md:hidden">
      <ListLink list={list} />
    </Card>
  );
}

/** On a phone it is folded, among the rows above the prices; open while it says that it does not open. */
export function ListLinkRow({ list }: LinkProps) {
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  return (
    <li className="bg-surface md:hidden">
      <details className="group" open={list.state !== "active"}>
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
          <Link2 aria-hidden="true" className="size-6 text-ink-2" />
          <span className="min-w-0 flex-1">{copy.link}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-3 group-open:rotate-180 motion-safe:transition-transform"
          />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          <ListLink list={list} />
        </div>
      </details>
    </li>
  );
}

/** Open, copy, change. */
function ListLink({ list }: LinkProps) {
  const { priceLists } = useCopy(priceListsTexts);
  const { prices: copy, form } = priceLists;
  const utils = api.useUtils();
  const change = api.priceList.changeLink.useMutation();
  const [asks, setAsks] = useState(false);
  return (
    <>
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
    </>
  );
}
