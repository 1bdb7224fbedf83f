"use client";

import { productPath } from "~/domain/catalogue/slug";
import { useSession } from "~/features/app-context/session-provider";

/** URL of the product's page in the shop; null while the user has no shop. */
export function useShopLink(product: { id: number; name: string }): string | null {
  const { tent } = useSession();
  return tent ? `${tent.url}${productPath(product.id, product.name)}` : null;
}
