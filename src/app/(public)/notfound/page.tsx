import type { Metadata } from "next";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/app-context/failures/error-page";
import { PublicFooter } from "~/features/site/public-footer";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).errorsPage.notFound.heading, robots: { index: false } };
}

/** Target of unknown shop hosts (docs/product.md#error-page). The edge responds with 404. */
export default function NotFoundRoute() {
  return (
    <>
      <ErrorPage view={errorView({ status: 404 })} />
      <PublicFooter />
    </>
  );
}
