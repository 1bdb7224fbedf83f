import { z } from "zod";
import { type Cents, centsFromDecimal } from "~/domain/product/money";
import { whatsappNumber } from "~/domain/tent/phone";
import type { Tx } from "~/server/db";
import { found } from "~/server/errors";

const zonesSchema = z
  .array(z.object({ name: z.string(), cost: z.union([z.string(), z.number()]).nullish() }))
  .catch([]);

const select = {
  id: true,
  name: true,
  subdomain: true,
  suspended: true,
  countryId: true,
  country: { select: { codNumber: true, currency: true, symbol: true, timeZone: true } },
  whatsapp: true,
  whatsappArea: true,
  whatsappLandline: true,
  minbuy: true,
  deliveryEnabled: true,
  deliveryCost: true,
  deliveryZones: true,
  freeDeliveryFrom: true,
  pickupEnabled: true,
  cashDiscount: true,
} as const;

const centsOrNull = (value: { toString(): string } | null): Cents | null =>
  value === null ? null : centsFromDecimal(value);

/** What an order needs to know of its shop. */
export async function readShop(db: Tx, tentId: number) {
  const { deliveryZones, minbuy, deliveryCost, freeDeliveryFrom, ...tent } = found(
    await db.tent.findUnique({ where: { id: tentId }, select }),
  );
  return {
    ...tent,
    minimum: centsOrNull(minbuy),
    deliveryCost: centsOrNull(deliveryCost),
    freeDeliveryFrom: centsOrNull(freeDeliveryFrom),
    zones: zonesSchema
      .parse(deliveryZones)
      .map(({ name, cost }) => ({ name, cost: cost === null || cost === undefined ? null : centsFromDecimal(cost) })),
  };
}

export type Shop = Awaited<ReturnType<typeof readShop>>;

interface OwnWhatsapp {
  whatsapp: string | null;
  whatsappArea: string | null;
  whatsappLandline: boolean;
}

/** The digits of the chosen branch's WhatsApp, else of the shop's; null where there is none. */
export function whatsappOf(shop: Shop, branch: OwnWhatsapp | null): string | null {
  const chosen = branch?.whatsapp ? branch : shop;
  if (!chosen.whatsapp) return null;
  return whatsappNumber({
    countryId: shop.countryId,
    codNumber: shop.country.codNumber,
    area: chosen.whatsappArea,
    number: chosen.whatsapp,
    landline: chosen.whatsappLandline,
  });
}
