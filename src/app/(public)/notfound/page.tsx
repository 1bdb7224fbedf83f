import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/session/error-page";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading, robots: { index: false } };

/** Where a shop that does not exist leads (spec §8). The front server answers it with 404. */
export default function NotFoundRoute() {
  return <ErrorPage view={errorView({ status: 404 })} />;
}
