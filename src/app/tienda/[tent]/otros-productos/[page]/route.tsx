import "~/server/container";

import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryPage, looseProducts } from "../../category-page";
import { sharedPage } from "../../page-response";

export const GET = sharedPage<{ page: string }>(async (shop, { page }) => {
  const number = parsePageNumber(page);
  if (number === 1) return { movedTo: "/otros-productos" };
  return number === null ? null : categoryPage(shop, looseProducts(shop), number);
});
