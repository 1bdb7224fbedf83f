import type { ListKey } from "~/domain/price-lists/list-link";
import { verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { limitPasswordTries } from "./list-limits";
import { listPass } from "./open-list";

/**
 * What a device gets for the password of a list, as `ListKey.pass`; null for a wrong one.
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
  if (passwordHash !== null) {
    await limitPasswordTries(db, { address, listId: id });
    if (!(await verifyPassword(passwordHash, password, "strangers"))) return null;
  }
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
