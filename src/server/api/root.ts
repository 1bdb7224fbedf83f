import { createCallerFactory, createTRPCRouter } from "~/server/api/init";
import { sessionRouter } from "~/server/api/routers/session";

/** Every area's router. A procedure is a line or two: logic lives in `services`. */
export const appRouter = createTRPCRouter({
  session: sessionRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
