import { z } from "zod";
import { cartCheckSchema, orderSubmitSchema, orderTokenSchema } from "~/domain/order/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure } from "~/server/api/procedures";
import { checkOrder } from "~/server/services/order/check-order";
import { markOrderOpened } from "~/server/services/order/mark-order-opened";
import { placeOrder } from "~/server/services/order/place-order";

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
});
