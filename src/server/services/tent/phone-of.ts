import { normalizePhone } from "~/domain/tent/phone";
import type { Tx } from "~/server/db";
import { AppError, found } from "~/server/errors";

interface TypedPhone {
  whatsapp: string;
  whatsappArea?: string;
}

/**
 * A typed WhatsApp number as its country writes it; an empty one clears it.
 * @throws VALIDATION beside `whatsapp`
 */
export async function phoneOf(
  db: Tx,
  countryId: number,
  { whatsapp, whatsappArea }: TypedPhone,
): Promise<{ whatsapp: string | null; whatsappArea: string | null }> {
  if (whatsapp.trim() === "") return { whatsapp: null, whatsappArea: null };
  const country = found(
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
