import { OrderTrackingPage } from "~/features/catalogue/pages/order-tracking-page";
import { AppError } from "~/server/errors";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { getTrackedOrder } from "~/server/services/order/place/get-tracked-order";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";

/** An order as its customer follows it. */
export async function trackingPage({ frame, readNow }: OpenShop, token: string): Promise<PageResult> {
  const order = await readNow((ctx, shown) => getTrackedOrder(ctx, tentIdOf(shown), token)).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (!order) return null;
  return {
    head: pageHead(frame, { title: frame.copy.orderState, path: "/catalogo/pedido", hidden: true }),
    body: <OrderTrackingPage frame={frame} order={order} />,
    scripted: true,
  };
}
