import { createCallerFactory, createTRPCRouter } from "~/server/api/init";
import { billingRouter } from "~/server/api/routers/billing";
import { newsRouter } from "~/server/api/routers/news";
import { orderRouter } from "~/server/api/routers/order";
import { sessionRouter } from "~/server/api/routers/session";
import { tentRouter } from "~/server/api/routers/tent";

/** Every area's router. A procedure is a line or two: logic lives in `services`. */
export const appRouter = createTRPCRouter({
  billing: billingRouter,
  news: newsRouter,
  order: orderRouter,
  session: sessionRouter,
  tent: tentRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
