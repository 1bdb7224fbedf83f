import type { NumberFormat } from "../../money/number-format";
import type { PaymentChange } from "../../pricing/rules";

export const PAYMENT_METHODS = ["CASH", "TRANSFER", "OTHER"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a way to pay takes off the goods, in percent; a negative one is added. */
export interface PaymentPercent {
  method: PaymentMethod;
  percent: number;
}

/** The percentage of a way to pay; 0 for none. */
export const adjustmentOf = (adjustments: readonly PaymentPercent[], method: PaymentMethod | null): number =>
  adjustments.find((one) => one.method === method)?.percent ?? 0;

/** The name of what a way to pay changes; `src/copy/payment-change.ts` has it. */
export type PaymentChangeWords = (method: PaymentMethod, percent: string, isMore: boolean) => string;

/** "12,5", without its sign. */
export const writtenPercent = (percent: number, { decimal }: NumberFormat): string =>
  String(Math.abs(percent)).replace(".", decimal);

/** The rule for the chosen way to pay, under the name that the order keeps. */
export function paymentChangeFor(
  method: PaymentMethod | null,
  { adjustments, money }: { adjustments: readonly PaymentPercent[]; money: NumberFormat },
  words: PaymentChangeWords,
): PaymentChange | null {
  const percent = adjustmentOf(adjustments, method);
  if (method === null || percent === 0) return null;
  return { percent, name: words(method, writtenPercent(percent, money), percent < 0) };
}

/** A cart asks for the payment method only if it matters: for its percentage, or to show the account for a transfer. */
export const asksPayment = (payment: {
  adjustments: readonly PaymentPercent[];
  alias: string | null;
  account: string | null;
}): boolean => payment.adjustments.length > 0 || payment.alias !== null || payment.account !== null;

/** "−10 %" or "+5 %" for each way to pay that changes the price. */
export const paymentChanges = (
  adjustments: readonly PaymentPercent[],
  numbers: NumberFormat,
): Partial<Record<PaymentMethod, string>> =>
  Object.fromEntries(
    adjustments.map(({ method, percent }) => [
      method,
      `${percent < 0 ? "+" : "−"}${writtenPercent(percent, numbers)} %`,
    ]),
  );

/** A sentence for each percentage, with the ways to pay that have it. */
export function paymentFacts(
  adjustments: readonly PaymentPercent[],
  numbers: NumberFormat,
  words: (methods: readonly PaymentMethod[], percent: string, isMore: boolean) => string,
): string[] {
  const percents = [...new Set(adjustments.map(({ percent }) => percent))];
  return percents.map((percent) => {
    const methods = adjustments.filter((one) => one.percent === percent).map(({ method }) => method);
    return words(methods, writtenPercent(percent, numbers), percent < 0);
  });
}

/**
 * The way to pay that a cart begins with: the one that saves most. Where several do, or none does, it is the transfer to an
 * account that the shop gives, else the first of them; null if all cost more.
 */
export function firstPaymentOf(payment: Parameters<typeof asksPayment>[0]): PaymentMethod | null {
  if (!asksPayment(payment)) return null;
  const savedBy = (method: PaymentMethod) => adjustmentOf(payment.adjustments, method);
  const hasAccount = payment.alias !== null || payment.account !== null;
  const ways: PaymentMethod[] = hasAccount ? ["TRANSFER", ...PAYMENT_METHODS] : [...PAYMENT_METHODS];
  const best = ways.reduce((one, other) => (savedBy(other) > savedBy(one) ? other : one));
  return savedBy(best) < 0 ? null : best;
}
