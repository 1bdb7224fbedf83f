import { z } from "zod";
import {
  cartCheckSchema,
  orderActionSchema,
  orderListSchema,
  orderNoteSchema,
  orderNumberSchema,
  orderSubmitSchema,
  orderTokenSchema,
} from "~/domain/order/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure, tentInput, tentProcedure } from "~/server/api/procedures";
import { actOnOrder } from "~/server/services/order/act-on-order";
import { checkOrder } from "~/server/services/order/check-order";
import { getOrder } from "~/server/services/order/get-order";
import { listOrders } from "~/server/services/order/list-orders";
import { markOrderOpened } from "~/server/services/order/mark-order-opened";
import { noteOrder } from "~/server/services/order/note-order";
import { placeOrder } from "~/server/services/order/place-order";
import { countUnseenOrders, markOrderSeen } from "~/server/services/order/unseen-orders";

const oneOrder = z.object({ ...tentInput, number: orderNumberSchema });

export const orderRouter = createTRPCRouter({
  /** A visitor sends the cart. */
  place: publicProcedure
    .input(orderSubmitSchema)
    .mutation(({ ctx, input }) => placeOrder(ctx.service, input, { address: ctx.address })),
  /** A visitor opens the cart; a mutation only because a cart is too long for an address. */
  check: publicProcedure
    .input(cartCheckSchema)
    .mutation(({ ctx, input }) => checkOrder(ctx.service, input, { address: ctx.address })),
  opened: publicProcedure
    .input(z.object({ token: orderTokenSchema }))
    .mutation(({ ctx, input }) => markOrderOpened(ctx.service, input.token)),

  list: tentProcedure
    .input(orderListSchema.extend(tentInput))
    .query(({ ctx, input }) => listOrders(ctx.service, ctx.tentId, input)),
  get: tentProcedure.input(oneOrder).query(({ ctx, input }) => getOrder(ctx.service, ctx.tentId, input.number)),
  unseenCount: tentProcedure
    .input(z.object(tentInput).optional())
    .query(({ ctx }) => countUnseenOrders(ctx.service, ctx.tentId)),
  markSeen: tentProcedure
    .input(oneOrder)
    .mutation(({ ctx, input }) => markOrderSeen(ctx.service, ctx.tentId, input.number)),
  act: tentProcedure
    .input(orderActionSchema.extend(tentInput))
    .mutation(({ ctx, input }) => actOnOrder(ctx.service, ctx.tentId, input)),
  note: tentProcedure
    .input(orderNoteSchema.extend(tentInput))
    .mutation(({ ctx, input }) => noteOrder(ctx.service, ctx.tentId, input)),
});
