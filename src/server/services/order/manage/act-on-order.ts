import { milliFromAmount } from "~/domain/money/milli";
import { applyOrderAction } from "~/domain/order/manage/states";
import type { OrderActionInput } from "~/domain/order/place/schemas";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { besidesHeld } from "../holds/held-stock";
import { holdAfter } from "../holds/hold-after";
import { refreshHeld } from "../holds/hold-stock";
import { lastTaken, returnStock, storedTaken, takeStock } from "../place/move-stock";
import { stateOf, stateSelect } from "./order-state";

const select = {
  ...stateSelect,
  id: true,
  tentId: true,
  heldUntil: true,
  heldBy: true,
  seenAt: true,
  suspected: true,
  lines: {
    select: { productId: true, variantId: true, name: true, variantName: true, quantity: true },
    orderBy: { position: "asc" },
  },
} as const;

/**
 * Moves an order one step of the state machine; stock is taken on confirmation and returned at most once. With a
 * client key, the same action sent twice is done once.
 */
export async function actOnOrder(ctx: ServiceContext, tentId: OwnedTentId, input: OrderActionInput): Promise<void> {
  const { number, action, clientKey, courier, trackingNumber } = input;
  await changeTent(
    ctx,
    tentId,
    async (change) => {
      const { tx } = change;
      const order = requireFound(await tx.order.findUnique({ where: { tentId_number: { tentId, number } }, select }));
      if (clientKey !== undefined) {
        const where = { orderId_clientKey: { orderId: order.id, clientKey } };
        if (await tx.orderEvent.findUnique({ where, select: { id: true } })) return false;
      }
      const step = applyOrderAction(stateOf(order), action);
      const kind = action === "reopenAsNew" ? "reopen" : action;
      // a suspected order can only be archived or reopened until it is accepted
      const isHeld = order.suspected && action !== "archive" && action !== "reopen";
      if (!step.ok || isHeld) throw new AppError("STATE_NOT_ALLOWED");

      const now = ctx.now();
      const lines = order.lines.map(stockLine);
      const taken = step.stock === "take" ? await takeStock(change, await besidesHeld(tx, order, lines, now)) : null;
      if (step.stock === "return") await returnStock(change, await lastTaken(tx, order.id));

      const hold = await holdAfter(tx, { order, lines, now, status: step.state.status });
      await tx.order.update({
        where: { id: order.id },
        data: {
          status: step.state.status,
          paymentStatus: step.state.payment,
          deliveryStatus: step.state.delivery,
          stockTaken: step.state.stockTaken,
          cancelledFrom: step.state.cancelledFrom,
          ...hold,
          seenAt: order.seenAt ?? ctx.now(),
          ...(action === "send" ? { courier, trackingNumber } : {}),
          ...(kind === "cancel" || kind === "reopen" ? { couponReturned: step.state.status === "CANCELLED" } : {}),
          events: {
            create: {
              kind,
              actorId: ctx.actor?.userId ?? null,
              clientKey: clientKey ?? null,
              at: ctx.now(),
              ...(taken ? { data: { taken: storedTaken(taken) } } : {}),
            },
          },
        },
      });
      if (hold.heldUntil !== order.heldUntil) await refreshHeld(change, now);
      return step.stock !== "none";
    },
    (stockMoved) => stockMoved,
  );
}

function stockLine({ quantity, ...line }: Prisma.OrderLineGetPayload<{ select: (typeof select)["lines"]["select"] }>) {
  return { ...line, quantity: milliFromAmount(quantity) };
}
