import { notFound } from "next/navigation";
import { orderNumberSchema } from "~/domain/order/place/schemas";
import { EditOrderScreen } from "~/features/order/place/edit-order-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.orderEdit.open);

type Props = { params: Promise<{ number: string }> };

export default async function EditOrderPage({ params }: Props) {
  const written = (await params).number;
  const parsed = orderNumberSchema.safeParse(/^\d+$/.test(written) ? Number(written) : null);
  if (!parsed.success) notFound();
  const number = parsed.data;
  const [order, editable, setup] = await Promise.all([
    orNotFound(api.order.get({ number })),
    orNotFound(api.order.editable({ number })),
    api.order.setup(),
  ]);
  return <EditOrderScreen key={number} order={order} editable={editable} setup={setup} />;
}
