import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { pastedCode } from "~/domain/pasted-code";
import type { ListKey } from "~/domain/price-lists/list-link";
import { plainLine } from "~/domain/text";
import { env } from "~/env";
import { verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/database/client";
import { fieldError, requireFound } from "~/server/errors";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { limitPasswordTries } from "./list-limits";
import { listPass } from "./open-list";

/**
 * Passwords that were right a short while ago. A program sends its password with every call, which would take a slow
 * comparison each time.
 */
const rightPasswords = new LRUCache<string, true>({ max: 1000, ttl: 10 * 60_000 });

/**
 * Whether one of the readings of a typed password is right; all of them are one try.
 * @throws RATE_LIMITED, OVERLOADED
 */
async function isRightPassword(
  db: Db,
  { hash, readings, address, listId }: { hash: string; readings: string[]; address: string; listId: number },
): Promise<boolean> {
  // the hash has a salt and is another one after every change of the password
  const keyOf = (password: string) =>
    createHmac("sha256", env.NEXTAUTH_SECRET).update(`${hash} ${password}`).digest("base64url");
  return limitPasswordTries(
    db,
    { address, listId },
    {
      isKnown: () => readings.some((password) => rightPasswords.has(keyOf(password))),
      judge: async () => {
        for (const password of readings)
          if (await verifyPassword(hash, password, "strangers")) {
            rightPasswords.set(keyOf(password), true);
            return true;
          }
        return false;
      },
    },
  );
}

/**
 * What a device gets for the password of a list, as `ListKey.pass`; null for a wrong one. It is tried as it was typed, and
 * as what it was pasted from may have had around it.
 * @throws NOT_FOUND, RATE_LIMITED, and OVERLOADED when too many passwords are being compared
 */
export async function enterList(
  { db }: ServiceContext,
  tentId: PublicTentId,
  { secret, password }: { secret: string; password: string },
  { address }: { address: string },
): Promise<string | null> {
  const select = { id: true, passwordHash: true, passwordVersion: true };
  const { id, passwordHash, passwordVersion } = requireFound(
    await db.priceList.findFirst({ where: { tentId, secret }, select }),
  );
  const readings = [...new Set([password, plainLine(password), pastedCode(password)])];
  if (passwordHash !== null && !(await isRightPassword(db, { hash: passwordHash, readings, address, listId: id })))
    return null;
  return listPass({ id, passwordVersion }, secret);
}

/** A list as a program names it, with the address that it calls from. */
export interface NamedList {
  secret: string;
  password: string | null;
  address: string;
}

/** What opens the list that a program names. @throws NOT_FOUND, RATE_LIMITED, VALIDATION for a wrong password */
export async function listKeyOf(
  ctx: ServiceContext,
  tentId: PublicTentId,
  { secret, password, address }: NamedList,
): Promise<ListKey> {
  if (password === null) return { secret, pass: null };
  const pass = await enterList(ctx, tentId, { secret, password }, { address });
  if (pass === null) throw fieldError("listPassword", "priceList.wrongPassword");
  return { secret, pass };
}
