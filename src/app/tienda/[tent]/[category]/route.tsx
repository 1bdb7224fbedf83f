import "~/server/container";

import { categoryBySlug } from "../category-page";
import { sharedPage } from "../page-response";

export const GET = sharedPage<{ category: string }>((shop, { category }) => categoryBySlug(shop, category, 1));
