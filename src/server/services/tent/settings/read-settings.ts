import { centsFromDecimal } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { storedHours } from "~/domain/tent/hours-schema";
import type { Prisma } from "~/generated/prisma/client";
import { ORIGIN_COLUMNS } from "../domains/origin-of";
import { PAYMENT_ADJUSTMENTS, toPaymentPercents } from "./payment-adjustments";
import { OWN_WHATSAPP } from "./phone-of";
import { readHoliday } from "./read-holiday";
import { readZones } from "./read-zones";

/** The columns of all settings of a shop: what stands here is read by the panel, the shop's pages, orders and the export. */
export const SETTING_COLUMNS = {
  id: true,
  name: true,
  tagline: true,
  notice: true,
  ...ORIGIN_COLUMNS,
  suspended: true,
  styleId: true,
  countryId: true,
  country: { select: { id: true, name: true, codNumber: true, currency: true, symbol: true, timeZone: true } },
  ...OWN_WHATSAPP,
  instagram: true,
  facebook: true,
  minimumPurchase: true,
  orderText: true,
  customerPhone: true,
  showSoldOut: true,
  listingLayout: true,
  stockHold: true,
  stockHoldHours: true,
  pickupEnabled: true,
  pickupText: true,
  deliveryEnabled: true,
  deliveryText: true,
  deliveryCost: true,
  deliveryZones: true,
  freeDeliveryFrom: true,
  deliverySetAt: true,
  paymentText: true,
  paymentAlias: true,
  paymentCbu: true,
  paymentHolder: true,
  installmentsText: true,
  ...PAYMENT_ADJUSTMENTS,
  paymentSetAt: true,
  openingHours: true,
  holidayFrom: true,
  holidayUntil: true,
  holidayText: true,
  legalName: true,
  cuit: true,
  dataFiscalUrl: true,
  regretButton: true,
  netPrices: true,
  ga4Id: true,
  pixelId: true,
} as const satisfies Prisma.TentSelect;

type SettingsRow = Prisma.TentGetPayload<{ select: typeof SETTING_COLUMNS }>;

/** Settings as the domain has them: amounts in cents, zones, hours, holiday and adjustments in their shapes. */
export function readSettings<Row extends SettingsRow>({
  paymentAdjustments,
  openingHours,
  holidayFrom,
  holidayUntil,
  holidayText,
  ...row
}: Row) {
  return {
    ...row,
    money: moneyFormatOf(row.country),
    minimumPurchase: centsFromDecimal(row.minimumPurchase),
    deliveryCost: centsFromDecimal(row.deliveryCost),
    freeDeliveryFrom: centsFromDecimal(row.freeDeliveryFrom),
    deliveryZones: readZones(row.deliveryZones),
    adjustments: toPaymentPercents(paymentAdjustments),
    holiday: readHoliday({ holidayFrom, holidayUntil, holidayText }),
    hours: storedHours(openingHours),
  };
}
