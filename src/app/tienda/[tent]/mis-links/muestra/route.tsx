import "~/server/container";

import { linksPage } from "../../links-page";
import { sharedPage } from "../../page-response";

/** Preview that the panel shows beside the links being edited. */
export const GET = sharedPage(async (shop) => ({ ...(await linksPage(shop, true)), preview: "scrolled" }));
