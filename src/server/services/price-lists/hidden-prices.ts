import { type ShopClock, scheduleState, shopClock } from "~/domain/pricing/schedule";
import type { Tx } from "~/server/database/client";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** When a list is active, unless it is paused. */
interface ListDates {
  validFrom: string | null;
  validTo: string | null;
}

/** Whether a list that is not paused is active. */
export const isListActive = ({ validFrom, validTo }: ListDates, clock: ShopClock): boolean =>
  scheduleState({ from: validFrom, to: validTo }, clock) === "ACTIVE";

/** Whether the shop shows prices only to the customers of a list, which it does while such a list is active. */
export async function hidesPublicPrices(
  { db, now }: { db: Tx; now: () => Date },
  tentId: PublicTentId,
): Promise<boolean> {
  const lists = await db.priceList.findMany({
    where: { tentId, hidesPublic: true, paused: false },
    select: { validFrom: true, validTo: true, tent: { select: { country: { select: { timeZone: true } } } } },
  });
  return lists.some((list) => isListActive(list, shopClock(now(), list.tent.country.timeZone)));
}
