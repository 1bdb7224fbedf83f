import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure, userProcedure } from "~/server/api/procedures";
import { getSubscriber } from "~/server/services/billing/get-subscriber";
import { listPlans } from "~/server/services/billing/list-plans";

export const billingRouter = createTRPCRouter({
  /** What anyone sees, and more for whoever is logged in. */
  plans: publicProcedure.query(async ({ ctx }) => listPlans(ctx.serviceFor(await ctx.loadActor()))),
  subscriber: userProcedure.query(({ ctx }) => getSubscriber(ctx.service)),
});
