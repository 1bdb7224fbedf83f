import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";
import { readSettings, SETTING_COLUMNS } from "~/server/services/tent/settings/read-settings";

const select = { ...SETTING_COLUMNS, branches: { orderBy: { order: "asc" }, select: OWN_WHATSAPP } } as const;

/** The shop's data that an order depends on. */
export const readShop = async (db: Tx, tentId: OwnedTentId | PublicTentId) =>
  readSettings(requireFound(await db.tent.findUnique({ where: { id: tentId }, select })));

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** The digits of the chosen branch's WhatsApp, else of the shop's, else of its first branch with one; null without any. */
export function whatsappOf(shop: Shop, branch: Parameters<typeof chatOf>[1] | null): string | null {
  const numbers = [...(branch ? [branch] : []), shop, ...shop.branches];
  return numbers.reduce<string | null>((found, one) => found ?? chatOf(shop, one), null);
}
