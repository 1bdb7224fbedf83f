import { z } from "zod";
import { idSchema } from "~/domain/fields";
import {
  manualOrderSchema,
  orderEditSchema,
  orderPhoneSchema,
  orderProductSearchSchema,
  todaysDiscountsSchema,
} from "~/domain/order/manage/manual";
import { templateFormSchema, templateOrderSchema, templateUpdateSchema } from "~/domain/order/manage/template-schemas";
import { quoteSchema } from "~/domain/order/place/quote-schema";
import {
  cartCheckSchema,
  customerListSchema,
  customerNoteSchema,
  customerSchema,
  orderActionSchema,
  orderListSchema,
  orderNoteSchema,
  orderNumberSchema,
  orderPrintSchema,
  orderRefsSchema,
  orderRepeatSchema,
  orderSubmitSchema,
  orderTokenSchema,
  suspectedRangeSchema,
} from "~/domain/order/place/schemas";
import { createTRPCRouter } from "~/server/api/init";
import {
  forTent,
  publicProcedure,
  queuedProcedure,
  tentProcedure,
  userProcedure,
  visitorProcedure,
} from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { getCustomer, listCustomers } from "~/server/services/order/customers/customers";
import { findCustomers } from "~/server/services/order/customers/find-customers";
import { noteCustomer } from "~/server/services/order/customers/note-customer";
import { actOnOrder } from "~/server/services/order/manage/act-on-order";
import { createManualOrder } from "~/server/services/order/manage/create-manual-order";
import { editOrder } from "~/server/services/order/manage/edit-order";
import { getOrder, getPrintedOrders } from "~/server/services/order/manage/get-order";
import { listOrders } from "~/server/services/order/manage/list-orders";
import { noteOrder } from "~/server/services/order/manage/note-order";
import {
  findListOfPhone,
  getEditableLines,
  getOrderSetup,
  searchOrderProducts,
} from "~/server/services/order/manage/order-products";
import { setOrderSound } from "~/server/services/order/manage/set-order-sound";
import { acceptSuspected, discardSuspected, listSuspected } from "~/server/services/order/manage/suspected-orders";
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  orderTemplates,
  updateTemplate,
} from "~/server/services/order/manage/templates";
import { getTodaysDiscounts } from "~/server/services/order/manage/todays-discounts";
import { countUnseenElsewhere, countUnseenOrders, markOrderSeen } from "~/server/services/order/manage/unseen-orders";
import { watchOrders } from "~/server/services/order/manage/watch-orders";
import { checkOrder } from "~/server/services/order/place/check-order";
import { markOrderOpened } from "~/server/services/order/place/mark-order-opened";
import { readOrderProgress } from "~/server/services/order/place/order-progress";
import { placeOrder } from "~/server/services/order/place/place-order";
import { quoteOrder } from "~/server/services/order/place/quote-order";
import { repeatOrder } from "~/server/services/order/place/repeat-order";

const oneOrder = z.object({ number: orderNumberSchema });

