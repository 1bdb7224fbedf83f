import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { orderNumberSchema } from "~/domain/order/place/schemas";
import { EditOrderScreen } from "~/features/order/place/edit-order-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";

export const metadata: Metadata = { title: copyFor(null).orderEdit.open };

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
