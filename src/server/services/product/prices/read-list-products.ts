import { centsFromDecimal } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import type { OpenPriceList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The products that a list shows, by name, with their public prices. */
export async function readListProducts({ db }: ServiceContext, tentId: OwnedTentId, { productIds }: OpenPriceList) {
  const rows = await db.product.findMany({
    where: { tentId, deletedAt: null, ...(productIds !== null && { id: { in: [...productIds] } }) },
    select: {
      id: true,
      name: true,
      sku: true,
      price: true,
      variants: {
        orderBy: [{ position: "asc" }, { id: "asc" }],
        select: { id: true, values: true, sku: true, price: true },
      },
    },
    orderBy: [{ searchText: "asc" }, { id: "asc" }],
  });
  return rows.map(({ price, variants, ...product }) => ({
    ...product,
    price: centsFromDecimal(price),
    variants: variants.map((variant) => ({ ...variant, price: centsFromDecimal(variant.price) })),
  }));
}
