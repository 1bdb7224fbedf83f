import { copyFor } from "~/copy/copy";
import { moneyFormatOf } from "~/domain/money/number-format";
import { writtenTotal } from "~/domain/order/place/written-total";
import type { ServiceContext } from "~/server/context";
import type { NewOrder } from "~/server/ports/order-feed";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** What the notice of a new order says. */
export interface ArrivedOrder extends Pick<NewOrder, "tentId" | "number" | "customerName"> {
  /** The total as text, in the money of its shop. */
  total: string;
}

/** Streams new orders of the shop, and of its owner's other shops, until `signal` aborts. */
export async function* watchOrders(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  signal?: AbortSignal,
): AsyncGenerator<ArrivedOrder> {
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
    const tents = await ctx.db.tent.findMany({
      where: { OR: [{ id: tentId }, { ownerId: ctx.actor?.userId ?? 0 }] },
      select: { id: true, country: { select: { id: true, symbol: true } } },
    });
    const formats = new Map(tents.map(({ id, country }) => [id, moneyFormatOf(country)]));
    const words = copyFor(ctx.actor?.countryId ?? null).orderMail;
    for (const id of formats.keys()) if (id !== tentId) leave.push(orderFeed.subscribe(id, hear));
    while (!signal?.aborted) {
      const next = waiting.shift();
      if (!next) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const format = formats.get(next.tentId);
      if (format) yield { ...noticeOf(next), total: writtenTotal(next, format, words) };
    }
  } finally {
    for (const stop of leave) stop();
    signal?.removeEventListener("abort", onAbort);
  }
}

const noticeOf = ({ tentId, number, customerName }: NewOrder) => ({ tentId, number, customerName });
