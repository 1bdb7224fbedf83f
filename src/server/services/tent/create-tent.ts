import { tentSlug } from "~/domain/catalogue/slug";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import type { CreateTent } from "~/domain/tent/tent-form";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { freeSubdomain } from "./domains/subdomain-free";
import { OWN_WHATSAPP, phoneOf } from "./settings/phone-of";

const SLUG_TRIES = 50;

/** The name's slug, or the first numbered variant that is free. Shops with the same name but for numbers wait for each other. */
async function freeTentSlug(db: Tx, name: string): Promise<string> {
  const plain = tentSlug(name);
  const slugs = Array.from({ length: SLUG_TRIES }, (_, at) => (at === 0 ? plain : `${plain}-${at + 1}`));
  const named = plain.replace(/(-\d+)+$/, ""); // "luna-2" is the name of one shop, and the second of another's
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${named}, hashtext('tent-slug')))::text`;
  const rows = await db.tent.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  const taken = new Set(rows.map((row) => row.slug));
  return slugs.find((slug) => !taken.has(slug)) ?? `${plain}-${Date.now().toString(36)}`;
}

/** Two shops requested the same name concurrently: the second gets SUBDOMAIN_TAKEN. */
export function subdomainTakenError(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
    throw new AppError("SUBDOMAIN_TAKEN", { fields: { subdomain: ["subdomain.taken"] } }, { cause: error });
  }
  throw error;
}

/**
 * Opens a shop for the actor: the first one, or a linked one, which shares owner and subscription and becomes the
 * session's current shop. Tents are counted and written under the lock of the owner's row.
 * @throws TENT_LIMIT, SUBDOMAIN_TAKEN, VALIDATION
 */
export async function createTent(
  ctx: ServiceContext,
  input: CreateTent,
): Promise<{ id: OwnedTentId; subdomain: string }> {
  const ownerId = ctx.actor?.userId;
  if (ownerId === undefined) throw new AppError("SESSION_EXPIRED");
  const now = ctx.now();
  const tent = await changeTents(ctx, async ({ tx, hosts }) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${ownerId} FOR UPDATE`;
    const subscriber = await tx.subscriber.findUnique({
      where: { userId: ownerId },
      select: { plan: { select: { limit: true } } },
    });
    const limit = subscriber?.plan.limit ?? 1;
    const own = await tx.tent.findMany({
      where: { ownerId },
      orderBy: { closedByTeam: "desc" },
      select: { suspended: true, suspendedAt: true, closedByTeam: true, closedByPlan: true },
    });
    if (own.length >= limit) throw new AppError("TENT_LIMIT", { limit });
    // a suspended merchant, for not having paid or by the team, cannot get around that with a new shop
    const suspension = own.find((tent) => tent.suspended && !tent.closedByPlan);
    const subdomain = await freeSubdomain(tx, { subdomain: input.subdomain, tentId: null, now });
    const phone = await phoneOf(tx, input.countryId, input);
    await tx.oldSubdomain.deleteMany({ where: { subdomain } });
    if (own.length === 0) await tx.user.update({ where: { id: ownerId }, data: { countryId: input.countryId } });
    const made = await tx.tent.create({
      data: {
        ownerId,
        name: input.name,
        subdomain,
        slug: await freeTentSlug(tx, input.name),
        countryId: input.countryId,
        ...phone,
        whatsappLandline: input.whatsappLandline,
        customerPhone: "delivery",
        createdAt: now,
        ...suspension,
      },
      select: { id: true, subdomain: true },
    });
    const { sessionId } = ctx.actor ?? {};
    if (sessionId) await tx.session.updateMany({ where: { id: sessionId }, data: { currentTentId: made.id } });
    await hosts([made.id]);
    return made;
  }).catch(subdomainTakenError);
  return { id: mintOwnedTentId(tent.id), subdomain: tent.subdomain };
}

/**
 * Opens a linked shop from name and subdomain alone, with the country and WhatsApp of the first one.
 * @throws TENT_LIMIT, SUBDOMAIN_TAKEN, VALIDATION
 */
export async function createLinkedTent(
  ctx: ServiceContext,
  { name, subdomain }: { name: string; subdomain: string },
): Promise<{ id: OwnedTentId; subdomain: string }> {
  const { actor } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const first = await ctx.db.tent.findFirst({
    where: { ownerId: actor.userId },
    orderBy: { id: "asc" },
    select: { countryId: true, ...OWN_WHATSAPP },
  });
  return createTent(ctx, {
    name,
    subdomain,
    countryId: first?.countryId ?? actor.countryId ?? DEFAULT_COUNTRY_ID,
    whatsapp: first?.whatsapp ?? "",
    whatsappArea: first?.whatsappArea ?? "",
    whatsappLandline: first?.whatsappLandline ?? false,
  });
}
