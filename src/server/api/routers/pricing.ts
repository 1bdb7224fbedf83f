import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { trialCartSchema } from "~/domain/order/place/trial-cart";
import {
  promotionMeetingsSchema,
  promotionSchema,
  promotionsOrderSchema,
  promotionUpdateSchema,
} from "~/domain/pricing/promotion-schemas";
import {
  breakIdsSchema,
  breakStepsSchema,
  breaksPauseSchema,
  quantityBreakSchema,
  quantityBreakUpdateSchema,
} from "~/domain/pricing/quantity-break-schemas";
import { sampledReachSchema } from "~/domain/pricing/rule-scope-schema";
import { paymentAdjustmentSchema } from "~/domain/tent/payment-adjustment";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { tryCart } from "~/server/services/order/place/try-cart";
import { listMeetings } from "~/server/services/pricing/promotion-meetings";
import {
  createPromotion,
  deletePromotion,
  listPromotions,
  orderPromotions,
  updatePromotion,
} from "~/server/services/pricing/promotions";
import {
  createQuantityBreak,
  deleteQuantityBreaks,
  listQuantityBreaks,
  pauseQuantityBreaks,
  saveBreakSteps,
  updateQuantityBreak,
} from "~/server/services/pricing/quantity-breaks";
import { listRuleFigures } from "~/server/services/pricing/rule-figures";
import { sampleReach } from "~/server/services/pricing/sample-reach";
import { listPaymentAdjustments, setPaymentAdjustment } from "~/server/services/tent/settings/payment-adjustments";

const byId = z.object({ id: idSchema });

export const pricingRouter = createTRPCRouter({
  paymentAdjustments: tentProcedure.query(({ ctx }) => listPaymentAdjustments(ctx.service, ctx.tentId)),
  setPaymentAdjustment: tentProcedure
    .input(validateOnce(paymentAdjustmentSchema))
    .mutation(forTent(setPaymentAdjustment)),

  /** Prices a cart that the merchant tries out. */
  tryCart: tentProcedure.input(trialCartSchema).query(forTent(tryCart)),

  promotions: tentProcedure.query(({ ctx }) => listPromotions(ctx.service, ctx.tentId)),
  figures: tentProcedure.query(({ ctx }) => listRuleFigures(ctx.service, ctx.tentId)),
  createPromotion: tentProcedure.input(validateOnce(promotionSchema)).mutation(forTent(createPromotion)),
  updatePromotion: tentProcedure.input(validateOnce(promotionUpdateSchema)).mutation(forTent(updatePromotion)),
  deletePromotion: tentProcedure
    .input(byId)
    .mutation(({ ctx, input }) => deletePromotion(ctx.service, ctx.tentId, input.id)),
  orderPromotions: tentProcedure
    .input(promotionsOrderSchema)
    .mutation(({ ctx, input }) => orderPromotions(ctx.service, ctx.tentId, input.list)),
  meetings: tentProcedure.input(promotionMeetingsSchema).query(forTent(listMeetings)),

  quantityBreaks: tentProcedure.query(({ ctx }) => listQuantityBreaks(ctx.service, ctx.tentId)),
  createQuantityBreak: tentProcedure.input(validateOnce(quantityBreakSchema)).mutation(forTent(createQuantityBreak)),
  updateQuantityBreak: tentProcedure
    .input(validateOnce(quantityBreakUpdateSchema))
    .mutation(forTent(updateQuantityBreak)),
  pauseQuantityBreaks: tentProcedure.input(breaksPauseSchema).mutation(forTent(pauseQuantityBreaks)),
  deleteQuantityBreaks: tentProcedure
    .input(breakIdsSchema)
    .mutation(({ ctx, input }) => deleteQuantityBreaks(ctx.service, ctx.tentId, input.ids)),
  saveBreakSteps: tentProcedure.input(breakStepsSchema).mutation(forTent(saveBreakSteps)),

  sampleReach: tentProcedure.input(sampledReachSchema).query(forTent(sampleReach)),
});
