import { pageForAll } from "../../page-response";

/** What the edge shows in place of everything that a shop does not have; see `MISSING_PATH`. */
export const GET = pageForAll(async () => null);
