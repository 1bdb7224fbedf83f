import "~/server/container";

import { categoryPage, looseProducts } from "../category-page";
import { sharedPage } from "../page-response";

export const GET = sharedPage((shop) => categoryPage(shop, looseProducts(shop), 1));
