import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import type { TentField, TentFieldUpdate } from "~/domain/tent/schemas";
import { message } from "~/domain/validation-key";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx, Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { subdomainTakenError } from "../create-tent";
import { moveSubdomain } from "../domains/subdomain-free";
import { dropForeignNumbers, phoneOf } from "./phone-of";
import { releaseAllHolds } from "./release-all-holds";

type Columns = Prisma.TentUncheckedUpdateInput;

/** The shop's current values, and the time of the change. */
interface Present {
  id: OwnedTentId;
  now: Date;
  countryId: number;
  whatsapp: string | null;
  whatsappArea: string | null;
}

const AREA = /^(?:11|[23]\d{1,3})$/;

/** The number normalized for its country, with its own area code or else the stored one. */
async function numberOf(tx: Tx, { countryId, whatsappArea }: Present, whatsapp: string | null): Promise<Columns> {
  try {
    return await phoneOf(tx, countryId, { whatsapp: whatsapp ?? "" });
  } catch (error) {
    if (whatsapp === null || !whatsappArea) throw error;
    return phoneOf(tx, countryId, { whatsapp, whatsappArea });
  }
}

/** Updates the area code of the stored number, or of one still to be set; only country 1 has area codes. */
async function areaOf(tx: Tx, { countryId, whatsapp }: Present, typed: string | null): Promise<Columns> {
  const whatsappArea = typed?.replace(/\D/g, "").replace(/^0+/, "") || null;
  if (whatsapp !== null) return phoneOf(tx, countryId, { whatsapp, whatsappArea: whatsappArea ?? "" });
  if (countryId !== ARGENTINA_ID) return { whatsappArea: null };
  if (whatsappArea !== null && !AREA.test(whatsappArea)) throw fieldError("whatsappArea", message("phone.area"));
  return { whatsappArea };
}

async function columnsOf(tx: TentTx, tent: Present, { field, value }: TentFieldUpdate): Promise<Columns> {
  const phone = { whatsapp: tent.whatsapp ?? "", whatsappArea: tent.whatsappArea ?? "" };
  switch (field) {
    case "name":
      return { name: value };
    case "subdomain":
      return { subdomain: await moveSubdomain(tx, { subdomain: value, tentId: tent.id, now: tent.now }) };
    case "countryId":
      await dropForeignNumbers(tx, tent.id, value);
      return { countryId: value, ...(await phoneOf(tx, value, phone)) };
    case "styleId":
      return { styleId: value };
    case "whatsapp":
      return numberOf(tx, tent, value);
    case "whatsappArea":
      return areaOf(tx, tent, value);
    case "instagram":
      return { instagram: value };
    case "facebook":
      return { facebook: value };
    case "firstCustomColor":
      return { firstCustomColor: value };
    case "secondCustomColor":
      return { secondCustomColor: value };
    case "bgCustomColor":
      return { bgCustomColor: value };
    case "textCustomColor":
      return { textCustomColor: value };
    case "customerPhone":
      return { customerPhone: value };
    case "minimumPurchase":
      return { minimumPurchase: decimalFromCents(centsFromDecimal(value)) };
    case "stockHold":
      return { stockHold: value };
    case "stockHoldHours":
      return { stockHoldHours: value };
  }
}

/** Reports errors of the number beside the field that was sent. */
function beside(field: TentField) {
  return (error: unknown): never => {
    const keys = error instanceof AppError ? error.details.fields?.whatsapp : undefined;
    if (!keys) throw error;
    throw new AppError("VALIDATION", { ...(error as AppError).details, fields: { [field]: keys } }, { cause: error });
  };
}

/** Updates one field of a shop, for the public API. @throws SUBDOMAIN_TAKEN, VALIDATION beside the field */
export async function updateTentField(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  update: TentFieldUpdate,
): Promise<void> {
  await changeTent(ctx, tentId, async (change) => {
    const { tx, hosts } = change;
    const kept = requireFound(
      await tx.tent.findUnique({
        where: { id: tentId },
        select: { countryId: true, whatsapp: true, whatsappArea: true },
      }),
    );
    const tent = { id: tentId, now: ctx.now(), ...kept };
    const data = await columnsOf(tx, tent, update).catch(beside(update.field));
    await tx.tent.update({ where: { id: tentId }, data });
    if (update.field === "stockHold" && !update.value) await releaseAllHolds(change);
    if (update.field === "subdomain") await hosts([tentId]);
  }).catch(subdomainTakenError);
}
