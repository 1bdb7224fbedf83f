import { redirect } from "next/navigation";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { OrderList } from "~/features/order/list/order-list";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.order.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OrdersPage({ searchParams }: Props) {
  const [params, tent] = await Promise.all([searchParams, api.tent.mine()]);
  if (!tent) redirect("/bienvenida");
  const input = orderListInputOf((name) => [params[name]].flat()[0] ?? null);
  await Promise.all([
    api.order.list.prefetch(input),
    input.filter === "sospechosos" ? api.order.suspected.prefetch() : undefined,
  ]);
  return (
    <HydrateClient>
      <OrderList />
    </HydrateClient>
  );
}
