import { z } from "zod";
import { COUPON_KINDS } from "~/domain/coupons/coupon";
import { couponSchema, couponUpdateSchema } from "~/domain/coupons/coupon-schemas";
import type { CouponView } from "~/server/services/coupons/coupons";
import { type RestRoute, restRoute } from "../row";
import { amountOut, bodyOf, DONE, flagOut, idIn, idOut, textOut, toFlag, trueOut } from "../wire";

const couponOut = z
  .strictObject({
    id: idOut,
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    value: amountOut.nullable().meta({ description: "Un porcentaje, o un monto si es `amount`." }),
    min_total: amountOut.nullable(),
    from: textOut,
    to: textOut,
    max_uses: z.int().nullable(),
    once_per_phone: flagOut,
    paused: flagOut,
    uses: z.int().meta({ description: "Los pedidos que lo usaron, sin los cancelados." }),
    state: z.enum(["active", "scheduled", "paused", "over", "used_up"]),
    link: z.url(),
  })
  .meta({ id: "Coupon" });

const toCouponOut = (coupon: CouponView): z.input<typeof couponOut> => ({
  id: coupon.id,
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  min_total: coupon.minTotal,
  from: coupon.from,
  to: coupon.to,
  max_uses: coupon.maxUses,
  once_per_phone: toFlag(coupon.oncePerPhone),
  paused: toFlag(coupon.paused),
  uses: coupon.uses,
  state: coupon.state,
  link: coupon.link,
});

export const couponRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/coupons/{tentId}",
    who: "owner",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(couponOut),
    summary: "Los cupones de la tienda, el más nuevo primero, con los pedidos que los usaron.",
    call: async ({ call }, input) => ({ data: (await call.coupon.all(input)).map(toCouponOut) }),
  }),
  restRoute({
    method: "POST",
    path: "/coupon",
    who: "owner",
    body: "json",
    input: bodyOf(couponSchema, { tentId: idIn }),
    output: couponOut,
    status: 201,
    summary: "Crear un cupón. Lo que no se manda no limita.",
    call: async ({ call }, input) => ({
      data: toCouponOut(await call.coupon.create(input.asInput(input.extra.tentId))),
    }),
  }),
  restRoute({
    method: "PUT",
    path: "/coupon",
    who: "owner",
    body: "json",
    input: bodyOf(couponUpdateSchema),
    output: couponOut,
    summary: "Cambiar un cupón; lo que no se manda queda como está, y null quita un límite.",
    call: async ({ call, tentOf }, input) => {
      const tentId = await tentOf("coupon", input.value.id);
      return { data: toCouponOut(await call.coupon.update(input.asInput(tentId))) };
    },
  }),
  restRoute({
    method: "DELETE",
    path: "/coupon/{id}",
    who: "owner",
    body: "none",
    input: z.object({ id: idIn }),
    output: trueOut,
    summary: "Borrar un cupón; los pedidos conservan lo que descontó.",
    call: async ({ call, tentOf }, { id }) => {
      await call.coupon.remove({ tentId: await tentOf("coupon", id), id });
      return DONE;
    },
  }),
];
