import { z } from "zod";
import { PAYMENT_METHODS, type PaymentPercent } from "~/domain/order/place/payment";
import { paymentAdjustmentSchema } from "~/domain/tent/payment-adjustment";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, idIn } from "../wire";

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

export const pricingRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/payment-adjustments/{tentId}",
    who: "owner",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(adjustmentOut),
    summary: "Lo que cada forma de pago descuenta o suma; las que no cambian nada no están.",
    call: async ({ call }, input) => ({ data: (await call.pricing.paymentAdjustments(input)).map(toAdjustment) }),
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
];
