import "~/server/container";

import { linksPage } from "../links-page";
import { sharedPage } from "../page-response";

export const GET = sharedPage((shop) => linksPage(shop));
