import type { ManualForm } from "~/domain/order/manage/manual";
import { isLike } from "~/features/app-context/forms/stored-drafts";
import type { DraftAmounts } from "./draft-amounts";
import { type DraftLine, withCustomLine } from "./draft-lines";

/** What was typed of an order and not saved. */
export interface OrderDraft {
  fields: ManualForm;
  lines: DraftLine[];
  amounts: DraftAmounts;
  paid: boolean;
  /** The code of the chosen one. */
  coupon?: string;
  /** The price list that was chosen; null for the public prices. */
  priceListId?: number | null | undefined;
  /** It may have been sent without an answer: sent again, it is the same order. */
  clientKey: string;
}

/** The fields of an order that nobody has begun. */
export const EMPTY_FIELDS: ManualForm = {
  customerName: "",
  customerPhone: "",
  method: "PICKUP",
  address: "",
  zone: "",
  branch: "",
  payment: "",
  note: "",
};

/** One of each kind: what is kept has to look like it. */
const EXAMPLE: OrderDraft = {
  fields: EMPTY_FIELDS,
  lines: withCustomLine([], ""),
  amounts: { deliveryCost: null, discount: { typed: "", percent: false } },
  paid: false,
  clientKey: "",
};

/** A kept draft of an order; null if this version cannot read it. */
export function readOrderDraft(kept: unknown): OrderDraft | null {
  return kept !== null && isLike(kept, EXAMPLE) ? (kept as OrderDraft) : null;
}
