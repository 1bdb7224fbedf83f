import "~/server/container";

import { parsePageNumber } from "~/domain/catalogue/view";
import { cataloguePage } from "../../../catalogue-page";
import { sharedPage } from "../../../page-response";

export const GET = sharedPage<{ page: string }>(async (shop, { page }) => {
  const number = parsePageNumber(page);
  if (number === 1) return { movedTo: "/catalogo" };
  return number === null ? null : cataloguePage(shop, number);
});
