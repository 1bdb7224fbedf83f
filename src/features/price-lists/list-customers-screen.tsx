"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { UserMinus, UserPlus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card, TwoColumns } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { SearchField } from "~/components/ui/search-field";
import { ListSkeleton } from "~/components/ui/skeleton";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import { listCustomersHref, listPricesHref } from "~/domain/price-lists/list-path";
import { readableNumber } from "~/domain/tent/phone";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { AskingCustomers } from "./asking-customers";
import type { ListedCustomer, ListedPriceList } from "./list-words";
import { RefusedCustomers } from "./refused-customers";
import { useListChat } from "./use-list-requests";

const AddCustomerDialog = lazyPart(() => import("./add-customer-dialog").then((module) => module.AddCustomerDialog));
const RemoveCustomerDialog = lazyPart(() =>
  import("./remove-customer-dialog").then((module) => module.RemoveCustomerDialog),
);

function addressOf(id: number, { search, page }: { search: string | null; page: number }): string {
  const query = new URLSearchParams();
  if (search) query.set("buscar", search);
  if (page > 1) query.set("pagina", String(page));
  return listCustomersHref(id) + (query.size > 0 ? `?${query}` : "");
}

/** `/productos/promociones/listas/{id}/clientes`: who asks for the list's prices, and who has them. */
export function ListCustomersScreen({ list }: { list: ListedPriceList }) {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const { people: text } = copy;
  const money = useMoney();
  const { id, name } = list;
  const params = useSearchParams();
  const asked = { search: params.get("buscar"), page: Math.max(1, Number(params.get("pagina")) || 1) };
  const [typed, type] = useTypedSearch(asked.search, (search) => addressOf(id, { search, page: 1 }));
  const { data, isError, refetch, isPlaceholderData } = api.priceList.customers.useQuery(
    { id, ...asked },
    { placeholderData: keepPreviousData },
  );
  const [adds, setAdds] = useState(false);
  const [removes, setRemoves] = useState<ListedCustomer | null>(null);
  const chatOf = useListChat(list);
  const add = (className?: string) => (
    <Button className={className} onClick={() => setAdds(true)}>
      <UserPlus aria-hidden="true" />
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={fill(text.title, { name })}
        back={{ href: listPricesHref(id), label: copy.backToList }}
        actions={data && !data.isEmpty ? add("max-lg:hidden") : null}
      />
      {data === undefined && !isError ? <ListSkeleton label={copy.loading} className="h-16" /> : null}
      {data === undefined && isError ? (
        <ReadFailed retry={copy.retry} onRetry={() => refetch()}>
          {copy.failed}
        </ReadFailed>
      ) : null}
      {data?.isEmpty ? <EmptyState title={text.none} text={text.noneText} actions={add("w-full")} /> : null}
      {data && !data.isEmpty ? (
        <TwoColumns>
          <div className="grid min-w-0 grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
            <SearchField
              label={text.search}
              clearLabel={copy.prices.clear}
              value={typed}
              maxLength={MAX_QUERY}
              onValueChange={type}
            />
            {data.askingTotal + data.total + data.refusedTotal === 0 ? (
              <EmptyState plain title={text.notFound} text={copy.prices.noneText} />
            ) : null}
            {data.askingTotal + data.total === 0 && asked.search === null ? (
              <EmptyState plain title={text.none} text={text.noneText} />
            ) : null}
            <AskingCustomers list={list} page={data} />
            {data.customers.length > 0 ? (
              <section className="grid gap-2">
                <h2>{countText(text.with, data.total, money)}</h2>
                <List>
                  {data.customers.map((customer) => (
                    <ListRow
                      key={customer.id}
                      title={<span className="wrap-anywhere">{customer.name}</span>}
                      meta={readableNumber(customer.phone)}
                      end={
                        <>
                          <b className="font-head whitespace-nowrap">{formatPrice(customer.bought, money)}</b>
                          <IconButton asChild label={fill(text.sendTo, { name: customer.name })}>
                            <a href={chatOf(customer)} target="_blank" rel="noopener noreferrer">
                              <WhatsappMark />
                            </a>
                          </IconButton>
                          <IconButton
                            label={fill(text.remove, { name: customer.name })}
                            onClick={() => setRemoves(customer)}
                          >
                            <UserMinus aria-hidden="true" />
                          </IconButton>
                        </>
                      }
                    />
                  ))}
                </List>
                <p className="text-sm text-ink-2">{text.bought}</p>
              </section>
            ) : null}
            <Pagination
              page={asked.page}
              pages={data.pages}
              hrefFor={(page) => addressOf(id, { ...asked, page })}
              labels={{
                ...copy.prices.pages,
                position: fill(copy.prices.position, { page: asked.page, pages: data.pages }),
              }}
            />
            <RefusedCustomers key={asked.search} list={list} page={data} open={asked.search !== null} />
            <div className="lg:hidden">
              <SaveBar
                label={text.add}
                plain
                status={<b className="font-semibold text-ink">{countText(text.with, data.total, money)}</b>}
              >
                {add()}
              </SaveBar>
            </div>
          </div>
          <Card title={text.how}>
            <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-2">
              <li>{text.howLink}</li>
              <li>{text.howRemove}</li>
            </ul>
          </Card>
        </TwoColumns>
      ) : null}
      <AddCustomerDialog listId={id} open={adds} onOpenChange={setAdds} />
      <RemoveCustomerDialog listId={id} customer={removes} onClose={() => setRemoves(null)} />
    </>
  );
}
