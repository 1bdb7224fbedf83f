import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { CustomerList } from "~/features/order/customers/customer-list";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: copyFor(null).order.customers.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CustomersPage({ searchParams }: Props) {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  const params = await searchParams;
  const { search, page } = orderListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.order.customers.prefetch({ search, page });
  return (
    <HydrateClient>
      <CustomerList />
    </HydrateClient>
  );
}
