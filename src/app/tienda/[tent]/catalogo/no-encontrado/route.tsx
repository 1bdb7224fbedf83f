import "~/server/container";

import { sharedPage } from "../../page-response";

/** The page that the edge serves for every 404 of a shop; see `MISSING_PATH`. */
export const GET = sharedPage(async () => null);
