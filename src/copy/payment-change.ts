import type { PaymentChangeWords, PaymentMethod } from "~/domain/order/place/payment";

const WAYS: Record<PaymentMethod, string> = {
  CASH: "en efectivo",
  TRANSFER: "por transferencia",
  OTHER: "con otro medio de pago",
};

/** "en efectivo o por transferencia" */
export const paidBy = (methods: readonly PaymentMethod[]): string => methods.map((method) => WAYS[method]).join(" o ");

/** "10 % por transferencia", or "Recargo del 10 % con otro medio de pago": what a way to pay changes, as an order keeps it. */
export const paymentChangeName: PaymentChangeWords = (method, percent, isMore) =>
  `${isMore ? "Recargo del " : ""}${percent} % ${WAYS[method]}`;
