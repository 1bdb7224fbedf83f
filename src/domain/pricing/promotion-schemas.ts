import { z } from "zod";
import { idSchema, orderSchema, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { MAX_PRICE_LISTS } from "../price-lists/price-list";
import { message } from "../validation-key";
import { periodBound } from "./period-schema";
import { MAX_EVERY, MAX_PROMOTION_NAME, MAX_PROMOTIONS, MIN_EVERY, PROMOTION_KINDS } from "./promotion";
import { ruleReachFields } from "./rule-scope-schema";

const numberFrom = (from: number, error: ReturnType<typeof message>) =>
  z.number({ error }).int({ error }).min(from, { error }).max(MAX_EVERY, { error }).nullish();

const time = z
  .string({ error: message("promotion.time") })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: message("promotion.time") });

const weekday = z
  .number({ error: message("promotion.weekday") })
  .int({ error: message("promotion.weekday") })
  .min(1, { error: message("promotion.weekday") })
  .max(7, { error: message("promotion.weekday") });

/** The fields of a promotion; `promotionProblems` looks at them together. */
const promotionFields = {
  name: requiredLine(MAX_PROMOTION_NAME, {
    required: message("promotion.nameRequired"),
    tooLong: message("promotion.nameTooLong"),
  }),
  kind: z.enum(PROMOTION_KINDS, { error: message("promotion.kind") }),
  buy: numberFrom(MIN_EVERY, message("promotion.buy")),
  pay: numberFrom(1, message("promotion.pay")),
  nth: numberFrom(MIN_EVERY, message("promotion.nth")),
  value: z.number({ error: message("promotion.value") }).nullish(),
  acrossProducts: flagSchema.optional(),
  ...ruleReachFields,
  from: periodBound,
  to: periodBound,
  /** 1 is Monday; none means every day. */
  weekdays: z
    .array(weekday, { error: message("promotion.weekday") })
    .max(7, { error: message("common.tooMany") })
    .nullish(),
  hours: z.object({ from: time, to: time }, { error: message("promotion.time") }).nullish(),
  paused: flagSchema.optional(),
  onLists: z
    .array(idSchema, { error: message("common.invalid") })
    .max(MAX_PRICE_LISTS, { error: message("common.tooMany") })
    .nullish(),
};

export const promotionSchema = z.object({
  ...promotionFields,
  /** Made by the panel's form: sent again, it changes the promotion that it made. */
  clientKey: z.uuid().optional(),
});
export type PromotionInput = z.output<typeof promotionSchema>;

/** Omitted fields stay as they are; null takes a limit away. */
export const promotionUpdateSchema = z.object(promotionFields).partial().extend({ id: idSchema });
export type PromotionUpdate = z.output<typeof promotionUpdateSchema>;

export const promotionsOrderSchema = z.object({
  list: z
    .array(z.object({ id: idSchema, order: orderSchema }), { error: message("common.invalid") })
    .min(1, { error: message("common.empty") })
    .max(MAX_PROMOTIONS, { error: message("common.tooMany") }),
});
export type PromotionsOrder = z.output<typeof promotionsOrderSchema>["list"];

/** What the form of a promotion shows before it is saved: those that it meets, without the one that it changes. */
export const promotionMeetingsSchema = promotionSchema.extend({ id: idSchema.nullish() });
