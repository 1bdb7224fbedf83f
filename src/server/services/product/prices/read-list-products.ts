import type { KnownProduct } from "~/domain/product/import/import-plan";
import type { ServiceContext } from "~/server/context";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readKnownProducts } from "../import/known-products";

const PAGE = 250;

/** The products that a list shows, by name, a page at a time. */
export async function* readListProducts(
  { db }: ServiceContext,
  tentId: OwnedTentId,
  { productIds }: OpenPriceList,
): AsyncGenerator<KnownProduct[]> {
  const rows = await db.product.findMany({
    where: { tentId, deletedAt: null, ...(productIds !== null && { id: { in: [...productIds] } }) },
    select: { id: true },
    orderBy: [{ searchText: "asc" }, { id: "asc" }],
  });
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += PAGE) yield await readKnownProducts(db, tentId, ids.slice(at, at + PAGE));
}
