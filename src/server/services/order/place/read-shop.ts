import { centsFromDecimal } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { storedHours } from "~/domain/tent/hours-schema";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS } from "~/server/services/tent/domains/origin-of";
import { PAYMENT_ADJUSTMENTS, toPaymentPercents } from "~/server/services/tent/settings/payment-adjustments";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";
import { readHoliday } from "~/server/services/tent/settings/read-holiday";
import { readZones } from "~/server/services/tent/settings/read-zones";

const select = {
  id: true,
  name: true,
  ...ORIGIN_COLUMNS,
  suspended: true,
  countryId: true,
  country: { select: { id: true, codNumber: true, currency: true, symbol: true, timeZone: true } },
  ...OWN_WHATSAPP,
  minimumPurchase: true,
  customerPhone: true,
  deliveryEnabled: true,
  deliveryCost: true,
  deliveryZones: true,
  freeDeliveryFrom: true,
  deliverySetAt: true,
  pickupEnabled: true,
  stockHold: true,
  stockHoldHours: true,
  ...PAYMENT_ADJUSTMENTS,
  paymentAlias: true,
  paymentCbu: true,
  orderText: true,
  branches: { orderBy: { order: "asc" }, select: OWN_WHATSAPP },
  holidayFrom: true,
  holidayUntil: true,
  holidayText: true,
  openingHours: true,
} as const;

/** The shop's data that an order depends on. */
export async function readShop(db: Tx, tentId: OwnedTentId | PublicTentId) {
  const row = requireFound(await db.tent.findUnique({ where: { id: tentId }, select }));
  const { deliveryZones, minimumPurchase, deliveryCost, freeDeliveryFrom, paymentAdjustments, openingHours, ...tent } =
    row;
  return {
    ...tent,
    money: moneyFormatOf(tent.country),
    minimumPurchase: centsFromDecimal(minimumPurchase),
    deliveryCost: centsFromDecimal(deliveryCost),
    freeDeliveryFrom: centsFromDecimal(freeDeliveryFrom),
    zones: readZones(deliveryZones),
    adjustments: toPaymentPercents(paymentAdjustments),
    holiday: readHoliday(row),
    hours: storedHours(openingHours),
  };
}

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** The digits of the chosen branch's WhatsApp, else of the shop's, else of its first branch with one; null without any. */
export function whatsappOf(shop: Shop, branch: Parameters<typeof chatOf>[1] | null): string | null {
  const numbers = [...(branch ? [branch] : []), shop, ...shop.branches];
  return numbers.reduce<string | null>((found, one) => found ?? chatOf(shop, one), null);
}
