"use client";

import { X } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { type ListedPriceList, type ListPeople, requestText } from "./list-words";
import { useListRequests } from "./use-list-requests";

/** Who asks for a list's prices and waits for an answer; nothing without them. */
export function AskingCustomers({ list, page }: { list: ListedPriceList; page: ListPeople }) {
  const { people: text } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const { accept, refuse } = useListRequests(list);
  if (page.asking.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{countText(text.asking, page.askingTotal, money)}</h2>
      <List>
        {page.asking.map((customer) => (
          <ListRow
            key={customer.id}
            title={<span className="wrap-anywhere">{customer.name}</span>}
            meta={<span className="wrap-anywhere">{requestText(customer, text)}</span>}
            end={
              <>
                <IconButton label={fill(text.refuse, { name: customer.name })} onClick={() => void refuse(customer)}>
                  <X aria-hidden="true" />
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
      {page.askingTotal > page.asking.length ? (
        <p className="text-sm text-ink-2">{fill(text.first, { n: page.asking.length })}</p>
      ) : null}
    </section>
  );
}
