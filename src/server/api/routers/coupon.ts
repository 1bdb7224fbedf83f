import { z } from "zod";
import { couponSchema, couponUpdateSchema } from "~/domain/coupons/coupon-schemas";
import { idSchema } from "~/domain/fields";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from "~/server/services/coupons/coupons";

const byId = z.object({ id: idSchema });

export const couponRouter = createTRPCRouter({
  all: tentProcedure.query(({ ctx }) => listCoupons(ctx.service, ctx.tentId)),
  one: tentProcedure.input(byId).query(({ ctx, input }) => getCoupon(ctx.service, ctx.tentId, input.id)),
  create: tentProcedure.input(validateOnce(couponSchema)).mutation(forTent(createCoupon)),
  update: tentProcedure.input(validateOnce(couponUpdateSchema)).mutation(forTent(updateCoupon)),
  remove: tentProcedure.input(byId).mutation(({ ctx, input }) => deleteCoupon(ctx.service, ctx.tentId, input.id)),
});
