import { isReleased, MAX_FORMER_SUBDOMAINS, yearBefore } from "~/domain/tent/setup";
import { checkSubdomain, isReservedSubdomain } from "~/domain/tent/subdomain";
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
 * Whose a subdomain is: used by a shop, or given up under 90 days ago, also by a shop that was deleted since.
 */
async function holderOf(db: Tx, { subdomain, tentId, now }: Wish): Promise<"own" | "other" | "nobody"> {
  const tent = await db.tent.findUnique({ where: { subdomain }, select: { id: true } });
  if (tent) return tent.id === tentId ? "own" : "other";
  const old = await db.oldSubdomain.findUnique({ where: { subdomain }, select: { tentId: true, givenUpAt: true } });
  if (old === null || isReleased(old.givenUpAt, now)) return "nobody";
  return old.tentId !== null && old.tentId === tentId ? "own" : "other";
}

/**
 * The normalized subdomain, free for this shop. Its own one is, even if it has become a reserved word since.
 * @throws VALIDATION with the broken rule, SUBDOMAIN_TAKEN
 */
export async function freeSubdomain(db: Tx, wish: Wish): Promise<string> {
  const checked = checkSubdomain(wish.subdomain);
  if (!checked.ok) throw fieldError("subdomain", `subdomain.${checked.reason}`);
  const { subdomain } = checked;
  const holder = await holderOf(db, { ...wish, subdomain });
  if (holder === "own") return subdomain;
  if (isReservedSubdomain(subdomain, await appName(db))) throw fieldError("subdomain", "subdomain.reserved");
  if (holder === "other") throw new AppError("SUBDOMAIN_TAKEN", { fields: { subdomain: ["subdomain.taken"] } });
  return subdomain;
}

/** Each former subdomain is held for its shop, so there are only a few a year. */
async function requireRoomForFormer(tx: TentTx, tentId: number, now: Date): Promise<void> {
  const former = await tx.oldSubdomain.count({ where: { tentId, givenUpAt: { gt: yearBefore(now) } } });
  if (former >= MAX_FORMER_SUBDOMAINS) throw fieldError("subdomain", "subdomain.tooManyFormer");
}

/**
 * Assigns the shop a new, free subdomain; the previous one redirects to it. The caller holds the tent's lock and writes
 * the result.
 * @throws VALIDATION, also when the shop has given up too many, SUBDOMAIN_TAKEN
 */
export async function moveSubdomain(tx: TentTx, wish: Wish & { tentId: number }): Promise<string> {
  const { tentId, now } = wish;
  const before = requireFound(await tx.tent.findUnique({ where: { id: tentId }, select: { subdomain: true } }));
  const subdomain = await freeSubdomain(tx, wish);
  if (subdomain !== before.subdomain) {
    await tx.oldSubdomain.deleteMany({ where: { subdomain } });
    await requireRoomForFormer(tx, tentId, now);
    await tx.oldSubdomain.create({ data: { subdomain: before.subdomain, tentId, givenUpAt: now } });
  }
  return subdomain;
}
