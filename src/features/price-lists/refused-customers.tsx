"use client";

import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { type ListedCustomer, type ListedPriceList, type ListPeople, requestText } from "./list-words";
import { useListRequests } from "./use-list-requests";

interface RefusedCustomersProps {
  list: ListedPriceList;
  page: ListPeople;
  /** Unfolded from the start, as after a search that may have found one of them. */
  open: boolean;
}

/** Whom the merchant refused, folded: they can be accepted later, or deleted. Nothing without them. */
export function RefusedCustomers({ list, page, open }: RefusedCustomersProps) {
  const { people: text, form } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const { accept, forget } = useListRequests(list);
  const [forgets, setForgets] = useState<ListedCustomer | null>(null);
  const { refused, refusedTotal, askedAgain } = page;
  if (!refusedTotal) return null; // also in what a device kept of an earlier release
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg text-ink-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">{fill(text.refusedOnes, { n: formatAmount(refusedTotal, money) })}</b>
          {askedAgain > 0 ? <Tag tone="warn">{countText(text.askedAgainCount, askedAgain, money)}</Tag> : null}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="grid gap-2 pt-1">
        <p className="text-sm text-ink-2">{text.refusedText}</p>
        <List>
          {refused.map((customer) => (
            <ListRow
              key={customer.id}
              title={<span className="wrap-anywhere">{customer.name}</span>}
              meta={
                <>
                  <span className="wrap-anywhere">{requestText(customer, text)}</span>
                  {customer.askedAgainAt ? <Tag tone="warn">{text.askedAgain}</Tag> : null}
                </>
              }
              end={
                <>
                  <IconButton label={fill(text.forget, { name: customer.name })} onClick={() => setForgets(customer)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                  <Button
                    variant="soft"
                    size="sm"
                    aria-label={fill(text.acceptOf, { name: customer.name })}
                    onClick={() => void accept(customer)}
                  >
                    {text.accept}
                  </Button>
                </>
              }
            />
          ))}
        </List>
        {refusedTotal > refused.length ? (
          <p className="text-sm text-ink-2">{fill(text.firstRefused, { n: refused.length })}</p>
        ) : null}
      </div>
      <ConfirmDialog
        open={forgets !== null}
        onOpenChange={(on) => on || setForgets(null)}
        tone="bad"
        title={fill(text.forgetTitle, { name: forgets?.name ?? "" })}
        text={text.forgetText}
        confirmLabel={text.forgetIt}
        cancelLabel={form.cancel}
        onConfirm={() => forgets && forget(forgets)}
      />
    </details>
  );
}
