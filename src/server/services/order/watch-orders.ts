import type { ServiceContext } from "~/server/context";
import type { NewOrder } from "~/server/ports/order-feed";
import type { OwnedTentId } from "~/server/tenant";

/** The shop's new orders as they come in, until `signal` says that nobody looks any more. */
export async function* watchOrders(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  signal?: AbortSignal,
): AsyncGenerator<NewOrder> {
  const waiting: NewOrder[] = [];
  let wake = () => {};
  const leave = ctx.ports.orderFeed.subscribe(tentId, (order) => {
    waiting.push(order);
    wake();
  });
  const onAbort = () => wake();
  signal?.addEventListener("abort", onAbort);
  try {
    while (!signal?.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    leave();
    signal?.removeEventListener("abort", onAbort);
  }
}
