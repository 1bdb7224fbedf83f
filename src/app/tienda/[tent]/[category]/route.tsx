import { categoryBySlug } from "../category-page";
import { pageForAll } from "../page-response";

export const GET = pageForAll<{ category: string }>((shop, { category }) => categoryBySlug(shop, category, 1));
