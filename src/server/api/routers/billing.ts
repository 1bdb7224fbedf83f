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
import { publicProcedure, superProcedure, userProcedure } from "~/server/api/procedures";
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
  savePlan: superProcedure.input(planFormSchema).mutation(({ ctx, input }) => savePlan(ctx.service, input)),
  updatePlan: superProcedure
    .input(validateOnce(planUpdateSchema))
    .mutation(({ ctx, input }) => updatePlan(ctx.service, input)),
  /** Subscriptions without a known owner. */
  unowned: superProcedure.query(({ ctx }) => listUnowned(ctx.service)),
  assign: superProcedure.input(assignmentSchema).mutation(({ ctx, input }) => assignSubscription(ctx.service, input)),
  subscriber: userProcedure.query(({ ctx }) => getSubscriber(ctx.service)),
  account: userProcedure.query(({ ctx }) => getBillingAccount(ctx.service)),
  payments: userProcedure.input(paymentPageSchema).query(({ ctx, input }) => listPayments(ctx.service, input)),
  receipt: userProcedure.input(z.object({ id: idSchema })).query(({ ctx, input }) => getReceipt(ctx.service, input)),
  subscribe: userProcedure
    .input(validateOnce(subscribeSchema))
    .mutation(({ ctx, input }) => subscribeUser(ctx.service, input)),
  refresh: userProcedure.mutation(({ ctx }) => refreshSubscription(ctx.service)),
  claim: userProcedure
    .input(validateOnce(claimSchema))
    .mutation(({ ctx, input }) => claimSubscription(ctx.service, input)),
  unsubscribe: userProcedure.mutation(({ ctx }) => unsubscribeUser(ctx.service)),
  planChange: userProcedure.input(planInput).query(({ ctx, input }) => previewPlanChange(ctx.service, input.id)),
  changePlan: userProcedure.input(changePlanSchema).mutation(({ ctx, input }) => changePlan(ctx.service, input)),
  askPlanChange: userProcedure.input(planInput).mutation(({ ctx, input }) => askPlanChange(ctx.service, input.id)),
  confirmPlanChange: userProcedure
    .input(planInput)
    .mutation(({ ctx, input }) => confirmPlanChange(ctx.service, input.id)),
});
