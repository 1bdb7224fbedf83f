import { z } from "zod";
import { formerHandle } from "~/domain/catalogue/former-address";
import { matchShopRoute } from "~/domain/catalogue/shop-routes";
import { parseProductPath } from "~/domain/catalogue/slug";
import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/database/client";
import { withHandle } from "~/server/services/catalogue/former-products";

const thereSchema = z.tuple([z.object({ there: z.boolean() })]);

/** What the database has at an address: a category that is or was at its first segment, or a product of a former platform. */
function storedAt(tentId: number, path: string): Prisma.Sql {
  const slug = decodeURIComponent(path.split("/")[1] ?? "");
  const handle = formerHandle(path);
  const former =
    handle === null
      ? Prisma.empty
      : Prisma.sql`OR EXISTS (SELECT 1 FROM product_origins o WHERE ${withHandle(tentId, handle)})`;
  return Prisma.sql`EXISTS (SELECT 1 FROM categories WHERE tent_id = ${tentId} AND slug = ${slug})
    OR EXISTS (SELECT 1 FROM old_category_slugs WHERE tent_id = ${tentId} AND slug = ${slug})
    OR EXISTS (SELECT 1 FROM configuration WHERE id = 1 AND special_cat_url = ${`/${slug}`}) ${former}`;
}

/** Whether the database has something at an address whose route says that it has to. */
export async function hasStoredAddress(db: Db, tentId: number, path: string): Promise<boolean> {
  const product = matchShopRoute(path)?.name === "/catalogo/[product]" ? parseProductPath(path) : null;
  const stored = product
    ? Prisma.sql`EXISTS (SELECT 1 FROM products WHERE id = ${product.id} AND tent_id = ${tentId})`
    : storedAt(tentId, path);
  return thereSchema.parse(await db.$queryRaw`SELECT ${stored} AS there`)[0].there;
}

/**
 * Returns a check for whether a shop may have a page at an address: false only when there is nothing to render for any
 * visitor. True does not guarantee a page, as for a paused product.
 */
export function addressCheck(hasStored: (tentId: number, path: string) => Promise<boolean>) {
  return async (tentId: number, path: string): Promise<boolean> => {
    const route = matchShopRoute(path);
    if (route === null || (route.name === "/catalogo/[product]" && parseProductPath(path) === null)) return false;
    return route.facts.isStored ? hasStored(tentId, path) : true;
  };
}
