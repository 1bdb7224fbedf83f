import { linksPage } from "../links-page";
import { pageForAll } from "../page-answer";

export const GET = pageForAll((shop) => linksPage(shop));
