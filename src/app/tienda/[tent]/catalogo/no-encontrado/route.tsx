import { pageForAll } from "../../page-response";

/** What the front server shows in place of everything that a shop does not have; see `MISSING_PATH`. */
export const GET = pageForAll(async () => null);
