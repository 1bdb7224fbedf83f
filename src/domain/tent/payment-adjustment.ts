import { z } from "zod";
import { PAYMENT_METHODS } from "../order/place/payment";
import { message } from "../validation-key";

const error = message("tent.percent");

/** At most two decimals; a negative percentage is added. */
export const paymentAdjustmentSchema = z.object({
  paymentMethod: z.enum(PAYMENT_METHODS, { error: message("common.invalid") }),
  percent: z.number({ error }).min(-100, { error }).max(100, { error }).multipleOf(0.01, { error }),
});
export type PaymentAdjustmentInput = z.output<typeof paymentAdjustmentSchema>;
