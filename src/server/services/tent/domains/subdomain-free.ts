import { isReleased } from "~/domain/tent/setup";
import { checkSubdomain } from "~/domain/tent/subdomain";
import type { TentTx, Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";

interface Wish {
  subdomain: string;
  /** The requesting shop, where it exists: its own current and old subdomains are free for it. */
  tentId: number | null;
  now: Date;
}

/** The configured application name, which no shop may take. */
async function appName(db: Tx): Promise<string> {
  const row = await db.configuration.findUnique({ where: { id: 1 }, select: { appname: true } });
  return row?.appname ?? "Vidriera";
}

/**
 * Whether the subdomain is used by another shop or was given up under 90 days ago, also by a shop that was deleted since.
 * The old names of the requesting shop do not count.
 */
async function isTaken(db: Tx, { subdomain, tentId, now }: Wish): Promise<boolean> {
  const tent = await db.tent.findUnique({ where: { subdomain }, select: { id: true } });
  const old = await db.oldSubdomain.findUnique({ where: { subdomain }, select: { tentId: true, givenUpAt: true } });
  if (tent && tent.id !== tentId) return true;
  if (old === null || isReleased(old.givenUpAt, now)) return false;
  return old.tentId === null || old.tentId !== tentId;
}

/**
 * The normalized subdomain, free for this shop.
 * @throws VALIDATION with the broken rule, SUBDOMAIN_TAKEN
 */
export async function freeSubdomain(db: Tx, wish: Wish): Promise<string> {
  const checked = checkSubdomain(wish.subdomain, await appName(db));
  if (!checked.ok) throw fieldError("subdomain", `subdomain.${checked.reason}`);
  if (await isTaken(db, { ...wish, subdomain: checked.subdomain })) {
    throw new AppError("SUBDOMAIN_TAKEN", { fields: { subdomain: ["subdomain.taken"] } });
  }
  return checked.subdomain;
}

/**
 * Assigns the shop a new, free subdomain; the previous one redirects to it. The caller holds the tent's lock and writes
 * the result.
 */
export async function moveSubdomain(tx: TentTx, wish: Wish & { tentId: number }): Promise<string> {
  const { tentId, now } = wish;
  const before = requireFound(await tx.tent.findUnique({ where: { id: tentId }, select: { subdomain: true } }));
  const subdomain = await freeSubdomain(tx, wish);
  if (subdomain !== before.subdomain) {
    await tx.oldSubdomain.deleteMany({ where: { subdomain } });
    await tx.oldSubdomain.create({ data: { subdomain: before.subdomain, tentId, givenUpAt: now } });
  }
  return subdomain;
}
