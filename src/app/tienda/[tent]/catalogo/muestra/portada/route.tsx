import "~/server/container";

import { homePage } from "../../../home-page";
import { sharedPage } from "../../../page-response";

/**
 * The page around the composer's preview: the published home, the same for everyone, until the panel sends it a draft
 * (`preview.entry`).
 */
export const GET = sharedPage(async (shop) => ({ ...(await homePage(shop, true)), preview: "scrolled" }));
