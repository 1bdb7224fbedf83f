import { z } from "zod";
import { PAYMENT_METHODS, type PaymentPercent } from "~/domain/order/place/payment";
import { PROMOTION_KINDS } from "~/domain/pricing/promotion";
import { promotionSchema, promotionUpdateSchema } from "~/domain/pricing/promotion-schemas";
import { quantityBreakSchema, quantityBreakUpdateSchema } from "~/domain/pricing/quantity-break-schemas";
import type { RuleReach } from "~/domain/pricing/rule-scope";
import { paymentAdjustmentSchema } from "~/domain/tent/payment-adjustment";
import type { PromotionView } from "~/server/services/pricing/promotions";
import type { QuantityBreakView } from "~/server/services/pricing/quantity-breaks";
import { changeRow, deletionRow, listRow, newRow } from "../part-rows";
import { type RestRoute, restRoute } from "../row";
import { amountOut, bodyOf, flagOut, idIn, idOut, textOut, toFlag } from "../wire";

const adjustmentOut = z
  .strictObject({
    payment_method: z.enum(PAYMENT_METHODS),
    percent: z.number().meta({ description: "Lo que se descuenta; si es negativo, lo que se suma." }),
  })
  .meta({ id: "PaymentAdjustment" });

const toAdjustment = ({ method, percent }: PaymentPercent): z.input<typeof adjustmentOut> => ({
  payment_method: method,
  percent,
});

const reachOut = {
  all: flagOut,
  category_ids: z.array(idOut).nullable(),
  product_ids: z.array(idOut).nullable(),
};

const toReachOut = ({ categoryIds, productIds }: RuleReach) => ({
  all: toFlag(!categoryIds && !productIds),
  category_ids: categoryIds && [...categoryIds],
  product_ids: productIds && [...productIds],
});

const promotionOut = z
  .strictObject({
    id: idOut,
    name: z.string(),
    kind: z.enum(PROMOTION_KINDS),
    buy: z.int().nullable(),
    pay: z.int().nullable(),
    nth: z.int().nullable(),
    value: amountOut.nullable().meta({ description: "Un porcentaje, o un monto por unidad si es `amount`." }),
    across_products: flagOut,
    ...reachOut,
    from: textOut,
    to: textOut,
    weekdays: z.array(z.int()).meta({ description: "1 es lunes; vacío, todos los días." }),
    hours: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
    paused: flagOut,
    on_lists: z.array(idOut).meta({ description: "Las listas de precios en las que también vale." }),
    state: z.enum(["active", "scheduled", "paused", "over"]),
  })
  .meta({ id: "Promotion" });

function toPromotionOut(promotion: PromotionView): z.input<typeof promotionOut> {
  const { id, name, kind, buy, pay, nth, value, acrossProducts, from, to, weekdays, hours, paused, onLists, state } =
    promotion;
  return {
    id,
    name,
    kind,
    buy,
    pay,
    nth,
    value,
    across_products: toFlag(acrossProducts),
    ...toReachOut(promotion),
    from,
    to,
    weekdays: [...weekdays],
    hours,
    paused: toFlag(paused),
    on_lists: [...onLists],
    state,
  };
}

const quantityBreakOut = z
  .strictObject({
    id: idOut,
    from: z.number(),
    percent: amountOut.nullable(),
    price: amountOut.nullable(),
    ...reachOut,
    paused: flagOut,
  })
  .meta({ id: "QuantityBreak" });

function toBreakOut(row: QuantityBreakView): z.input<typeof quantityBreakOut> {
  const { id, from, percent, price, paused } = row;
  return { id, from, percent, price, ...toReachOut(row), paused: toFlag(paused) };
}

export const pricingRows: RestRoute[] = [
  listRow({
    path: "/payment-adjustments/{tentId}",
    output: z.array(adjustmentOut),
    summary: "Lo que cada forma de pago descuenta o suma; las que no cambian nada no están.",
    read: async (call, asked) => (await call.pricing.paymentAdjustments(asked)).map(toAdjustment),
  }),
  restRoute({
    method: "PUT",
    path: "/payment-adjustment",
    who: "owner",
    body: "json",
    input: bodyOf(paymentAdjustmentSchema, { tentId: idIn }),
    output: z.array(adjustmentOut),
    summary: "Cambiar lo que una forma de pago descuenta o, si es negativo, suma; 0 lo quita.",
    call: async ({ call }, input) => {
      const rows = await call.pricing.setPaymentAdjustment(input.asInput(input.extra.tentId));
      return { data: rows.map(toAdjustment) };
    },
  }),
  listRow({
    path: "/promotions/{tentId}",
    output: z.array(promotionOut),
    summary: "Las promociones de la tienda, en el orden que decide entre las que ahorran lo mismo.",
    read: async (call, asked) => (await call.pricing.promotions(asked)).map(toPromotionOut),
  }),
  newRow({
    path: "/promotion",
    input: bodyOf(promotionSchema, { tentId: idIn }, ["clientKey"]),
    output: promotionOut,
    summary: "Crear una promoción, detrás de las otras. Lo que no se manda no limita.",
    write: async (call, given) => toPromotionOut(await call.pricing.createPromotion(given)),
  }),
  changeRow({
    path: "/promotion",
    part: "promotion",
    input: bodyOf(promotionUpdateSchema),
    output: promotionOut,
    summary: "Cambiar una promoción; lo que no se manda queda como está, y null quita un límite.",
    write: async (call, given) => toPromotionOut(await call.pricing.updatePromotion(given)),
  }),
  deletionRow({
    path: "/promotion/{id}",
    part: "promotion",
    summary: "Borrar una promoción; los pedidos conservan lo que descontó.",
    remove: (call, asked) => call.pricing.deletePromotion(asked),
  }),
  listRow({
    path: "/quantity-breaks/{tentId}",
    output: z.array(quantityBreakOut),
    summary: "Los precios por cantidad de la tienda, de pocas unidades a muchas.",
    read: async (call, asked) => (await call.pricing.quantityBreaks(asked)).map(toBreakOut),
  }),
  newRow({
    path: "/quantity-break",
    input: bodyOf(quantityBreakSchema, { tentId: idIn }),
    output: quantityBreakOut,
    summary: "Crear un precio por cantidad: desde cuántas unidades, y un porcentaje menos o un precio.",
    write: async (call, given) => toBreakOut(await call.pricing.createQuantityBreak(given)),
  }),
  changeRow({
    path: "/quantity-break",
    part: "quantityBreak",
    input: bodyOf(quantityBreakUpdateSchema),
    output: quantityBreakOut,
    summary: "Cambiar un precio por cantidad; un precio reemplaza al porcentaje, y al revés.",
    write: async (call, given) => toBreakOut(await call.pricing.updateQuantityBreak(given)),
  }),
  deletionRow({
    path: "/quantity-break/{id}",
    part: "quantityBreak",
    summary: "Borrar un precio por cantidad; los pedidos conservan lo que descontó.",
    remove: (call, { tentId, id }) => call.pricing.deleteQuantityBreaks({ tentId, ids: [id] }),
  }),
];
