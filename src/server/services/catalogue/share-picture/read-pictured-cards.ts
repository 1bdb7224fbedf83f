import { z } from "zod";
import type { ProductCardView } from "~/domain/catalogue/view";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { cardColumns, cardJoins, cardRow, toCard } from "../card-rows";
import { priceSource } from "../price-source";

const rows = z.array(
  cardRow.extend({ paused: z.boolean(), sku: z.string().nullable(), values: z.string().nullable() }),
);

interface PicturedCard {
  card: ProductCardView;
  sku: string | null;
  paused: boolean;
  /** The first option with its values: "Talle: S · M · L". */
  values: string;
}

/**
 * The shop's own products, also paused ones, in the order of the ids.
 * @throws NOT_FOUND when one of them is not the shop's
 */
export async function readPicturedCards(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  ids: readonly number[],
): Promise<PicturedCard[]> {
  if (ids.length === 0) return [];
  const prices = priceSource("public");
  const found = rows.parse(
    await ctx.db.$queryRaw`SELECT ${cardColumns(prices)}, p.paused, p.sku,
      (SELECT o.name || ': ' || array_to_string(o."values", ' · ') FROM product_options o WHERE o.product_id = p.id
        ORDER BY o.position LIMIT 1) AS values
      FROM products p ${cardJoins(prices)}
      WHERE p.tent_id = ${tentId} AND p.deleted_at IS NULL AND p.id IN (${Prisma.join([...ids])})`,
  );
  return ids.map((id) => {
    const row = requireFound(found.find((one) => one.id === id));
    return { card: toCard(row), sku: row.sku, paused: row.paused, values: row.values ?? "" };
  });
}
