import { paymentChangeName } from "~/copy/payment-change";
import { numberFormatOf } from "~/domain/money/number-format";
import { PAYMENT_METHODS, type PaymentMethod, type PaymentPercent, writtenPercent } from "~/domain/order/place/payment";
import type { PaymentAdjustmentInput } from "~/domain/tent/payment-adjustment";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** What a query of a tent selects for `toPaymentPercents`. */
export const PAYMENT_ADJUSTMENTS = { paymentAdjustments: { select: { method: true, percent: true } } } as const;

/** In the order of the cart. */
export function toPaymentPercents(
  rows: readonly { method: PaymentMethod; percent: { toString(): string } }[],
): PaymentPercent[] {
  return PAYMENT_METHODS.flatMap((method) => {
    const row = rows.find((one) => one.method === method);
    return row ? [{ method, percent: Number(row.percent) }] : [];
  });
}

/** Sets what a way to pay takes off or adds; 0 removes it. The caller holds the tent's lock. */
export async function writePaymentAdjustment(
  tx: TentTx,
  tentId: OwnedTentId,
  { method, percent }: PaymentPercent,
): Promise<void> {
  if (percent === 0) {
    await tx.paymentAdjustment.deleteMany({ where: { tentId, method } });
    return;
  }
  await tx.paymentAdjustment.upsert({
    where: { tentId_method: { tentId, method } },
    create: { tentId, method, percent },
    update: { percent },
  });
}

/** What the ways to pay take off or add, with the names that orders keep; those without a row change nothing. */
export async function listPaymentAdjustments(
  ctx: ServiceContext,
  tentId: OwnedTentId,
): Promise<(PaymentPercent & { name: string })[]> {
  const select = { countryId: true, ...PAYMENT_ADJUSTMENTS };
  const tent = requireFound(await ctx.db.tent.findUnique({ where: { id: tentId }, select }));
  const numbers = numberFormatOf(tent.countryId);
  return toPaymentPercents(tent.paymentAdjustments).map(({ method, percent }) => ({
    method,
    percent,
    name: paymentChangeName(method, writtenPercent(percent, numbers), percent < 0),
  }));
}

/** Sets one of them, and returns them all. */
export async function setPaymentAdjustment(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { paymentMethod: method, percent }: PaymentAdjustmentInput,
): Promise<PaymentPercent[]> {
  return changeTent(ctx, tentId, async ({ tx }) => {
    await writePaymentAdjustment(tx, tentId, { method, percent });
    return toPaymentPercents(await tx.paymentAdjustment.findMany({ where: { tentId } }));
  });
}
