import { z } from "zod";
import { idSchema, longText, optionalLine, requiredLine } from "../../fields";
import { MAX_CENTS } from "../../money/money";
import { MAX_QUANTITY } from "../../money/quantity";
import { message, type ValidationKey } from "../../validation-key";
import { DELIVERY_METHODS, ORDER_ACTIONS } from "../manage/states";
import { PAYMENT_METHODS } from "./payment";

export const ORDER_LIMITS = {
  lines: 100,
  customerName: 80,
  phone: 20,
  address: 200,
  zone: 80,
  note: 500,
  lineNote: 200,
  merchantNote: 500,
  courier: 60,
  trackingNumber: 80,
  search: 80,
  page: 10_000,
} as const;

export const centsSchema = z
  .number({ error: message("price.invalid") })
  .int({ error: message("price.invalid") })
  .min(0, { error: message("price.negative") })
  .max(MAX_CENTS, { error: message("price.tooLarge") })
  .brand<"Cents">();

/** Prices are only what the visitor saw; the server prices again from the ids. */
export const cartLineSchema = z.object({
  productId: idSchema,
  variantId: idSchema.nullable().default(null),
  /** Thousandths of the unit. */
  quantityMilli: z
    .number({ error: message("quantity.invalid") })
    .int({ error: message("quantity.tooManyDecimals") })
    .min(1, { error: message("quantity.notPositive") })
    .max(MAX_QUANTITY, { error: message("quantity.tooLarge") })
    .brand<"Milli">(),
  /** Centavos; null when it was "Consultar". */
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

/** What decides the cost beside the lines. */
const deliveryShape = {
  method: z.enum(DELIVERY_METHODS, { error: message("common.invalid") }),
  /** The name of one of the shop's zones, where it has any. */
  zone: optionalLine(ORDER_LIMITS.zone, message("common.tooLong")).default(null),
  paymentMethod: z
    .enum(PAYMENT_METHODS, { error: message("common.invalid") })
    .nullable()
    .default(null),
};

/** Who receives the order, and how: the cart's form, and the merchant's. */
export const customerShape = (nameRequired: ValidationKey) => ({
  customerName: requiredLine(ORDER_LIMITS.customerName, {
    required: nameRequired,
    tooLong: message("order.nameTooLong"),
  }),
  customerPhone: optionalLine(ORDER_LIMITS.phone, message("order.phoneTooLong"))
    .default(null)
    .refine((phone) => phone === null || /^[\d\s()+.-]+$/.test(phone), { error: message("phone.invalid") }),
  address: optionalLine(ORDER_LIMITS.address, message("order.addressTooLong")).default(null),
  branchId: idSchema.nullable().default(null),
  note: longText(ORDER_LIMITS.note, message("order.noteTooLong")).default(""),
  ...deliveryShape,
});

type WithAddress = { method: string; address: string | null };

export function deliveryNeedsAddress<Schema extends z.ZodType<WithAddress>>(schema: Schema) {
  return schema.refine(({ method, address }) => method !== "DELIVERY" || address !== null, {
    path: ["address"],
    error: message("order.addressRequired"),
  });
}

const visitorShape = customerShape("order.nameRequired");

export const checkoutFormSchema = deliveryNeedsAddress(z.object(visitorShape));
export type CheckoutForm = z.output<typeof checkoutFormSchema>;

export const orderSubmitSchema = deliveryNeedsAddress(
  z.object({
    tentId: idSchema,
    clientKey: clientKeySchema,
    lines: cartLinesSchema,
    /** The total that was shown, in centavos. */
    seenTotal: centsSchema.nullable().default(null),
    ...visitorShape,
  }),
);
export type OrderSubmit = z.output<typeof orderSubmitSchema>;

/** A cart that is opened or changed: only prices are asked for. */
export const cartCheckSchema = z.object({
  tentId: idSchema,
  lines: cartLinesSchema,
  ...deliveryShape,
  method: deliveryShape.method.default("PICKUP"),
});
export type CartCheck = z.output<typeof cartCheckSchema>;

/** 128 bits in base64url. */
export const orderTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Orders are called by their number in the tent. */
export const orderNumberSchema = idSchema;

/** What the panel's list can be narrowed to, as its address says it. */
export const ORDER_FILTERS = [
  "nuevos",
  "sin-pagar",
  "por-preparar",
  "por-entregar",
  "cancelados",
  "archivados",
  "sospechosos",
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const orderListSchema = z.object({
  filter: z.enum(ORDER_FILTERS).nullable().default(null),
  search: optionalLine(ORDER_LIMITS.search, message("common.tooLong")).default(null),
  page: z.number().int().min(1).max(ORDER_LIMITS.page).default(1),
});
export type OrderListInput = z.output<typeof orderListSchema>;

/** Suspected orders from one number to another: what came after the merchant looked is not among them. */
export const suspectedRangeSchema = z.object({ from: orderNumberSchema, to: orderNumberSchema });
export type SuspectedRange = z.output<typeof suspectedRangeSchema>;

export const customerListSchema = orderListSchema.omit({ filter: true });
export type CustomerListInput = z.output<typeof customerListSchema>;

export const customerSchema = z.object({ id: idSchema, page: orderListSchema.shape.page });
export type CustomerInput = z.output<typeof customerSchema>;

/** The courier and its number go with "send". */
export const orderActionSchema = z.object({
  number: orderNumberSchema,
  action: z.enum(ORDER_ACTIONS, { error: message("common.invalid") }),
  courier: optionalLine(ORDER_LIMITS.courier, message("order.courierTooLong")).default(null),
  trackingNumber: optionalLine(ORDER_LIMITS.trackingNumber, message("order.trackingTooLong")).default(null),
});
export type OrderActionInput = z.output<typeof orderActionSchema>;

export const orderNoteSchema = z.object({
  number: orderNumberSchema,
  merchantNote: longText(ORDER_LIMITS.merchantNote, message("order.noteTooLong")),
});
export type OrderNoteInput = z.output<typeof orderNoteSchema>;
