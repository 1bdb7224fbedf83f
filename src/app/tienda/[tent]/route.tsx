import "~/server/container";

import { homePage } from "./home-page";
import { sharedPage } from "./page-response";

/** The shop's home. */
export const GET = sharedPage((shop) => homePage(shop));
