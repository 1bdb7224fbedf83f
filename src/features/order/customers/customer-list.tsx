"use client";

import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { SearchField } from "~/components/ui/search-field";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { orderTexts } from "~/copy/order";
import { formatPrice } from "~/domain/money/money";
import { customerListAddress, orderListInputOf } from "~/domain/order/manage/list-address";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { api } from "~/trpc/react";

/** `/pedidos/clientes`: customers who have ordered, by name. */
export function CustomerList() {
  const { order } = useCopy(orderTexts);
  const { customers: copy } = order;
  const params = useSearchParams();
  const { search, page } = orderListInputOf((name) => params.get(name));
  const [typed, type] = useTypedSearch(search, (next) => customerListAddress({ search: next }));
  const { data, isError, refetch } = api.order.customers.useQuery(
    { search, page },
    { placeholderData: keepPreviousData },
  );
  const narrowed = search !== null || page > 1;
  const { title, text, action } = narrowed ? copy.nothing : copy.empty;
  return (
    <>
      <PageHeader title={copy.title} back={{ href: "/pedidos", label: order.back }} />
      {data?.rows.length === 0 && !narrowed ? null : (
        <div className="mb-3 flex">
          <SearchField
            label={copy.search}
            clearLabel={copy.clearSearch}
            value={typed}
            onValueChange={type}
            maxLength={ORDER_LIMITS.search}
          />
        </div>
      )}
      {data?.rows.length === 0 ? (
        <EmptyState
          plain={narrowed}
          title={title}
          text={text}
          actions={
            <Button asChild variant={narrowed ? "sec" : "solid"}>
              <Link href={narrowed ? "/pedidos/clientes" : "/pedidos"}>{action}</Link>
            </Button>
          }
        />
      ) : data ? (
        <List aria-label={copy.list}>
          {data.rows.map(({ id, name, phone, readablePhone, orders, spent }) => (
            <ListRow
              key={id}
              data-row=""
              className="focus-within:bg-surface-2 lg:min-h-13 lg:py-1"
              title={
                <Link
                  href={`/pedidos/clientes/${id}`}
                  prefetch={false}
                  data-row-link=""
                  className="text-ink no-underline wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
              }
              meta={<span className="lg:hidden">{`${readablePhone} · ${copy.orders(orders)}`}</span>}
              end={
                <>
                  <span className="w-44 text-sm text-ink-2 max-lg:hidden">{readablePhone}</span>
                  <span className="w-32 text-sm text-ink-2 max-lg:hidden">{copy.orders(orders)}</span>
                  <b className="text-right font-head whitespace-nowrap lg:w-36">{formatPrice(spent, data.money)}</b>
                  <IconButton asChild label={`${copy.write}: ${name}`} className="relative max-lg:hidden">
                    <a href={whatsappUrl(phone)} target="_blank" rel="noopener">
                      <WhatsappMark />
                    </a>
                  </IconButton>
                </>
              }
            />
          ))}
        </List>
      ) : isError ? (
        <ReadFailed retry={copy.retry} onRetry={refetch}>
          {copy.failed}
        </ReadFailed>
      ) : (
        <WaitingRows label={copy.loading} rows={5} />
      )}
      {data ? (
        <Pagination
          page={data.page}
          pages={data.pages}
          hrefFor={(next) => customerListAddress({ search, page: next })}
          labels={{ ...copy.pages, position: copy.pages.position(data.page, data.pages) }}
        />
      ) : null}
    </>
  );
}
