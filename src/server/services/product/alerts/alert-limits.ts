import { addressKey } from "~/domain/session/address-key";
import type { Db } from "~/server/database/client";
import { limitOf } from "~/server/rate-limit";

/** Counts one request of an address in a shop. @throws RATE_LIMITED */
export const limitAlertsOfAddress = (db: Db, { address, tentId }: { address: string; tentId: number }): Promise<void> =>
  limitOf(db, "alert-address").count(`${addressKey(address)}|${tentId}`);

/** Counts one request for a number. @throws RATE_LIMITED */
export const limitAlertsOfPhone = (db: Db, phone: string): Promise<void> => limitOf(db, "alert-phone").count(phone);
