import "~/server/container";

import { cataloguePage } from "../catalogue-page";
import { sharedPage } from "../page-response";

export const GET = sharedPage((shop) => cataloguePage(shop, 1));
