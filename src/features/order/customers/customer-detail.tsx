"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { List } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { orderTexts } from "~/copy/order";
import { newOrderAddress } from "~/domain/order/manage/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { api } from "~/trpc/react";
import { OrderRow } from "../manage/order-row";
import {
  CustomerAddresses,
  CustomerFacts,
  CustomerLists,
  CustomerNoteForm,
  type ShownCustomer,
} from "./customer-parts";

/** `/pedidos/clientes/{id}`: one customer with the merchant's note and their orders. */
export function CustomerDetail({ initial }: { initial: ShownCustomer }) {
  const { order } = useCopy(orderTexts);
  const { customers: copy } = order;
  const { id, page } = initial;
  const { data: customer } = api.order.customer.useQuery({ id, page }, { initialData: initial });
  const { name, rows, pages } = customer;
  const newOrder = (className: string) => (
    <Button asChild className={className}>
      <Link href={newOrderAddress(id)} prefetch={false}>
        <Plus aria-hidden="true" />
        {order.add}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={name}
        back={{ href: "/pedidos/clientes", label: copy.back }}
        actions={newOrder("max-lg:hidden")}
      />
      <div className="mb-4 grid grid-cols-1 gap-4 max-sm:-mt-4 lg:mb-6 lg:grid-cols-2 lg:items-start">
        <CustomerFacts customer={customer}>{newOrder("w-full lg:hidden")}</CustomerFacts>
        <CustomerNoteForm customer={customer} />
        <CustomerAddresses customer={customer} />
        <CustomerLists customer={customer} />
      </div>
      <h2 className="mb-3">{copy.theirOrders}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{copy.noOrders}</p>
      ) : (
        <List aria-label={copy.theirOrders}>
          {rows.map((row) => (
            <OrderRow key={row.number} row={row} list={customer} />
          ))}
        </List>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(next) => `/pedidos/clientes/${id}?pagina=${next}`}
        labels={{ ...order.pages, position: order.pages.position(page, pages) }}
      />
    </>
  );
}
