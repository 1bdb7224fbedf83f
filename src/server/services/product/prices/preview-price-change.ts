import { changePrices } from "~/domain/product/prices/price-change";
import type { PricePreviewInput } from "~/domain/product/prices/price-change-schemas";
import type { ServiceContext } from "~/server/context";
import { readOwnList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readPricedProducts } from "./read-priced-products";
import { showPriceRows } from "./show-price-rows";

/**
 * Every price the rule would write, one page of them with name and photo, and the fingerprint required to apply it.
 * @throws NOT_FOUND for another tent's price list
 */
export async function previewPriceChange(ctx: ServiceContext, tentId: OwnedTentId, input: PricePreviewInput) {
  const list = input.listId === null ? null : await readOwnList(ctx.db, tentId, input.listId);
  const rows = changePrices(await readPricedProducts(ctx.db, tentId, input.scope, list), input.rule);
  return showPriceRows(ctx.db, tentId, rows, input.page);
}
