import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** The category of a slug; if it was renamed since, its current slug. Paused categories are not found. */
export async function findCategory(
  ctx: ServiceContext,
  tentId: PublicTentId,
  slug: string,
): Promise<{ id: number; name: string; slug: string } | { movedTo: string } | null> {
  const here = await ctx.db.category.findFirst({
    where: { tentId, slug, paused: false },
    select: { id: true, name: true, slug: true },
  });
  if (here) return here;
  const old = await ctx.db.oldCategorySlug.findFirst({
    where: { tentId, slug, category: { tentId, paused: false } },
    select: { category: { select: { slug: true } } },
  });
  return old && old.category.slug !== slug ? { movedTo: old.category.slug } : null;
}
