import { linksPage } from "../../links-page";
import { pageForAll } from "../../page-response";

/** What the panel shows beside the links that are being chosen. */
export const GET = pageForAll(async (shop) => ({ ...(await linksPage(shop, true)), preview: "scrolled" }));
