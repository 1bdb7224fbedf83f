import { normalizePhone, whatsappNumber } from "~/domain/tent/phone";
import type { TentTx, Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";

interface TypedPhone {
  whatsapp: string;
  whatsappArea?: string;
}

/**
 * Normalizes a typed WhatsApp number for its country; an empty one clears it.
 * @throws VALIDATION beside `whatsapp`
 */
export async function phoneOf(
  db: Tx,
  countryId: number,
  { whatsapp, whatsappArea }: TypedPhone,
): Promise<{ whatsapp: string | null; whatsappArea: string | null }> {
  if (whatsapp.trim() === "") return { whatsapp: null, whatsappArea: null };
  const country = requireFound(
    await db.country.findUnique({ where: { id: countryId }, select: { id: true, codNumber: true } }),
  );
  const parsed = normalizePhone(whatsapp, country, whatsappArea ?? "");
  if (!parsed.ok) {
    throw new AppError("VALIDATION", {
      fields: { whatsapp: [`phone.${parsed.reason}`] },
      example: parsed.example,
    });
  }
  return { whatsapp: parsed.number, whatsappArea: parsed.area };
}

/**
 * Clears the branches' own numbers before a shop moves to another country: with the new dial code they would be
 * somebody else's. Orders of those branches then go to the shop's number.
 */
export async function dropForeignNumbers(tx: TentTx, tentId: number, countryId: number): Promise<void> {
  await tx.branch.updateMany({
    where: { tentId, whatsapp: { not: null }, tent: { countryId: { not: countryId } } },
    data: { whatsapp: null, whatsappArea: null, whatsappLandline: false },
  });
}

/** The columns of a WhatsApp number, of a shop or one of its branches. */
export const OWN_WHATSAPP = { whatsappArea: true, whatsapp: true, whatsappLandline: true } as const;

interface OwnWhatsapp {
  whatsapp: string | null;
  whatsappArea: string | null;
  whatsappLandline: boolean;
}

/** The digits of a WhatsApp chat in the tent's country; null when there is no number. */
export function chatOf(
  tent: { countryId: number; country: { codNumber: string } },
  { whatsapp, whatsappArea, whatsappLandline }: OwnWhatsapp,
): string | null {
  if (!whatsapp) return null;
  return whatsappNumber({
    countryId: tent.countryId,
    codNumber: tent.country.codNumber,
    area: whatsappArea,
    number: whatsapp,
    landline: whatsappLandline,
  });
}
