export const PAYMENT_METHODS = ["CASH", "TRANSFER", "OTHER"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The percent that a choice takes off: paying in cash or by transfer does. */
export const discountPercent = (method: PaymentMethod | null, cashDiscount: number): number =>
  method === "CASH" || method === "TRANSFER" ? cashDiscount : 0;

/** A cart asks how it is paid where the answer changes something: a discount, or an account to send the money to. */
export const asksPayment = (payment: { cashDiscount: number; alias: string | null; account: string | null }): boolean =>
  payment.cashDiscount > 0 || payment.alias !== null || payment.account !== null;
