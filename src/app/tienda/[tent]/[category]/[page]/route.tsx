import "~/server/container";

import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryBySlug } from "../../category-page";
import { formerProduct } from "../../former-product";
import { sharedPage } from "../../page-response";

/** A page of a category; `/products/{handle}` and its like redirect to the product that came from another platform. */
export const GET = sharedPage<{ category: string; page: string }>(async (shop, { category, page }) => {
  const number = parsePageNumber(page);
  const listed = number === null ? null : await categoryBySlug(shop, category, number);
  if (listed === null) return formerProduct(shop, `/${category}/${page}`);
  return number === 1 ? { movedTo: `/${encodeURIComponent(category)}` } : listed;
});
