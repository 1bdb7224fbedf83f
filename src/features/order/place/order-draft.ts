import { withCustomLine } from "~/domain/order/draft/draft-lines";
import type { DraftContents } from "~/domain/order/draft/order-draft";
import type { ManualForm } from "~/domain/order/manage/manual";
import { isLike } from "~/features/app-context/forms/stored-drafts";

/** What was typed of an order and not saved. */
export interface OrderDraft extends Omit<DraftContents, "coupon"> {
  fields: ManualForm;
  /** Earlier versions kept none. */
  coupon?: string;
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

interface KnownCustomer {
  name: string;
  /** As it is read in a field. */
  phone: string;
  /** Where they received last; null if nowhere. */
  address: string | null;
  zone: string | null;
}

/** The fields that a customer of the shop fills in. */
export function customerFields(
  { name, phone, address, zone }: KnownCustomer,
  zones: readonly { name: string }[],
): Partial<ManualForm> {
  const who = { customerName: name, customerPhone: phone };
  if (address === null) return who;
  const isOffered = zones.some((one) => one.name === zone);
  return { ...who, method: "DELIVERY", address, ...(isOffered && { zone: zone ?? "" }) };
}

/** One of each kind: what is kept has to look like it. */
const EXAMPLE = {
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
