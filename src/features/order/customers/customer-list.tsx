"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { SearchField } from "~/components/ui/search-field";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { orderTexts } from "~/copy/order";
import { formatPrice } from "~/domain/money/money";
import { customerListAddress, orderListInputOf } from "~/domain/order/manage/list-address";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { api, type RouterOutputs } from "~/trpc/react";
import { OrderRow } from "../manage/order-row";

/** `/pedidos/clientes`: customers who have ordered, by name. */
export function CustomerList() {
  const { order } = useCopy(orderTexts);
  const { customers: copy } = order;
  const params = useSearchParams();
  const { search, page } = orderListInputOf((name) => params.get(name));
  const [typed, type] = useTypedSearch(search, (next) => customerListAddress({ search: next }));
  const { data } = api.order.customers.useQuery({ search, page }, { placeholderData: keepPreviousData });
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
      ) : (
        <List aria-label={copy.list} aria-busy={data === undefined}>
          {data?.rows.map(({ id, name, phone, orders, spent }) => (
            <ListRow
              key={id}
              data-row=""
              className="focus-within:bg-surface-2 lg:min-h-13 lg:py-1"
              title={
                <Link
                  href={`/pedidos/clientes/${id}`}
                  prefetch={false}
                  data-row-link=""
                  className="text-ink no-underline after:absolute after:inset-0"
                >
                  {name}
                </Link>
              }
              meta={<span className="lg:hidden">{`+${phone} · ${copy.orders(orders)}`}</span>}
              end={
                <>
                  <span className="w-44 text-sm text-ink-2 max-lg:hidden">{`+${phone}`}</span>
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

type CustomerDetailProps = { initial: RouterOutputs["order"]["customer"] };

/** `/pedidos/clientes/{id}`: one customer with their orders. */
export function CustomerDetail({ initial }: CustomerDetailProps) {
  const { order } = useCopy(orderTexts);
  const { customers: copy } = order;
  const { id, page } = initial;
  const { data: customer } = api.order.customer.useQuery({ id, page }, { initialData: initial });
  const { name, phone, orders, spent, rows, pages, money } = customer;
  return (
    <>
      <PageHeader title={name} back={{ href: "/pedidos/clientes", label: copy.back }} />
      <Group className="mb-4 max-sm:-mt-4">
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 wrap-anywhere">
            {phone ? <b className="block font-semibold">+{phone}</b> : null}
            <span className="text-sm text-ink-2">
              {copy.orders(orders)} · {copy.spent(formatPrice(spent, money))}
            </span>
          </p>
          {phone ? (
            <>
              <IconButton asChild label={copy.call} className="bg-surface-2">
                <a href={`tel:+${phone}`}>
                  <Phone aria-hidden="true" />
                </a>
              </IconButton>
              <IconButton asChild label={copy.write} className="bg-surface-2">
                <a href={whatsappUrl(phone)} target="_blank" rel="noopener">
                  <WhatsappMark />
                </a>
              </IconButton>
            </>
          ) : null}
        </div>
      </Group>
      <h2 className="mb-3">{copy.theirOrders}</h2>
      <List aria-label={copy.theirOrders}>
        {rows.map((row) => (
          <OrderRow key={row.number} row={row} list={customer} />
        ))}
      </List>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(next) => `/pedidos/clientes/${id}?pagina=${next}`}
        labels={{ ...order.pages, position: order.pages.position(page, pages) }}
      />
    </>
  );
}
