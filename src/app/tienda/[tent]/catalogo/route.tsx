import { cataloguePage } from "../catalogue-page";
import { pageForAll } from "../page-answer";

export const GET = pageForAll((shop) => cataloguePage(shop, 1));
