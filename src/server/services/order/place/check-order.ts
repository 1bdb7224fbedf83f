import type { CartCheck } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { limitOrderCalls } from "./order-limits";
import { priceOrder } from "./price-order";
import { readShop } from "./read-shop";

/** Prices a visitor's cart now and reports what changed since it was filled. Writes nothing. */
export async function checkOrder(ctx: ServiceContext, input: CartCheck, from: { address: string }) {
  await limitOrderCalls(ctx.db, { address: from.address, tentId: input.tentId });
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: input.tentId }));
  const shop = await readShop(ctx.db, tentId);
  if (shop.suspended) throw new AppError("TENT_SUSPENDED");
  return (await priceOrder(ctx.db, shop, input)).cart;
}
