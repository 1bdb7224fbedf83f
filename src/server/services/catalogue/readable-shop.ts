import { z } from "zod";
import { shopClock } from "~/domain/pricing/schedule";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { listKeyOf, type NamedList } from "~/server/services/price-lists/enter-list";
import { isListActive } from "~/server/services/price-lists/hidden-prices";
import { requireOpenList } from "~/server/services/price-lists/open-list";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import {
  mintOwnedTentId,
  mintPublicTentId,
  type OwnedTentId,
  type PublicTentId,
} from "~/server/services/tenancy/tenant-ids";
import { type Visibility, visibleProducts } from "./visible";

/** What a caller may read of a shop: the public catalogue, or, as its owner, also paused rows. */
export interface ReadableShop {
  tentId: OwnedTentId | PublicTentId;
  asOwner: boolean;
  /** A suspended shop shows nothing. */
  closed: boolean;
  visibility: Visibility;
}

const rows = z.array(
  z.object({
    id: z.number(),
    owner: z.number(),
    suspended: z.boolean(),
    showSoldOut: z.boolean(),
    categoryIds: z.array(z.number()),
    timeZone: z.string(),
    hiding: z.array(z.object({ validFrom: z.string().nullable(), validTo: z.string().nullable() })).nullable(),
  }),
);

/** What a request names: the shop itself, or one of its rows. */
type Named = { tent: number } | { slug: string } | { category: number } | { product: number };

function tentIdOf(named: Named): Prisma.Sql {
  if ("tent" in named) return Prisma.sql`${named.tent}::int`;
  if ("slug" in named) return Prisma.sql`(SELECT id FROM tents WHERE slug = ${named.slug})`;
  if ("category" in named) return Prisma.sql`(SELECT tent_id FROM categories WHERE id = ${named.category})`;
  return Prisma.sql`(SELECT tent_id FROM products WHERE id = ${named.product})`;
}

/**
 * The shop that a request names, as `ctx.actor` may read it; one query, except for super-users and for a price list. Whoever
 * names a list sees it as its customers do. @throws NOT_FOUND, also for a list that is not open
 */
export async function findReadableShop(
  ctx: ServiceContext,
  named: Named,
  list: NamedList | null = null,
): Promise<ReadableShop> {
  const raw = await ctx.db.$queryRaw`
    SELECT t.id, t.owner_id AS owner, t.suspended, t.show_sold_out AS "showSoldOut",
      ARRAY(SELECT c.id FROM categories c WHERE c.tent_id = t.id AND NOT c.paused ORDER BY c."order", c.id) AS "categoryIds",
      (SELECT co.time_zone FROM countries co WHERE co.id = t.country_id) AS "timeZone",
      (SELECT json_agg(json_build_object('validFrom', l.valid_from, 'validTo', l.valid_to)) FROM price_lists l
        WHERE l.tent_id = t.id AND l.hides_public AND NOT l.paused) AS hiding
    FROM tents t WHERE t.id = ${tentIdOf(named)}`;
  const { id: requestedId, owner, suspended, timeZone, hiding, ...shown } = requireFound(rows.parse(raw)[0]);
  const publicId = mintPublicTentId(requestedId);
  if (list) {
    const prices = await requireOpenList(ctx, publicId, await listKeyOf(ctx, publicId, list));
    return { tentId: publicId, asOwner: false, closed: suspended, visibility: { tentId: publicId, ...shown, prices } };
  }
  const tentId = await prove(ctx, requestedId, owner);
  const asOwner = tentId !== null;
  const read = tentId ?? publicId;
  const clock = shopClock(ctx.now(), timeZone);
  const hidden = !asOwner && hiding?.some((one) => isListActive(one, clock));
  const visibility = { tentId: read, ...shown, prices: hidden ? ("hidden" as const) : ("public" as const) };
  return { tentId: read, asOwner, closed: suspended && !asOwner, visibility };
}

/** A shop already proved to be the actor's: avoids a second check and audit row. */
export function ownShop(tentId: OwnedTentId): ReadableShop {
  return {
    tentId,
    asOwner: true,
    closed: false,
    visibility: { tentId, categoryIds: [], showSoldOut: true, prices: "public" },
  };
}

/** Proves the actor's access to the tent; a super-user gets it with an audit row. Null for everybody else. */
async function prove(ctx: ServiceContext, requestedId: number, owner: number): Promise<OwnedTentId | null> {
  if (ctx.actor?.userId === owner) return mintOwnedTentId(requestedId);
  if (ctx.actor?.role !== "SUPER" || ctx.actor.superUserId !== null) return null;
  return resolveOwnedTent(ctx, { requestedId, action: "catalogue.read", writes: false, ownOnly: false });
}

/** The condition for the products `p` that may be read. */
export function readableProducts({ tentId, asOwner, closed, visibility }: ReadableShop): Prisma.Sql {
  if (closed) return Prisma.sql`false`;
  return asOwner ? Prisma.sql`p.tent_id = ${tentId} AND p.deleted_at IS NULL` : visibleProducts(visibility);
}
