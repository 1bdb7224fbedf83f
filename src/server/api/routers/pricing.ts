import { paymentAdjustmentSchema } from "~/domain/tent/payment-adjustment";
import { createTRPCRouter } from "~/server/api/init";
import { tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { listPaymentAdjustments, setPaymentAdjustment } from "~/server/services/tent/settings/payment-adjustments";

export const pricingRouter = createTRPCRouter({
  paymentAdjustments: tentProcedure.query(({ ctx }) => listPaymentAdjustments(ctx.service, ctx.tentId)),
  setPaymentAdjustment: tentProcedure
    .input(validateOnce(paymentAdjustmentSchema))
    .mutation(({ ctx, input }) => setPaymentAdjustment(ctx.service, ctx.tentId, input)),
});