export const orderRouter = createTRPCRouter({
  /** Places an order with a visitor's cart. */
  place: visitorProcedure
    .input(orderSubmitSchema)
    .mutation(({ ctx, input }) => placeOrder(ctx.service, input, { address: ctx.address })),
  /** Checks a visitor's cart; a mutation only because a cart is too long for a URL. */
  check: visitorProcedure
    .input(cartCheckSchema)
    .mutation(({ ctx, input }) => checkOrder(ctx.service, input, { address: ctx.address })),
  /** Prices a cart without placing an order; the shop's owner may ask for another moment. */
  quote: publicProcedure
    .input(validateOnce(quoteSchema))
    .mutation(async ({ ctx, input }) =>
      quoteOrder(ctx.serviceFor(await ctx.loadActor()), input, { address: ctx.address }),
    ),
  opened: publicProcedure
    .input(z.object({ token: orderTokenSchema }))
    .mutation(({ ctx, input }) => markOrderOpened(ctx.service, input.token)),
  /** Returns an earlier order as a cart of today; a mutation only so that the token is in no URL. */
  repeat: visitorProcedure
    .input(orderRepeatSchema)
    .mutation(({ ctx, input }) => repeatOrder(ctx.service, input, { address: ctx.address })),
  /** Returns how far a visitor's own orders have come; a mutation for the same reason. */
  progress: visitorProcedure
    .input(orderRefsSchema)
    .mutation(({ ctx, input }) => readOrderProgress(ctx.service, input, { address: ctx.address })),

  list: tentProcedure.input(orderListSchema).query(forTent(listOrders)),
  suspected: tentProcedure.query(({ ctx }) => listSuspected(ctx.service, ctx.tentId)),
  acceptSuspected: queuedProcedure.input(suspectedRangeSchema).mutation(forTent(acceptSuspected)),
  discardSuspected: queuedProcedure.input(suspectedRangeSchema).mutation(forTent(discardSuspected)),
  get: tentProcedure.input(oneOrder).query(({ ctx, input }) => getOrder(ctx.service, ctx.tentId, input.number)),
  printed: tentProcedure.input(orderPrintSchema).query(forTent(getPrintedOrders)),
  unseenCount: tentProcedure.query(({ ctx }) => countUnseenOrders(ctx.service, ctx.tentId)),
  unseenElsewhere: tentProcedure.query(({ ctx }) => countUnseenElsewhere(ctx.service, ctx.tentId)),
  /** Streams new orders as they come in, over server-sent events. */
  watch: tentProcedure.subscription(({ ctx, signal }) => watchOrders(ctx.service, ctx.tentId, signal)),
  setSound: userProcedure
    .input(z.object({ on: z.boolean() }))
    .mutation(({ ctx, input }) => setOrderSound(ctx.service, input.on)),
  markSeen: tentProcedure
    .input(oneOrder)
    .mutation(({ ctx, input }) => markOrderSeen(ctx.service, ctx.tentId, input.number)),
  act: queuedProcedure.input(orderActionSchema).mutation(forTent(actOnOrder)),
  note: queuedProcedure.input(orderNoteSchema).mutation(forTent(noteOrder)),
  todaysDiscounts: tentProcedure.input(todaysDiscountsSchema).query(forTent(getTodaysDiscounts)),
  setup: tentProcedure.query(({ ctx }) => getOrderSetup(ctx.service, ctx.tentId)),
  products: tentProcedure
    .input(orderProductSearchSchema)
    .query(({ ctx, input }) => searchOrderProducts(ctx.service, ctx.tentId, input.search)),
  listOfPhone: tentProcedure
    .input(orderPhoneSchema)
    .query(({ ctx, input }) => findListOfPhone(ctx.service, ctx.tentId, input.phone)),
  create: queuedProcedure.input(manualOrderSchema).mutation(forTent(createManualOrder)),
  editable: tentProcedure.input(oneOrder.extend(orderPhoneSchema.partial().shape)).query(forTent(getEditableLines)),
  edit: queuedProcedure.input(orderEditSchema).mutation(forTent(editOrder)),
  customers: tentProcedure.input(customerListSchema).query(forTent(listCustomers)),
  findCustomers: tentProcedure
    .input(orderProductSearchSchema)
    .query(({ ctx, input }) => findCustomers(ctx.service, ctx.tentId, input.search)),
  customer: tentProcedure.input(customerSchema).query(forTent(getCustomer)),
  noteCustomer: queuedProcedure.input(customerNoteSchema).mutation(forTent(noteCustomer)),
  templates: tentProcedure.query(({ ctx }) => listTemplates(ctx.service, ctx.tentId)),
  createTemplate: queuedProcedure.input(templateFormSchema).mutation(forTent(createTemplate)),
  updateTemplate: queuedProcedure.input(templateUpdateSchema).mutation(forTent(updateTemplate)),
  orderTemplates: queuedProcedure
    .input(z.object({ list: templateOrderSchema }))
    .mutation(({ ctx, input }) => orderTemplates(ctx.service, ctx.tentId, input.list)),
  deleteTemplate: queuedProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => deleteTemplate(ctx.service, ctx.tentId, input.id)),
});
