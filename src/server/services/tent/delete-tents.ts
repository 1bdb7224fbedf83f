import { releasedUntil } from "~/domain/tent/setup";
import type { TentsChange } from "~/server/services/tenancy/change-tent";

/**
 * The only way to delete shops, with all their rows. Their current and old subdomains stay reserved for 90 days: orders
 * and links still in use must not reach another shop. The caller holds the locks of the tents.
 */
export async function deleteTents(
  { tx, tents, hosts }: TentsChange,
  tentIds: readonly number[],
  now: Date,
): Promise<void> {
  await tents(tentIds);
  await hosts(tentIds);
  const where = { id: { in: [...tentIds] } };
  const names = await tx.tent.findMany({ where, select: { subdomain: true } });
  await tx.tent.deleteMany({ where });
  await tx.visit.deleteMany({ where: { tentId: { in: [...tentIds] } } }); // no foreign key does it
  const subdomains = names.map(({ subdomain }) => subdomain);
  await tx.oldSubdomain.deleteMany({
    where: { OR: [{ subdomain: { in: subdomains } }, { tentId: null, givenUpAt: { lte: releasedUntil(now) } }] },
  });
  await tx.oldSubdomain.createMany({ data: subdomains.map((subdomain) => ({ subdomain, givenUpAt: now })) });
}
