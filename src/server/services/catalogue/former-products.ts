import { z } from "zod";
import { productPath } from "~/domain/catalogue/slug";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { type PublicShop, readVisibilityCached, tentIdOf, visibleProducts } from "./visible";

const foundSchema = z.array(z.object({ id: z.number(), name: z.string() }));

/** True for an origin `o` of the shop with this handle of `formerHandle`. Some platforms export handles percent-encoded. */
export const withHandle = (tentId: number, handle: string): Prisma.Sql =>
  Prisma.sql`o.tent_id = ${tentId} AND lower(o.handle) IN (${handle}, ${encodeURIComponent(handle).toLowerCase()})`;

/**
 * The path of the product that the shop's former platform had at this handle; null when there is none, or when visitors
 * may not see it. If several products had the handle, the newest one counts.
 */
export async function findFormerProduct(ctx: ServiceContext, shop: PublicShop, handle: string): Promise<string | null> {
  const visibility = await readVisibilityCached(ctx, shop);
  // as on a product's own page, sold-out ones count
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  const rows = await ctx.db.$queryRaw`SELECT p.id, p.name FROM product_origins o JOIN products p ON p.id = o.product_id
    WHERE ${withHandle(tentIdOf(shop), handle)} AND ${visible} ORDER BY p.id DESC LIMIT 1`;
  const [product] = foundSchema.parse(rows);
  return product ? productPath(product.id, product.name) : null;
}
