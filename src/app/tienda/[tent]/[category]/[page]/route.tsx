import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryBySlug } from "../../category-page";
import { pageForAll } from "../../page-response";

export const GET = pageForAll<{ category: string; page: string }>(async (shop, { category, page }) => {
  const number = parsePageNumber(page);
  if (number === 1) return { movedTo: `/${encodeURIComponent(category)}` };
  return number === null ? null : categoryBySlug(shop, category, number);
});
