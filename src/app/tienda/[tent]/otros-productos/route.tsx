import { categoryPage, looseProducts } from "../category-page";
import { pageForAll } from "../page-answer";

export const GET = pageForAll((shop) => categoryPage(shop, looseProducts(shop), 1));
