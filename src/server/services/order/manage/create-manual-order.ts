import { asMerchantSells, type ManualOrder } from "~/domain/order/manage/manual";
import { priceCart } from "~/domain/order/place/pricing";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { createOrder, customerPhone, readBranch } from "../place/create-order";
import { orderTerms, readCatalogue } from "../place/price-order";
import { readShop } from "../place/read-shop";

/**
 * Creates an order received by phone or over the counter: own products, paused ones too, at the catalogue price or one
 * set by hand. No minimum applies, and stock is not taken until confirmation. The same client key twice is one order.
 */
export async function createManualOrder(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  input: ManualOrder,
): Promise<{ number: number }> {
  const by = ctx.actor?.userId;
  if (by === undefined) throw new AppError("SESSION_EXPIRED");
  return withTentLock(ctx, tentId, async (tx) => {
    const before = await tx.order.findUnique({
      where: { tentId_clientKey: { tentId, clientKey: input.clientKey } },
      select: { number: true },
    });
    if (before) return before;
    const shop = await readShop(tx, tentId);
    if (input.method === "DELIVERY" && input.zone !== null && !shop.zones.some(({ name }) => name === input.zone)) {
      throw fieldError("zone", "order.zoneRequired");
    }
    const phone = customerPhone(shop, input.customerPhone);
    const branch = await readBranch(tx, shop, input.branchId);
    const { catalogue, extras } = await readCatalogue(
      tx,
      shop,
      input.lines.map((line) => line.productId),
    );
    const cart = priceCart(
      input.lines.map(({ productId, variantId, quantityMilli }) => ({ productId, variantId, quantity: quantityMilli })),
      asMerchantSells(catalogue, input.lines),
      orderTerms(shop, input),
    );
    const [change] = cart.changes;
    if (cart.tooLarge || change?.kind === "tooLarge") throw fieldError("lines", "order.tooLarge");
    if (change) throw fieldError("lines", change.kind === "gone" ? "order.lineGone" : "order.quantityStep");
    const number = await createOrder(tx, ctx.now(), { shop, input, quote: { cart, extras }, phone, branch, by });
    return { number };
  });
}
