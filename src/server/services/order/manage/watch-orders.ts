import type { ServiceContext } from "~/server/context";
import type { NewOrder } from "~/server/ports/order-feed";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Streams new orders of the shop, and of its owner's other shops, until `signal` aborts. */
export async function* watchOrders(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  signal?: AbortSignal,
): AsyncGenerator<NewOrder> {
  const waiting: NewOrder[] = [];
  let wake = () => {};
  const hear = (order: NewOrder) => {
    waiting.push(order);
    wake();
  };
  const { orderFeed } = ctx.ports;
  const leave = [orderFeed.subscribe(tentId, hear)];
  const onAbort = () => wake();
  signal?.addEventListener("abort", onAbort);
  try {
    const others = await ctx.db.tent.findMany({
      where: { ownerId: ctx.actor?.userId ?? 0, id: { not: tentId } },
      select: { id: true },
    });
    for (const { id } of others) leave.push(orderFeed.subscribe(id, hear));
    while (!signal?.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    for (const stop of leave) stop();
    signal?.removeEventListener("abort", onAbort);
  }
}
