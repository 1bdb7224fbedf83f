import type { Order } from "~/generated/prisma/client";
import { customerPhone } from "../place/create-order";
import type { Shop } from "../place/read-shop";

/** The phone of an edited order. What did not change is accepted as it is. @throws VALIDATION */
export function editedPhone(shop: Shop, order: Pick<Order, "customerPhone">, typed: string | null): string | null {
  const isSame = (typed ?? "").replace(/\D/g, "") === (order.customerPhone ?? "");
  return isSame ? order.customerPhone : customerPhone(shop, typed);
}
