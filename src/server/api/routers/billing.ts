import { z } from "zod";
import {
  assignmentSchema,
  changePlanSchema,
  claimSchema,
  paymentPageSchema,
  planFormSchema,
  planIdSchema,
  planUpdateSchema,
  subscribeSchema,
} from "~/domain/billing/schemas";
import { idSchema } from "~/domain/fields";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, publicProcedure, superProcedure, userProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { getReceipt, listPayments } from "~/server/services/billing/charges/list-payments";
import {
  askPlanChange,
  changePlan,
  confirmPlanChange,
  previewPlanChange,
} from "~/server/services/billing/plans/change-plan";
import { getBillingAccount } from "~/server/services/billing/plans/get-account";
import { getSubscriber } from "~/server/services/billing/plans/get-subscriber";
import { listPlans, listPlansForTeam } from "~/server/services/billing/plans/list-plans";
import { savePlan, updatePlan } from "~/server/services/billing/plans/update-plan";
import { claimSubscription } from "~/server/services/billing/subscriptions/claim-subscription";
import { refreshSubscription } from "~/server/services/billing/subscriptions/refresh-subscription";
import { subscribeUser } from "~/server/services/billing/subscriptions/subscribe-user";
import { assignSubscription, listUnowned } from "~/server/services/billing/subscriptions/unowned-subscriptions";
import { unsubscribeUser } from "~/server/services/billing/subscriptions/unsubscribe-user";

const planInput = z.object({ id: planIdSchema });

export const billingRouter = createTRPCRouter({
  /** The public plans, with more details for a logged-in user. */
  plans: publicProcedure.query(async ({ ctx }) => listPlans(ctx.serviceFor(await ctx.loadActor()))),
  allPlans: superProcedure.query(({ ctx }) => listPlansForTeam(ctx.service)),
  savePlan: superProcedure.input(planFormSchema).mutation(forCaller(savePlan)),
  updatePlan: superProcedure.input(validateOnce(planUpdateSchema)).mutation(forCaller(updatePlan)),
  /** Subscriptions without a known owner. */
  unowned: superProcedure.query(({ ctx }) => listUnowned(ctx.service)),
  assign: superProcedure.input(assignmentSchema).mutation(forCaller(assignSubscription)),
  subscriber: userProcedure.query(({ ctx }) => getSubscriber(ctx.service)),
  account: userProcedure.query(({ ctx }) => getBillingAccount(ctx.service)),
  payments: userProcedure.input(paymentPageSchema).query(forCaller(listPayments)),
  receipt: userProcedure.input(z.object({ id: idSchema })).query(forCaller(getReceipt)),
  subscribe: userProcedure.input(validateOnce(subscribeSchema)).mutation(forCaller(subscribeUser)),
  refresh: userProcedure.mutation(({ ctx }) => refreshSubscription(ctx.service)),
  claim: userProcedure.input(validateOnce(claimSchema)).mutation(forCaller(claimSubscription)),
  unsubscribe: userProcedure.mutation(({ ctx }) => unsubscribeUser(ctx.service)),
  planChange: userProcedure.input(planInput).query(({ ctx, input }) => previewPlanChange(ctx.service, input.id)),
  changePlan: userProcedure.input(changePlanSchema).mutation(forCaller(changePlan)),
  askPlanChange: userProcedure.input(planInput).mutation(({ ctx, input }) => askPlanChange(ctx.service, input.id)),
  confirmPlanChange: userProcedure
    .input(planInput)
    .mutation(({ ctx, input }) => confirmPlanChange(ctx.service, input.id)),
});
