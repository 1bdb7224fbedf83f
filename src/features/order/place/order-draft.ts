import { z } from "zod";
import type { Milli } from "~/domain/money/quantity";
import { UNITS } from "~/domain/money/quantity";
import type { ManualForm } from "~/domain/order/manage/manual";
import type { DraftAmounts } from "./draft-amounts";
import type { DraftLine } from "./draft-lines";

/** What was typed of an order and not saved. */
export interface OrderDraft {
  fields: ManualForm;
  lines: DraftLine[];
  amounts: DraftAmounts;
  paid: boolean;
  /** It may have been sent without an answer: sent again, it is the same order. */
  clientKey: string;
}

const milli = z.number() as unknown as z.ZodType<Milli>;
const id = z.number().nullable();

const line = z.object({
  key: z.string(),
  lineId: id,
  productId: id,
  variantId: id,
  custom: z.boolean(),
  name: z.string(),
  variantName: z.string().nullable(),
  unit: z.enum(UNITS),
  rule: z.object({ step: milli, minQuantity: milli }),
  quantity: milli,
  price: z.string(),
  photo: z.string().nullable(),
  stock: milli.nullable(),
});

const schema: z.ZodType<OrderDraft> = z.object({
  fields: z.object({
    customerName: z.string(),
    customerPhone: z.string(),
    method: z.enum(["PICKUP", "DELIVERY"]),
    address: z.string(),
    zone: z.string(),
    branch: z.string(),
    payment: z.string(),
    note: z.string(),
  }),
  lines: z.array(line),
  amounts: z.object({
    deliveryCost: z.string().nullable(),
    discount: z.object({ typed: z.string(), percent: z.boolean() }).nullable(),
  }),
  paid: z.boolean(),
  clientKey: z.uuid(),
});

/** A kept draft of an order; null if this version cannot read it. */
export function readOrderDraft(kept: unknown): OrderDraft | null {
  const draft = schema.safeParse(kept);
  return draft.success ? draft.data : null;
}
