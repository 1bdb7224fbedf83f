import { formerHandle } from "~/domain/catalogue/former-address";
import { findFormerProduct } from "~/server/services/catalogue/former-products";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";

/** Redirects a product's address at the shop's former platform to its page here; null for other addresses. */
export async function formerProduct({ read }: OpenShop, path: string): Promise<PageResult> {
  const handle = formerHandle(path);
  if (handle === null) return null;
  const movedTo = await read(["former-product", handle], (ctx, shown) => findFormerProduct(ctx, shown, handle));
  return movedTo === null ? null : { movedTo };
}
