import type { ManualForm } from "../manage/manual";
import { PAYMENT_METHODS, type PaymentMethod } from "../place/payment";

export const paymentOf = (written: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((one) => one === written) ?? null;

/** The form's fields as the API takes them. */
export function sentFields({ branch, payment, ...fields }: ManualForm) {
  return {
    ...fields,
    zone: fields.zone || null,
    branchId: branch ? Number(branch) : null,
    paymentMethod: paymentOf(payment),
  };
}
