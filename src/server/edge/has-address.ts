import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { formerHandle } from "~/domain/catalogue/former-address";
import { parseProductPath } from "~/domain/catalogue/slug";
import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/database/client";
import { withHandle } from "~/server/services/catalogue/former-products";

const FOLDER = "/tienda/[tent]";
/** Routes of which the database says whether they have a page. */
const STORED_ROUTES = ["/[category]", "/[category]/[page]", "/collections/[collection]/products/[handle]"];
const manifestSchema = z.object({ dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })) });

/**
 * The route of `app/tienda` that an address inside a shop belongs to, for example "/[category]"; null when none
 * matches.
 */
export type RouteOf = (path: string) => string | null;

/** Reads the routes of this build. */
export function readShopRoutes(dir: string): RouteOf {
  const manifest: unknown = JSON.parse(readFileSync(join(dir, ".next/routes-manifest.json"), "utf8"));
  return shopRoutes(manifestSchema.parse(manifest).dynamicRoutes);
}

/** Routes in Next's order: the first match wins. */
export function shopRoutes(routes: readonly { page: string; regex: string }[]): RouteOf {
  const known = routes
    .filter(({ page }) => page === FOLDER || page.startsWith(`${FOLDER}/`))
    .map(({ page, regex }) => ({ route: page.slice(FOLDER.length), regex: new RegExp(regex) }));
  return (path) => known.find(({ regex }) => regex.test(`/tienda/x${path}`))?.route ?? null;
}

const thereSchema = z.tuple([z.object({ there: z.boolean() })]);

/**
 * Whether the database has something for an address: a category that is or was at its first segment, or a product that
 * the shop's former platform had there.
 */
export async function hasStoredAddress(db: Db, tentId: number, path: string): Promise<boolean> {
  const slug = decodeURIComponent(path.split("/")[1] ?? "");
  const handle = formerHandle(path);
  const former =
    handle === null
      ? Prisma.empty
      : Prisma.sql`OR EXISTS (SELECT 1 FROM product_origins o WHERE ${withHandle(tentId, handle)})`;
  const rows = await db.$queryRaw`SELECT EXISTS (SELECT 1 FROM categories WHERE tent_id = ${tentId} AND slug = ${slug})
    OR EXISTS (SELECT 1 FROM old_category_slugs WHERE tent_id = ${tentId} AND slug = ${slug})
    OR EXISTS (SELECT 1 FROM configuration WHERE id = 1 AND special_cat_url = ${`/${slug}`}) ${former} AS there`;
  return thereSchema.parse(rows)[0].there;
}

/**
 * Returns a check for whether a shop may have a page at an address: false only when there is nothing to render for any
 * visitor. True does not guarantee a page, as for a paused product.
 */
export function addressCheck(routeOf: RouteOf, hasStored: (tentId: number, path: string) => Promise<boolean>) {
  return async (tentId: number, path: string): Promise<boolean> => {
    const route = routeOf(path);
    if (route === null) return false;
    // The page itself queries the product first, which is cheap when it does not exist.
    if (route === "/catalogo/[product]") return parseProductPath(path) !== null;
    return STORED_ROUTES.includes(route) ? hasStored(tentId, path) : true;
  };
}
