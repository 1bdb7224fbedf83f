export const PAYMENT_METHODS = ["CASH", "TRANSFER", "OTHER"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The percent discount of a payment method: cash and transfer get one. */
export const discountPercent = (method: PaymentMethod | null, cashDiscount: number): number =>
  method === "CASH" || method === "TRANSFER" ? cashDiscount : 0;

/** A cart asks for the payment method only if it matters: for a discount, or to show the account for a transfer. */
export const asksPayment = (payment: { cashDiscount: number; alias: string | null; account: string | null }): boolean =>
  payment.cashDiscount > 0 || payment.alias !== null || payment.account !== null;
