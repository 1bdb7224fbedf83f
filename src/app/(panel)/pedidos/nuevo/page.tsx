import { redirect } from "next/navigation";
import { NEW_ORDER_CUSTOMER } from "~/domain/order/manage/list-address";
import { customerSchema } from "~/domain/order/place/schemas";
import { NewOrderScreen } from "~/features/order/place/new-order-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.order.form.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewOrderPage({ searchParams }: Props) {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  const named = customerSchema.safeParse({ id: Number((await searchParams)[NEW_ORDER_CUSTOMER]), page: 1 });
  const [setup, customer] = await Promise.all([
    api.order.setup(),
    named.success ? orNotFound(api.order.customer(named.data)) : null,
    api.order.products.prefetch({ search: null }),
  ]);
  return (
    <HydrateClient>
      <NewOrderScreen key={customer?.id} setup={setup} customer={customer} />
    </HydrateClient>
  );
}
