import { notFound } from "next/navigation";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { customerSchema } from "~/domain/order/place/schemas";
import { CustomerDetail } from "~/features/order/customers/customer-detail";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.order.customers.title);

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CustomerPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const { page } = orderListInputOf((name) => [query[name]].flat()[0] ?? null);
  const asked = customerSchema.safeParse({ id: /^\d+$/.test(id) ? Number(id) : null, page });
  if (!asked.success) notFound();
  const customer = await orNotFound(api.order.customer(asked.data));
  return <CustomerDetail key={`${id}-${page}`} initial={customer} />;
}
