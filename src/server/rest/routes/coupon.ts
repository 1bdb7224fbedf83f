import { z } from "zod";
import { COUPON_KINDS } from "~/domain/coupons/coupon";
import { couponSchema, couponUpdateSchema } from "~/domain/coupons/coupon-schemas";
import type { CouponView } from "~/server/services/coupons/coupons";
import { changeRow, deletionRow, listRow, newRow } from "../part-rows";
import type { RestRoute } from "../row";
import { amountOut, bodyOf, flagOut, idIn, idOut, textOut, toFlag } from "../wire";

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
  listRow({
    path: "/coupons/{tentId}",
    output: z.array(couponOut),
    summary: "Los cupones de la tienda, el más nuevo primero, con los pedidos que los usaron.",
    read: async (call, asked) => (await call.coupon.all(asked)).map(toCouponOut),
  }),
  newRow({
    path: "/coupon",
    input: bodyOf(couponSchema, { tentId: idIn }),
    output: couponOut,
    summary: "Crear un cupón. Lo que no se manda no limita.",
    write: async (call, given) => toCouponOut(await call.coupon.create(given)),
  }),
  changeRow({
    path: "/coupon",
    part: "coupon",
    input: bodyOf(couponUpdateSchema),
    output: couponOut,
    summary: "Cambiar un cupón; lo que no se manda queda como está, y null quita un límite.",
    write: async (call, given) => toCouponOut(await call.coupon.update(given)),
  }),
  deletionRow({
    path: "/coupon/{id}",
    part: "coupon",
    summary: "Borrar un cupón; los pedidos conservan lo que descontó.",
    remove: (call, asked) => call.coupon.remove(asked),
  }),
];
