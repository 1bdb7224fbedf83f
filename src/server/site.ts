import { cache } from "react";
import { serviceContext } from "~/server/container";
import { getSite } from "~/server/services/site/get-site";

/** The configuration of the site, read once a request. */
export const loadSite = cache(() => getSite(serviceContext(null)));
