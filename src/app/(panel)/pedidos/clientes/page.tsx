import { redirect } from "next/navigation";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { CustomerList } from "~/features/order/customers/customer-list";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.order.customers.title);

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
