import { notFound } from "next/navigation";
import { OrderPage } from "~/features/catalogue/order-page";
import { AppError } from "~/server/errors";
import { getTrackedOrder } from "~/server/services/order/get-tracked-order";
import { pageHead } from "../../../page-head";
import { openShop } from "../../../read";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ tent: string; token: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return pageHead(frame, { title: frame.copy.orderState, path: "/catalogo/pedido", hidden: true });
}

/** An order can be followed in a suspended shop too: it was made before. */
export default async function TrackedOrderPage({ params }: Props) {
  const { tent, token } = await params;
  const { frame, readNow } = await openShop(tent);
  const order = await readNow((ctx, id) => getTrackedOrder(ctx, id, token)).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (!order) notFound();
  return <OrderPage frame={frame} order={order} />;
}
