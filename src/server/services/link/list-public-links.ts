import { MAX_LINKS } from "~/domain/link/link";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { type LinkView, readLinks } from "./link-view";

export interface PublicLink {
  id: number;
  code: string | null;
  name: string;
  /** For an own link; a built-in link's target comes from the shop's data. */
  url: string | null;
}

/** The public linktree: the links that are not paused, in order. */
export async function listPublicLinks(
  ctx: ServiceContext,
  tentId: PublicTentId,
): Promise<{ description: string | null; links: PublicLink[] }> {
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        linktreeText: true,
        links: {
          where: { paused: false },
          select: { id: true, code: true, name: true, url: true },
          orderBy: [{ order: "asc" }, { id: "asc" }],
          take: MAX_LINKS,
        },
      },
    }),
  );
  return { description: tent.linktreeText, links: tent.links };
}

/** The linktree by its shop's id: its owner also gets paused links, and those of a suspended shop. */
export async function listLinksOf(
  ctx: ServiceContext,
  tentId: number,
): Promise<{ description: string; links: LinkView[] }> {
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: { ownerId: true, suspended: true, linktreeText: true },
    }),
  );
  const own = ctx.actor?.userId === tent.ownerId;
  if (tent.suspended && !own) return { description: "", links: [] };
  const links = await readLinks(ctx.db, { tentId, ...(own ? {} : { paused: false }) });
  return { description: tent.linktreeText ?? "", links };
}
