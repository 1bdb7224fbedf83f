import type { Instrumentation } from "next";
import { reportPageError } from "~/server/edge/application/page-errors";

/** Next tells what a page or a route threw; what it answers by itself, as for a page that is not found, it does not. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  reportPageError(error, request);
};
