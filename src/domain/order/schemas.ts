import { z } from "zod";
import { idSchema, longText, optionalLine, requiredLine } from "../fields";
import { MAX_CENTS } from "../product/money";
import { MAX_QUANTITY } from "../product/quantity";
import { message } from "../validation-key";
import { PAYMENT_METHODS } from "./pricing";
import { DELIVERY_METHODS, ORDER_ACTIONS } from "./states";

export const ORDER_LIMITS = {
  lines: 100,
  customerName: 80,
  phone: 20,
  address: 200,
  note: 500,
  lineNote: 200,
  courier: 60,
  trackingNumber: 80,
} as const;

const centsSchema = z
  .number({ error: message("price.invalid") })
  .int({ error: message("price.invalid") })
  .min(0, { error: message("price.negative") })
  .max(MAX_CENTS, { error: message("price.tooLarge") });

/** Prices are only what the visitor saw; the server prices again from the ids. */
export const cartLineSchema = z.object({
  productId: idSchema,
  variantId: idSchema.nullable().default(null),
  /** Thousandths of the unit. */
  quantity: z
    .number({ error: message("quantity.invalid") })
    .int({ error: message("quantity.tooManyDecimals") })
    .min(1, { error: message("quantity.notPositive") })
    .max(MAX_QUANTITY, { error: message("quantity.tooLarge") }),
  seenPrice: centsSchema.nullable().optional(),
  note: longText(ORDER_LIMITS.lineNote, message("order.lineNoteTooLong")).default(""),
});

export const cartLinesSchema = z
  .array(cartLineSchema, { error: message("common.invalid") })
  .min(1, { error: message("order.noLines") })
  .max(ORDER_LIMITS.lines, { error: message("order.tooManyLines") });

/** Made by the browser once for each order it means to send: the same key twice is one order. */
export const clientKeySchema = z
  .string({ error: message("order.clientKey") })
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, {
    error: message("order.clientKey"),
  })
  .transform((key) => key.toLowerCase());

/** Who receives the order, and how: the cart's form. */
const customerShape = {
  customerName: requiredLine(ORDER_LIMITS.customerName, {
    required: message("order.nameRequired"),
    tooLong: message("order.nameTooLong"),
  }),
  customerPhone: optionalLine(ORDER_LIMITS.phone, message("order.phoneTooLong"))
    .default(null)
    .refine((phone) => phone === null || /^[\d\s()+.-]+$/.test(phone), { error: message("phone.invalid") }),
  method: z.enum(DELIVERY_METHODS, { error: message("common.invalid") }),
  address: optionalLine(ORDER_LIMITS.address, message("order.addressTooLong")).default(null),
  branchId: idSchema.nullable().default(null),
  paymentMethod: z
    .enum(PAYMENT_METHODS, { error: message("common.invalid") })
    .nullable()
    .default(null),
  note: longText(ORDER_LIMITS.note, message("order.noteTooLong")).default(""),
};

const addressIsThere = ({ method, address }: { method: string; address: string | null }) =>
  method !== "DELIVERY" || address !== null;
const addressIssue = { path: ["address"], error: message("order.addressRequired") };

export const checkoutFormSchema = z.object(customerShape).refine(addressIsThere, addressIssue);
export type CheckoutForm = z.output<typeof checkoutFormSchema>;

export const orderSubmitSchema = z
  .object({ tentId: idSchema, clientKey: clientKeySchema, lines: cartLinesSchema, ...customerShape })
  .refine(addressIsThere, addressIssue);
export type OrderSubmit = z.output<typeof orderSubmitSchema>;

export const cartCheckSchema = z.object({
  tentId: idSchema,
  lines: cartLinesSchema,
  method: customerShape.method.default("PICKUP"),
  paymentMethod: customerShape.paymentMethod,
});

/** The courier and its number go with "send". */
export const orderActionSchema = z.object({
  id: idSchema,
  action: z.enum(ORDER_ACTIONS, { error: message("common.invalid") }),
  courier: optionalLine(ORDER_LIMITS.courier, message("order.courierTooLong")).default(null),
  trackingNumber: optionalLine(ORDER_LIMITS.trackingNumber, message("order.trackingTooLong")).default(null),
});
export type OrderActionInput = z.output<typeof orderActionSchema>;
