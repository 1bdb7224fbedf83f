import { cataloguePage } from "../catalogue-page";
import { pageForAll } from "../page-response";

export const GET = pageForAll((shop) => cataloguePage(shop, 1));
