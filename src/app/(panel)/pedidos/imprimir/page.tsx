import { orderListAddress, orderListInputOf } from "~/domain/order/manage/list-address";
import { orderNumberSchema } from "~/domain/order/place/schemas";
import { PrintOrdersScreen } from "~/features/order/print/print-orders-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.orderEdit.print.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PrintOrdersPage({ searchParams }: Props) {
  const params = await searchParams;
  const get = (name: string) => [params[name]].flat()[0] ?? null;
  const number = orderNumberSchema.safeParse(Number(get("pedido"))).data ?? null;
  const scope = orderListInputOf(get);
  const printed = await orNotFound(api.order.printed({ ...scope, number }));
  const back = number === null ? orderListAddress({ ...scope, page: 1 }) : `/pedidos/${number}`;
  return <PrintOrdersScreen key={back} printed={printed} back={back} />;
}
