import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryBySlug } from "../../category-page";
import { sharedPage } from "../../page-response";

export const GET = sharedPage<{ category: string; page: string }>(async (shop, { category, page }) => {
  const number = parsePageNumber(page);
  if (number === 1) return { movedTo: `/${encodeURIComponent(category)}` };
  return number === null ? null : categoryBySlug(shop, category, number);
});
