import { z } from "zod";
import { idSchema, MAX_ID } from "../../fields";
import { message } from "../../validation-key";

export const ALERT_LIMITS = {
  /** Visitors who wait for one product, counting all its variants. */
  perProduct: 500,
  /** Products that one number waits for in a shop. */
  perPhone: 20,
  /** Characters of a typed number. */
  phone: 30,
  page: 10_000,
} as const;

/** The fields of the visitor's form, which arrive as text. Blank means absent. */
const idText = z
  .string({ error: message("common.id") })
  .regex(/^[1-9]\d{0,9}$/, { error: message("common.id") })
  .transform(Number)
  .pipe(idSchema);

/** What a visitor waits for, as hidden fields name it. */
export const wantedSchema = z.object({
  tentId: idText,
  productId: idText,
  /** Null for the product as a whole. */
  variantId: z.union([z.literal("").transform(() => null), idText]).default(null),
});

export const stockAlertFormSchema = wantedSchema.extend({
  phone: z.string({ error: message("phone.empty") }).max(ALERT_LIMITS.phone, { error: message("order.phoneTooLong") }),
});
export type StockAlertForm = z.output<typeof stockAlertFormSchema>;

/** The values of `ver` in the list's query string. */
export const ALERT_STATES = ["waiting", "answered"] as const;

export const stockAlertListSchema = z.object({
  state: z.enum(ALERT_STATES).default("waiting"),
  /** Only those who wait for this product. */
  productId: idSchema.nullable().default(null),
  page: z.number().int().min(1).max(ALERT_LIMITS.page).default(1),
});
export type StockAlertList = z.output<typeof stockAlertListSchema>;

export const ALERTS_PATH = "/productos/esperan";
const ANSWERED = "respondidos";

function wholeNumber(text: string | null, max: number): number | null {
  const number = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= max ? number : null;
}

/** Parses the list's query string; invalid values count as absent. */
export const readAlertList = (params: { get(name: string): string | null }): StockAlertList => ({
  state: params.get("ver") === ANSWERED ? "answered" : "waiting",
  productId: wholeNumber(params.get("producto"), MAX_ID),
  page: wholeNumber(params.get("pagina"), ALERT_LIMITS.page) ?? 1,
});

/** The URL of a list. */
export function alertListHref({ state = "waiting", productId = null, page = 1 }: Partial<StockAlertList>): string {
  const params = new URLSearchParams();
  if (state === "answered") params.set("ver", ANSWERED);
  if (productId !== null) params.set("producto", String(productId));
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `${ALERTS_PATH}?${params}` : ALERTS_PATH;
}
