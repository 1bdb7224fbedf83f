import { categoryBySlug } from "../category-page";
import { pageForAll } from "../page-answer";

export const GET = pageForAll<{ category: string }>((shop, { category }) => categoryBySlug(shop, category, 1));
