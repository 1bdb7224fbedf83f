import type { FieldErrors } from "../../errors";
import type { PhoneField } from "../../order/place/asked-phone";
import { ORDER_LIMITS } from "../../order/place/limits";
import type { PaymentMethod } from "../../order/place/payment";

/** The order data besides its lines; the names match `domain/order/place/schemas`. */
export interface Checkout {
  customerName: string;
  customerPhone: string | null;
  address: string | null;
  method: "DELIVERY" | "PICKUP";
  zone: string | null;
  branchId: number | null;
  paymentMethod: PaymentMethod | null;
  note: string;
}

const FEWEST_DIGITS = 6;

type CheckoutProblem =
  | "nameMissing"
  | "nameLong"
  | "phoneMissing"
  | "phoneWrong"
  | "phoneForCoupon"
  | "addressMissing"
  | "addressLong"
  | "zoneMissing"
  | "branchMissing"
  | "noteLong";

export type CheckoutProblems = Partial<
  Record<"customerName" | "customerPhone" | "address" | "zone" | "branchId" | "note", CheckoutProblem>
>;

/** Whether an order must name a branch: only to be collected there. Any branch delivers, and a single one needs no choice. */
export const needsBranch = (method: Checkout["method"], branches: readonly unknown[]): boolean =>
  method === "PICKUP" && branches.length > 1;

/** The form's problems, in field order; the server validates again. */
export function checkoutProblems(
  order: Checkout,
  shop: { zones: number; branches: readonly unknown[]; phone?: PhoneField },
): CheckoutProblems {
  const { customerName: name, address, note } = ORDER_LIMITS;
  const delivered = order.method === "DELIVERY";
  const problems: CheckoutProblems = {};
  if (delivered && shop.zones > 0 && order.zone === null) problems.zone = "zoneMissing";
  if (delivered && order.address === null) problems.address = "addressMissing";
  if ((order.address ?? "").length > address) problems.address = "addressLong";
  if (needsBranch(order.method, shop.branches) && order.branchId === null) problems.branchId = "branchMissing";
  if (order.customerName === "") problems.customerName = "nameMissing";
  if (order.customerName.length > name) problems.customerName = "nameLong";
  if (order.customerPhone === null && shop.phone === "required") problems.customerPhone = "phoneMissing";
  if (order.customerPhone !== null && order.customerPhone.replace(/\D/g, "").length < FEWEST_DIGITS)
    problems.customerPhone = "phoneWrong";
  if (order.note.length > note) problems.note = "noteLong";
  return problems;
}

// Messages for fields that only the server can validate.
const REFUSALS = {
  customerName: "nameMissing",
  customerPhone: "phoneWrong",
  address: "addressMissing",
  zone: "zoneMissing",
  branchId: "branchMissing",
  note: "noteLong",
} as const satisfies Required<CheckoutProblems>;

/** Maps the fields refused by the server to the form's problems. */
export function refusedFields(fields: FieldErrors): CheckoutProblems {
  const known = Object.entries(REFUSALS).filter(([field]) => field in fields);
  const problems: CheckoutProblems = Object.fromEntries(known);
  if (fields.customerPhone?.includes("coupon.phoneRequired")) problems.customerPhone = "phoneForCoupon";
  if (fields.customerPhone?.includes("order.phoneRequired")) problems.customerPhone = "phoneMissing";
  return problems;
}
