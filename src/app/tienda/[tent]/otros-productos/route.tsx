import { categoryPage, looseProducts } from "../category-page";
import { pageForAll } from "../page-response";

export const GET = pageForAll((shop) => categoryPage(shop, looseProducts(shop), 1));
