import { linksPage } from "../links-page";
import { pageForAll } from "../page-response";

export const GET = pageForAll((shop) => linksPage(shop));
