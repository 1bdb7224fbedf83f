import { linksPage } from "../../links-page";
import { pageForAll } from "../../page-response";

/** Preview that the panel shows beside the links being edited. */
export const GET = pageForAll(async (shop) => ({ ...(await linksPage(shop, true)), preview: "scrolled" }));
